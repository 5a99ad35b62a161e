// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A class whose objects a container makes, and ends: there is no code that could close them, but
 * the container calls a method with {@code @PreDestroy}.
 *
 * @param annotation the annotation of such a method
 * @param endsEach whether the container ends all objects that it makes
 */
record ManagedType(TypeRef annotation, boolean endsEach) {

  private static final String NAME = "PreDestroy";
  private static final List<String> PACKAGES = List.of("jakarta.annotation", "javax.annotation");

  /** Of these, a container makes objects that it does not end. */
  private static final Set<String> HANDED_OUT = Set.of("Scope", "Dependent");

  /** Empty if nothing shows that a container makes the objects, or which annotation it knows. */
  static Optional<ManagedType> of(Code code, TypeDecl type) {
    Set<String> managed = code.models().conventions().frameworks().managed();
    boolean isManaged =
        annotations(type).anyMatch(each -> managed.contains(each.name()))
            && Creations.of(code, type).isEmpty();
    return isManaged
        ? Imports.packageInUse(code, PACKAGES, NAME)
            .map(home -> new ManagedType(TypeRef.of(home + "." + NAME), endsEach(type)))
        : Optional.empty();
  }

  private static Stream<Annotation> annotations(TypeDecl type) {
    return Stream.concat(
        type.annotations().stream(),
        type.methods().stream().flatMap(method -> method.annotations().stream()));
  }

  private static boolean endsEach(TypeDecl type) {
    return type.annotations().stream().noneMatch(each -> HANDED_OUT.contains(each.name()));
  }
}
