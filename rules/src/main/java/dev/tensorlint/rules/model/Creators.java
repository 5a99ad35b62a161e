// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What makes the resources that models describe. A type that nothing makes has no findings, however
 * it is used. Only what is sure counts: a method whose type is not known may give anything, and so
 * may the constructor of a subclass that no model describes.
 */
final class Creators {

  private static final Set<ResultEffect.Kind> MAKING =
      EnumSet.of(
          ResultEffect.Kind.FRESH,
          ResultEffect.Kind.SCOPED,
          ResultEffect.Kind.HANDLE,
          ResultEffect.Kind.CHILD_OF,
          ResultEffect.Kind.UNACQUIRED,
          ResultEffect.Kind.ACQUIRED_WITH,
          ResultEffect.Kind.OWNED_BY,
          ResultEffect.Kind.OWNED_BY_OWNER_OF,
          ResultEffect.Kind.MAYBE_ALIAS,
          ResultEffect.Kind.BORROW,
          ResultEffect.Kind.LENT_UNTIL_STEP);

  private final LoadedModels models;
  private final TypeOracle types;

  Creators(LoadedModels models, TypeOracle types) {
    this.models = models;
    this.types = types;
  }

  /** Returns whether nothing creates the objects of a type that must be released. */
  boolean areMissing(LibraryModel.Type type) {
    TypeModel model = type.model();
    return model != null
        && model.mustBeReleased()
        && !isConstructed(type)
        && models.libraries().stream().noneMatch(library -> makes(library, type.name()));
  }

  private boolean makes(LibraryModel library, String wanted) {
    return library.types().stream().anyMatch(type -> makes(library, type, wanted));
  }

  private boolean makes(LibraryModel library, LibraryModel.Type type, String wanted) {
    boolean isHeir = !type.name().equals(wanted) && types.isSubtype(type.name(), wanted);
    return (isHeir && isConstructed(type))
        || type.methods().stream()
            .filter(method -> !method.pattern().isConstructor())
            .filter(method -> MAKING.contains(method.effect().result().kind()))
            .anyMatch(method -> gives(library, type, method.pattern(), wanted));
  }

  /** A type is made by its constructors, and those of its subclasses, unless an entry denies it. */
  private static boolean isConstructed(LibraryModel.Type type) {
    List<LibraryModel.Method> constructors =
        type.methods().stream().filter(method -> method.pattern().isConstructor()).toList();
    return constructors.stream().noneMatch(method -> isForAll(method.pattern()))
        || constructors.stream().map(LibraryModel.Method::effect).anyMatch(Creators::isMaking);
  }

  private static boolean isForAll(MethodPattern pattern) {
    return pattern.isOpen() && pattern.parameters().isEmpty();
  }

  private static boolean isMaking(Summary constructor) {
    return MAKING.contains(constructor.result().kind())
        || constructor.parameters().effects().contains(OperandEffect.WRAPS);
  }

  private boolean gives(
      LibraryModel library, LibraryModel.Type owner, MethodPattern pattern, String wanted) {
    if (!types.isKnown(owner.name())) {
      return library.origin() != ModelOrigin.BUNDLED || !types.isKnown(wanted);
    }
    return pattern.hasWildcardName()
        || types.methods(owner.name(), pattern.name()).stream()
            .filter(pattern::matches)
            .map(MethodRef::returnType)
            .anyMatch(given -> given.isArray() || canBe(given.name(), wanted));
  }

  /** What is returned may be a container, or have a type variable's bound for its type. */
  private boolean canBe(String given, String wanted) {
    return !types.isKnown(wanted)
        || types.isSubtype(given, wanted)
        || types.isSubtype(wanted, given)
        || models.models().container(given, types).isPresent();
  }
}
