// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.List;
import java.util.Optional;

/** The summaries of members that the language or Lombok defines, which have no source. */
final class ImplicitMembers {

  private ImplicitMembers() {}

  /** Returns the summary of a member that a type has and does not declare. */
  static Optional<Summary> effects(TypeDecl type, MethodRef called) {
    boolean isDeclared = type.methods().stream().anyMatch(method -> method.ref().equals(called));
    if (isDeclared) {
      return Optional.empty();
    }
    return switch (type.kind()) {
      case CLASS -> ofClass(type, called);
      case RECORD -> ofRecord(components(type), called);
      case ENUM -> GeneratedMembers.effects(type, called);
      case INTERFACE, ANNOTATION -> Optional.empty();
    };
  }

  private static Optional<Summary> ofClass(TypeDecl type, MethodRef called) {
    boolean isDefault =
        called.isConstructor()
            && type.methods().stream()
                .noneMatch(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR);
    return GeneratedMembers.effects(type, called)
        .or(() -> isDefault ? Optional.of(Summary.harmless(List.of())) : Optional.empty());
  }

  private static List<FieldDecl> components(TypeDecl type) {
    return type.fields().stream().filter(field -> !field.isStatic()).toList();
  }

  private static Optional<Summary> ofRecord(List<FieldDecl> components, MethodRef called) {
    if (called.isConstructor()) {
      boolean isCanonical = called.parameters().size() == components.size();
      return isCanonical
          ? Optional.of(
              Summary.harmless(List.of())
                  .storingParameters(components.stream().map(FieldKey::of).toList()))
          : Optional.empty();
    }
    return called.parameters().isEmpty()
        ? components.stream()
            .filter(component -> component.name().equals(called.name()))
            .findFirst()
            .map(component -> Summary.accessor(FieldKey.of(component)))
        : Optional.empty();
  }
}
