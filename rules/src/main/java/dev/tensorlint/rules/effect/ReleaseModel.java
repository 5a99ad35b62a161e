// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
import java.util.Set;

/**
 * How the objects of a type are released.
 *
 * @param methods names of the methods that release an object, without parameters
 * @param functions static methods that release it as their first argument
 * @param again effect of a second release
 * @param releasedTests names of the methods that return whether it is released
 * @param openTests names of the methods that return whether it is open
 * @param cascades whether its release releases what it owns
 * @param isNoop whether the release has no effect and is therefore not required
 * @param collection whether the garbage collector releases it as well
 * @param isRefillable whether a released object is an empty one, which calls may fill again
 * @param keepsLent whether a release of one that another resource lends has no effect
 * @param with types of which the one open object releases it as well
 */
public record ReleaseModel(
    List<String> methods,
    List<ReleaseFunction> functions,
    SecondRelease again,
    Set<String> releasedTests,
    Set<String> openTests,
    boolean cascades,
    boolean isNoop,
    Collection collection,
    boolean isRefillable,
    boolean keepsLent,
    Set<String> with) {

  /**
   * Returns whether a method of this name does nothing else than to release: {@code close}, and the
   * first one. Another one may do more, as a {@code commit} does.
   */
  public boolean isPlain(String method) {
    return method.equals("close") || (!methods.isEmpty() && methods.get(0).equals(method));
  }

  /** Whether the garbage collector releases an object that no code releases. */
  public enum Collection {
    /** It does not: the memory is lost. */
    NEVER,
    /** It does, at some time: it does not know how much memory the object stands for. */
    UNCOUNTED,
    /** It does in time: the library counts what is open, and asks for a collection. */
    COUNTED,
    /** It does, and code leaves it to that: an explicit release only frees memory earlier. */
    USUAL
  }

  /** The effect of a second release. */
  public enum SecondRelease {
    /** No effect. */
    ALLOWED,
    /** A line in the log. */
    LOGGED,
    /** An exception or worse. */
    FORBIDDEN
  }

  /** The objects need no release. */
  public static final ReleaseModel NONE = by(List.of());

  public ReleaseModel {
    methods = List.copyOf(methods);
    functions = List.copyOf(functions);
    releasedTests = Set.copyOf(releasedTests);
    openTests = Set.copyOf(openTests);
    with = Set.copyOf(with);
  }

  /** Returns the release by methods of the object that may be called again. */
  public static ReleaseModel by(List<String> methods) {
    return new ReleaseModel(
        methods,
        List.of(),
        SecondRelease.ALLOWED,
        Set.of(),
        Set.of(),
        false,
        false,
        Collection.NEVER,
        false,
        false,
        Set.of());
  }

  /**
   * Returns this release with the methods that tell it.
   *
   * @param released names of the methods that return whether the object is released
   * @param open names of the methods that return whether it is open
   */
  public ReleaseModel toldBy(Set<String> released, Set<String> open) {
    return new ReleaseModel(
        methods,
        functions,
        again,
        released,
        open,
        cascades,
        isNoop,
        collection,
        isRefillable,
        keepsLent,
        with);
  }

  /** Returns whether the garbage collector releases an object that no code releases. */
  public boolean isCollected() {
    return collection != Collection.NEVER;
  }

  /** Returns whether each object must be released. */
  public boolean isRequired() {
    return !(methods.isEmpty() && functions.isEmpty()) && !isNoop;
  }
}
