// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ContainerModel;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.List;
import java.util.Optional;

/**
 * Types of libraries that build containers. They are known by what they declare: a method without
 * parameters named {@code build} gives a container, and what puts elements in gives the builder
 * again.
 */
final class ContainerBuilders {

  private static final String BUILD = "build";
  private static final List<String> ADDITIONS = List.of("add", "put");
  private static final Summary BEGINS =
      Contracts.modelled(
          ResultEffect.of(ResultEffect.Kind.FRESH), OperandEffect.BORROWS, List.of());
  private static final Summary ADDS =
      Contracts.modelled(
          ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.RECEIVER),
          OperandEffect.BORROWS,
          List.of(OperandEffect.ADDS));
  private static final Summary BUILDS =
      Contracts.modelled(
          ResultEffect.of(ResultEffect.Kind.ELEMENTS_OF, Operand.RECEIVER),
          OperandEffect.BORROWS,
          List.of());

  private final LifecycleModels models;
  private final TypeOracle types;

  ContainerBuilders(LifecycleModels models, TypeOracle types) {
    this.models = models;
    this.types = types;
  }

  /** Returns a type as a container with the elements of what it builds; empty if it builds none. */
  Optional<ContainerModel> container(String type) {
    boolean putsIn =
        ADDITIONS.stream()
            .flatMap(name -> types.methods(type, name).stream())
            .anyMatch(method -> isAddition(type, method));
    return putsIn
        ? types.methods(type, BUILD).stream()
            .filter(ContainerBuilders::isBuild)
            .flatMap(method -> models.container(method.returnType().name(), types).stream())
            .findFirst()
            .map(built -> new ContainerModel(type, built.elements(), built.isWeak(), false, false))
        : Optional.empty();
  }

  /**
   * Returns what a method of such a type does, or one that begins such an object; empty for any
   * other method.
   */
  Optional<Summary> effect(String type, MethodRef method) {
    if (begins(method)) {
      return Optional.of(BEGINS);
    }
    boolean adds = isAddition(type, method);
    boolean builds = isBuild(method);
    if ((!adds && !builds) || container(type).isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(adds ? ADDS : BUILDS);
  }

  /** A static method may get no more than the number of elements that are expected. */
  private boolean begins(MethodRef method) {
    return method.isStatic()
        && method.name().startsWith(BUILD)
        && method.parameters().stream().allMatch(TypeRef::isPrimitive)
        && container(method.returnType().name()).isPresent();
  }

  /** Variants of {@code build} say what becomes of a key that comes twice. */
  private static boolean isBuild(MethodRef method) {
    return method.name().startsWith(BUILD)
        && method.parameters().isEmpty()
        && !method.isStatic()
        && !method.returnType().isPrimitive();
  }

  private static boolean isAddition(String type, MethodRef method) {
    return !method.isStatic()
        && !method.parameters().isEmpty()
        && isNamedForAddition(method.name())
        && method.returnType().name().equals(type);
  }

  private static boolean isNamedForAddition(String name) {
    return ADDITIONS.stream().anyMatch(name::startsWith);
  }
}
