// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.FunctionRuns;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.OwnerType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Adds to the summary of a body what the kind of its method and of its class implies. */
final class KindEffects {

  /** How the names of the JDK's types of functions begin. */
  private static final List<String> FUNCTIONS =
      List.of("java.util.function.", "java.lang.Runnable", "java.util.concurrent.Callable");

  private final Library library;
  private final CallShape shape;

  KindEffects(Library library, CallShape shape) {
    this.library = library;
    this.shape = shape;
  }

  /** Adds to a summary how a method runs the functions that it gets. */
  Summary running(Body body, Summary effects) {
    FunctionRuns runs = FunctionRunsFinder.of(body, shape, this::mayBeFunction);
    return runs.equals(FunctionRuns.NONE) ? effects : effects.with(runs);
  }

  /** Returns whether a type is one of functions: one of the JDK's, or one with a single method. */
  private boolean mayBeFunction(TypeRef type) {
    return FUNCTIONS.stream().anyMatch(type.name()::startsWith)
        || library.types().methodNames(type.name()).size() == 1;
  }

  /**
   * Adds to a summary what the kind of the method implies. The components of a record escape
   * wherever a method of the record lets the record escape. A method that a class adds to the
   * container that it inherits from may empty the container.
   */
  Summary ofMethod(Body body, Summary seen) {
    Summary effects =
        !UneventfulCode.is(body, shape, library.types())
            ? seen.with(UnexpectedExceptions.POSSIBLE)
            : seen;
    Summary stored =
        body.isCompactConstructor() ? effects.storingParameters(body.componentFields()) : effects;
    if (isConstructor(body)) {
      return isKnownElsewhere(body)
          ? stored.giving(ResultEffect.ELSEWHERE)
          : wrapping(body, stored);
    }
    MethodDecl method = body.method();
    if (method == null || method.has(Modifier.STATIC)) {
      return stored;
    }
    if (implementsResource(method, body) || library.containers().isHeir(body.type().name())) {
      return stored.withReceiver(OperandEffect.RETAINS);
    }
    Optional<TypeModel> inherited = inherited(body.type());
    if (inherited.isPresent()) {
      return onItself(method, body, inherited.get(), stored);
    }
    Optional<OwnerType> owner = library.program().owner(body.type().name());
    if (owner.isPresent()) {
      return stored.withReceiver(onOwner(owner.get(), body, stored));
    }
    return body.type().kind() == TypeDecl.Kind.RECORD
        ? stored.givingAway(unseen(body.type(), SelfReferences.areKept(body)))
        : stored;
  }

  /**
   * Returns whether a method is part of how a modelled type works. The model describes the methods
   * that all code can call which sees the type; a hidden one that does more than read may release
   * the object.
   */
  private boolean implementsResource(MethodDecl method, Body body) {
    TypeDecl type = body.type();
    return isHidden(method, type)
        && !SelfReferences.areOnlyRead(body)
        && library
            .models()
            .type(type.name(), library.types())
            .filter(model -> model.name().equals(type.name()))
            .isPresent();
  }

  private static boolean isHidden(MethodDecl method, TypeDecl type) {
    return method.has(Modifier.PRIVATE)
        || (type.modifiers().contains(Modifier.PUBLIC) && !method.has(Modifier.PUBLIC));
  }

  /** Returns the model of the resource that a class of the program inherits from. */
  private Optional<TypeModel> inherited(TypeDecl type) {
    return library
        .models()
        .type(type.name(), library.types())
        .filter(TypeModel::mustBeReleased)
        .filter(model -> !model.name().equals(type.name()));
  }

  /** Adds what a method does to its object, which is a resource as objects of a library's type. */
  private Summary onItself(MethodDecl method, Body body, TypeModel model, Summary stored) {
    boolean isKept = SelfReferences.areKept(body, this::isDiscreet);
    return switch (SelfReleases.in(body.type(), method, model.release().methods())) {
      case YES -> stored.withReceiver(OperandEffect.RELEASES);
      case MAYBE -> stored.withReceiver(OperandEffect.RETAINS);
      case NO -> isKept ? stored : stored.withReceiver(OperandEffect.RETAINS);
    };
  }

  /**
   * Returns the effect of a method on the object that owns resources. A method that lets the object
   * escape, or what it owns, may leave its release to other code.
   */
  private static OperandEffect onOwner(OwnerType owner, Body body, Summary effects) {
    boolean givesAway =
        owner.owned().stream()
            .anyMatch(field -> givesAway(effects.field(field), owner.refilled().contains(field)));
    boolean isUsed = owner.lasting().stream().anyMatch(field -> effects.field(field).isUsed());
    OperandEffect used = isUsed ? OperandEffect.BORROWS : OperandEffect.NONE;
    return givesAway || !SelfReferences.areKept(body) ? used.givenAway() : used;
  }

  /**
   * Returns the summary of a constructor whose object releases a parameter, and owns nothing else:
   * both share one obligation.
   */
  private Summary wrapping(Body body, Summary effects) {
    OwnerType owner = library.program().owner(body.type().name()).orElse(null);
    MethodDecl constructor = body.method();
    if (owner == null || constructor == null || owner.makers().contains(constructor.ref().key())) {
      return effects;
    }
    List<Integer> wrapped =
        IntStream.range(0, body.parameters().size())
            .filter(i -> effects.parameter(i).handedOver() == Certainty.NO)
            .filter(i -> owner.owned().stream().anyMatch(key -> effects.field(key).stored() == i))
            .boxed()
            .toList();
    return wrapped.isEmpty() || effects.result().isSame()
        ? effects
        : effects
            .giving(ResultEffect.sameAs(wrapped.get(0)))
            .handingOver(Set.copyOf(wrapped.subList(1, wrapped.size())));
  }

  /**
   * Returns whether a method lets go of what a field holds: other code may release it, or the
   * method does, and nothing takes its place. A caller that gets the value is followed.
   *
   * @param isRefilled whether what a method assigns to the field may be another value
   */
  private static boolean givesAway(OperandEffect effect, boolean isRefilled) {
    return effect.handedOver() != Certainty.NO
        || (effect.released() != Certainty.NO && !(isRefilled && effect.isOverwritten()));
  }

  /**
   * Returns the components that can lead to resources: all if the record escapes, else only those
   * that the analysis does not follow.
   */
  private List<FieldKey> unseen(TypeDecl type, boolean isKept) {
    return type.fields().stream()
        .filter(field -> !field.isStatic() && library.canLeadToResource(field.type()))
        .filter(field -> !isKept || !library.isFollowedField(field.type()))
        .map(FieldKey::of)
        .toList();
  }

  /**
   * Returns whether a constructor of a resource lets it escape, for instance to a manager that
   * releases it.
   */
  private boolean isKnownElsewhere(Body body) {
    return library.resourceModel(TypeRef.of(body.type().name())).isPresent()
        && !SelfReferences.areKept(body, this::isDiscreet);
  }

  /** A method without a model of its own keeps nothing if its type is modelled. */
  private boolean isDiscreet(MethodRef inherited) {
    return inherited.isConstructor()
        || library
            .calls()
            .effect(inherited.owner(), inherited)
            .map(effect -> isLeftAlone(effect.receiver()))
            .orElseGet(() -> library.models().type(inherited.owner(), library.types()).isPresent());
  }

  private static boolean isLeftAlone(OperandEffect receiver) {
    return receiver.isReadOnly();
  }

  static boolean isConstructor(Body body) {
    MethodDecl method = body.method();
    return method != null && method.kind() == MethodDecl.Kind.CONSTRUCTOR;
  }
}
