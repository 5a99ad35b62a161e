// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
import java.util.Set;

/**
 * What a model says of a type.
 *
 * @param name binary name
 * @param library coordinates of the library whose model says so
 * @param kind what it is
 * @param releaseMethods names of the methods that release it, without parameters
 * @param secondRelease what a second release does
 * @param releasedTests names of the methods that tell whether it is released
 * @param openTests names of the methods that tell whether it is still open
 * @param metadata names of the methods that stay legal after release
 * @param cascades whether releasing it releases what it owns
 * @param noopClose whether closing it does nothing, so that nobody need close it
 * @param threadConfined whether only one thread may use it
 * @param stateful whether it keeps state between calls
 * @param heavy whether it is meant to be built once
 */
public record TypeModel(
    String name,
    String library,
    ModelKind kind,
    List<String> releaseMethods,
    SecondRelease secondRelease,
    Set<String> releasedTests,
    Set<String> openTests,
    Set<String> metadata,
    boolean cascades,
    boolean noopClose,
    boolean threadConfined,
    boolean stateful,
    boolean heavy) {

  /** What happens when something is released twice. */
  public enum SecondRelease {
    /** Nothing. */
    ALLOWED,
    /** A line in a log. */
    LOGGED,
    /** An exception or worse. */
    FORBIDDEN
  }

  public TypeModel {
    releaseMethods = List.copyOf(releaseMethods);
    releasedTests = Set.copyOf(releasedTests);
    openTests = Set.copyOf(openTests);
    metadata = Set.copyOf(metadata);
  }

  /** Returns whether somebody has to release each object. */
  public boolean mustBeReleased() {
    return !releaseMethods.isEmpty() && !noopClose;
  }
}
