// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ContainerModel;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.Optional;

/**
 * The classes that are containers, by the models, by what they inherit, and by what they declare as
 * builders of containers.
 */
public record ContainerTypes(LifecycleModels models, TypeOracle types, ProgramTypes program) {

  /** Returns whether a class is a container, whatever its elements are. */
  public boolean is(String type) {
    return known(type).isPresent();
  }

  /** Returns whether the type is a container with an unknown element type. */
  public boolean isRaw(TypeRef type) {
    return type.arguments().isEmpty() && !type.isArray() && is(type.name());
  }

  /** Returns whether a container references its elements only weakly. */
  public boolean isWeak(String container) {
    return models.container(container, types).map(ContainerModel::isWeak).orElse(false);
  }

  /** Returns whether what is taken out of a container must be given back. */
  public boolean isPool(String container) {
    return models.container(container, types).map(ContainerModel::isPool).orElse(false);
  }

  /**
   * Returns whether a container hands out its elements one as good as another, so that it can serve
   * as a pool; a map does not, nor a container that holds them weakly, or one that sorts them.
   */
  public boolean mayBePool(String container) {
    return models
        .container(container, types)
        .filter(known -> known.isPool() || known.elements().size() == 1)
        .filter(known -> known.isPool() || !(known.isWeak() || known.isSorted()))
        .isPresent();
  }

  /**
   * Returns whether a class of the program inherits the code of a library's container. One that
   * only implements an interface of containers has code of its own.
   */
  public boolean isHeir(String type) {
    return program.declaration(type).isPresent()
        && types.supertypes(type).stream().anyMatch(each -> is(each) && isLibraryClass(each));
  }

  /** Returns the supertype that makes a class a container; none of a class that is its own. */
  Optional<TypeRef> inherited(String type) {
    Optional<TypeDecl> declared = program.declaration(type);
    if (declared.isEmpty()) {
      return Optional.empty();
    }
    return declared.get().supertypes().stream()
        .filter(supertype -> is(supertype.name()))
        .filter(supertype -> !types.isSubtype(supertype.name(), type))
        .filter(supertype -> isHeir(supertype.name()) || isLibraryClass(supertype.name()))
        .findFirst();
  }

  private boolean isLibraryClass(String type) {
    return program.declaration(type).isEmpty()
        && !types.methods(type, MethodRef.CONSTRUCTOR).isEmpty();
  }

  /** Returns what is known of a container; empty for any other class. */
  Optional<ContainerModel> known(String type) {
    Optional<ContainerModel> modelled = models.container(type, types);
    return modelled.isPresent() || program.declaration(type).isPresent()
        ? modelled
        : new ContainerBuilders(models, types).container(type);
  }
}
