// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/**
 * Who releases a resource, told where a method makes it.
 *
 * @param name what it is known by
 * @param made the whole expression that makes it
 * @param by variable, field or expression of the owner for {@link Kind#OWNER} and {@link
 *     Kind#FIELD}, else empty
 */
public record Ownership(String name, Place made, Kind kind, String by) {

  /** What kind of owner it is. */
  public enum Kind {
    /** Another resource, such as a scope or a manager, with which it is released. */
    OWNER,
    /** The method that makes it. */
    METHOD,
    /** A field that the method puts it in. */
    FIELD,
    /** Whoever calls the method, which returns it. */
    CALLER,
    /** A scope that some caller has open, if one has. */
    SCOPE_OF_CALLER,
    /** Code that the method gives it to. */
    RECEIVER,
    /** Nobody that the analysis knows of. */
    NOBODY
  }
}
