// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/**
 * The owner of a resource, shown at the expression that creates it.
 *
 * @param name name of the resource
 * @param made the whole expression that creates it
 * @param by variable, field or expression of the owner for {@link Kind#OWNER} and {@link
 *     Kind#FIELD}, else empty
 */
public record Ownership(String name, Place made, Kind kind, String by) {

  /** The kind of owner. */
  public enum Kind {
    /** Another resource, such as a scope or a manager, whose release releases it. */
    OWNER,
    /** The method that creates it. */
    METHOD,
    /** A field in which the method stores it. */
    FIELD,
    /** The caller, to which the method returns it. */
    CALLER,
    /** A scope that a caller may have opened. */
    SCOPE_OF_CALLER,
    /** Code to which the method passes it. */
    RECEIVER,
    /** No owner is known. */
    NOBODY
  }
}
