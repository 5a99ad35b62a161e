// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Optional;

/** What the models and the types of the program say of calls: effects, results and releases. */
public record CallModels(Library library) {

  /**
   * Returns the modelled summary of a method for the known class of the receiver. What is stated of
   * a whole package describes no type that the program adds to it.
   */
  public Optional<Summary> effect(String receiverType, MethodRef method) {
    boolean isDeclared = library.program().declaration(method.owner()).isPresent();
    if (isDeclared && library.models().isOfPackageOnly(receiverType, method, library.types())) {
      return Optional.empty();
    }
    Optional<Summary> modelled = library.models().effect(receiverType, method, library.types());
    return modelled.isPresent() || isDeclared
        ? modelled.map(summary -> new StatedAdditions(library).in(summary))
        : new ContainerBuilders(library.models(), library.types()).effect(receiverType, method);
  }

  /** Returns the model of the type on which a call is made. */
  public Optional<TypeModel> receiverModel(Instr.Invoke call) {
    return library.models().type(call.receiverType(), library.types());
  }

  /** Returns whether a call is one of the release methods of a modelled type. */
  public boolean isRelease(String receiverType, String method) {
    return library
        .model(receiverType)
        .map(model -> model.release().methods().contains(method))
        .orElse(false);
  }

  /**
   * Returns the model of what a call releases by its name: an object of a modelled type that no
   * other object releases anyway.
   */
  public Optional<TypeModel> releasedBy(Instr.Invoke call) {
    return receiverModel(call)
        .filter(model -> model.release().methods().contains(call.callee().name()))
        .filter(model -> model.mustBeReleased() && !isOwnedByCreator(model));
  }

  /**
   * Returns whether the objects of a type are released by the owner of those that they are made of,
   * such as the arrays of a manager, so that no other code need release them.
   */
  private boolean isOwnedByCreator(TypeModel type) {
    return library
        .models()
        .hasMethod(
            effect -> effect.result().kind() == ResultEffect.Kind.OWNED_BY_OWNER_OF,
            type.name(),
            library.types());
  }

  /** Returns whether a call is {@code close()} on an {@link AutoCloseable}. */
  public boolean isClose(Instr.Invoke call) {
    return call.callee().name().equals("close")
        && call.arguments().isEmpty()
        && library.isAutoCloseable(call.receiverType());
  }

  /**
   * Returns what the result of a call leads to, by its static type or else by its declared type.
   */
  public Optional<Library.Followed> result(Instr.Invoke call) {
    Optional<Library.Followed> own =
        resultModel(call).map(model -> new Library.Followed(model, null));
    return own.or(() -> library.container(call.type())).or(() -> inside(call.type()));
  }

  /**
   * Returns the model of the result of a call, by its static type or else by its declared type. A
   * constructor call from another constructor has no result, because the object exists already; an
   * example is {@code super(...)} in a class that extends a predictor.
   */
  private Optional<TypeModel> resultModel(Instr.Invoke call) {
    Optional<TypeModel> here = library.resourceModel(call.type());
    MethodRef method = call.method();
    return here.isPresent() || method == null || method.isConstructor()
        ? here
        : library.resourceModel(method.returnType());
  }

  /**
   * Returns the resource inside an object that stands for it, such as an optional: one of a type
   * whose objects are made by wrapping one value, and have that value's type as their argument.
   */
  private Optional<Library.Followed> inside(TypeRef type) {
    boolean standsForOther =
        type.arguments().size() == 1
            && library.models().hasMethod(CallModels::wrapsOne, type.name(), library.types());
    return standsForOther
        ? library
            .resourceModel(type.arguments().get(0))
            .map(model -> new Library.Followed(model, null))
        : Optional.empty();
  }

  private static boolean wrapsOne(Summary effect) {
    return effect.parameter(0).move() == OperandEffect.Move.INTO_RESULT;
  }

  /**
   * Returns whether a call creates a container. The constructor's arguments are the first elements.
   */
  public boolean isNewContainer(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null
        && method.isConstructor()
        && call.receiver() == null
        && library.containers().is(call.type().name());
  }

  /**
   * Returns the model of the object that a constructor without a model entry creates; empty where
   * that object needs no release.
   */
  public Optional<TypeModel> fresh(Instr.Invoke call) {
    MethodRef method = call.method();
    if (method == null || !method.isConstructor() || call.receiver() != null) {
      return Optional.empty();
    }
    Optional<TypeModel> modelled =
        library
            .models()
            .fresh(method.owner(), library.types())
            .or(() -> inherited(call).flatMap(made -> madeByType(method.owner())));
    return modelled.isPresent()
        ? modelled.filter(
            made ->
                !library.program().releasesNothing(call.receiverType(), made.release().methods()))
        : maker(method).map(OwnerType::model);
  }

  private Optional<TypeModel> madeByType(String type) {
    return library.models().type(type, library.types()).filter(TypeModel::mustBeReleased);
  }

  /**
   * Returns what a constructor of the program makes of its object as a resource, by the constructor
   * of a library with which it begins.
   */
  public Optional<ResultEffect> inherited(Instr.Invoke creation) {
    MethodRef method = creation.method();
    return method == null || !creation.isCreation()
        ? Optional.empty()
        : library
            .program()
            .superConstructor(method)
            .flatMap(above -> library.models().effect(above.owner(), above, library.types()))
            .map(Summary::result)
            .filter(made -> made.kind() == ResultEffect.Kind.FRESH);
  }

  private Optional<OwnerType> maker(MethodRef constructor) {
    return library
        .program()
        .owner(constructor.owner())
        .filter(owner -> owner.makers().contains(constructor.key()));
  }

  /** Returns whether a scope that is open around a constructor call owns all that it creates. */
  public boolean isScopable(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null
        && library.models().fresh(method.owner(), library.types()).isEmpty()
        && maker(method).filter(OwnerType::isScopable).isPresent();
  }

  /** Returns whether the innermost scope owns new objects of a type. */
  public boolean isScoped(TypeModel type) {
    return library
        .models()
        .hasMethod(
            effect ->
                effect.result().kind() == ResultEffect.Kind.SCOPED
                    && type.kind() == ModelKind.TENSOR,
            type.name(),
            library.types());
  }

  /**
   * Returns whether a modelled method builds an object that is meant to be built once. The type of
   * the object decides.
   */
  public boolean buildsHeavy(Summary modelled, MethodRef method) {
    ResultEffect result = modelled.result();
    return result.isMadeByType()
        && (result.isCallers() || result.kind() == ResultEffect.Kind.SCOPED)
        && library
            .resourceModel(method.returnType())
            .filter(model -> model.usage().cost() == Cost.HEAVY)
            .isPresent();
  }
}
