// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import java.util.Set;

/**
 * The types that a front end can resolve, from sources and class path. Thread-safe and
 * deterministic.
 */
public interface TypeOracle {

  /**
   * Returns the type itself and all its supertypes as binary names, breadth first: superclass
   * before interfaces, in the order of the declaration, each once. Empty if the type is not known.
   */
  List<String> supertypes(String binaryName);

  /**
   * Returns the methods of this name that a type declares or inherits, constructors for {@code
   * <init>}.
   */
  List<MethodRef> methods(String binaryName, String name);

  /**
   * Returns the names of all methods that a type declares or inherits, for suggestions; empty if a
   * front end cannot list them.
   */
  default Set<String> methodNames(String binaryName) {
    return Set.of();
  }

  /**
   * Returns the binary names of the types of a package, including nested types and those of the
   * sources. Empty if there is no such package, or if a front end cannot list it.
   */
  default Set<String> typesIn(String packageName) {
    return Set.of();
  }

  /**
   * Returns whether the JDK or the class path has a package, so that all of its types are known.
   * Sources alone may be a part of it.
   */
  default boolean hasPackage(String packageName) {
    return false;
  }

  /**
   * Returns the annotations of a method of the class path; {@link MethodAnnotations#NONE} if a
   * front end cannot read them.
   */
  default MethodAnnotations annotations(MethodRef method) {
    return MethodAnnotations.NONE;
  }

  /**
   * Returns the annotations of a type of the class path, without those of its supertypes; empty if
   * a front end cannot read them.
   */
  default List<MethodAnnotations.Use> typeAnnotations(String binaryName) {
    return List.of();
  }

  default boolean isKnown(String binaryName) {
    return !supertypes(binaryName).isEmpty();
  }

  /** Returns whether one type is the other or inherits from it; false when it is not known. */
  default boolean isSubtype(String binaryName, String of) {
    return binaryName.equals(of) || supertypes(binaryName).contains(of);
  }
}
