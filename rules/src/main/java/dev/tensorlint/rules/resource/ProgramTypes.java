// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Describes how the types of the program relate to resources. */
public interface ProgramTypes {

  /** Returns the components of a record in declaration order; empty for any other type. */
  Map<FieldKey, TypeRef> components(String type);

  /**
   * Returns whether a class of the program, or one that it inherits from, overrides a release and
   * releases nothing there, so that no call of it is required.
   *
   * @param releaseMethods names of the methods, which have no parameters
   */
  default boolean releasesNothing(String type, List<String> releaseMethods) {
    return false;
  }

  /** Returns the declaration of a type of the program; empty for any other type. */
  default Optional<TypeDecl> declaration(String type) {
    return Optional.empty();
  }

  /** Returns a type of the program as a resource; empty if its objects need no release. */
  default Optional<OwnerType> owner(String type) {
    return Optional.empty();
  }

  /**
   * Returns the constructor of a library with which a constructor of the program begins; empty for
   * any other constructor.
   */
  default Optional<MethodRef> superConstructor(MethodRef constructor) {
    return Optional.empty();
  }
}
