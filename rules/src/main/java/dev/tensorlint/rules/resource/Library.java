// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Cost;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ContainerModel;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The lifecycle models, the type oracle and the program's types: the source of all library facts.
 */
public record Library(LifecycleModels models, TypeOracle types, ProgramTypes program) {

  /** Creates a library without types of the program. */
  public Library(LifecycleModels models, TypeOracle types) {
    this(models, types, type -> Map.of());
  }

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
  }

  /** Model of an element of unknown type. */
  public static final TypeModel ANY = TypeModel.closeable(TypeRef.OBJECT.name());

  /** Stands for the class of all arrays. */
  public static final String ARRAY = "[]";

  /**
   * Returns the model of a type whose objects must be released or are valid only in their trace.
   */
  public Optional<TypeModel> resourceModel(TypeRef type) {
    if (type.isArray() || !type.isKnown()) {
      return Optional.empty();
    }
    return model(type.name()).filter(TypeModel::isFollowed);
  }

  /** Returns the model of a type, or what its code shows in place of one. */
  private Optional<TypeModel> model(String type) {
    Optional<TypeModel> model = models.type(type, types);
    return model.isPresent() ? model : program.owner(type).map(OwnerType::model);
  }

  /** Returns whether a type has a model, or is a resource of the program. */
  public boolean isModelled(String type) {
    return model(type).isPresent();
  }

  /**
   * Returns the model of the resource that a parameter of a type may hold. A type that can hold any
   * resource has a generic model.
   */
  public Optional<TypeModel> parameterModel(TypeRef type) {
    Optional<TypeModel> model = resourceModel(type);
    return model.isEmpty() && canHoldAnyResource(type)
        ? Optional.of(TypeModel.closeable(type.name()))
        : model;
  }

  /**
   * The resource or container that a value of a type can be.
   *
   * @param model model of the resource, or of the elements
   * @param container binary name of the type when it is a container, else null
   */
  public record Followed(TypeModel model, @Nullable String container) {

    public boolean isContainer() {
      return container != null;
    }
  }

  /**
   * Returns the resource, or the container of resources, that a value of a type can be. A container
   * that can be closed, such as a stream, is a container.
   */
  public Optional<Followed> followed(TypeRef type) {
    Optional<TypeModel> own = resourceModel(type);
    if (own.isPresent()) {
      return Optional.of(new Followed(own.get(), null));
    }
    Optional<Followed> container = container(type);
    if (container.isPresent()) {
      return container;
    }
    Optional<Followed> carrier = carrier(type);
    if (carrier.isPresent()) {
      return carrier;
    }
    return canHoldAnyResource(type)
        ? Optional.of(new Followed(TypeModel.closeable(type.name()), null))
        : Optional.empty();
  }

  private Optional<Followed> carrier(TypeRef type) {
    Map<FieldKey, Followed> carried = carried(type.name());
    return carried.isEmpty()
        ? Optional.empty()
        : Optional.of(new Followed(carried.values().iterator().next().model(), type.name()));
  }

  /** Returns whether the type is a record with a component that leads to a resource. */
  public boolean isCarrier(TypeRef type) {
    return carrier(type).isPresent();
  }

  /**
   * Returns the components of a record that lead to resources. Empty for any other type, and for a
   * record whose objects are resources themselves.
   */
  public Map<FieldKey, Followed> carried(String type) {
    Map<FieldKey, TypeRef> components = program.components(type);
    if (components.isEmpty() || resourceModel(TypeRef.of(type)).isPresent()) {
      return Map.of();
    }
    Map<FieldKey, Followed> carried = new LinkedHashMap<>();
    components.forEach(
        (field, of) -> resourceOrMore(of).ifPresent(followed -> carried.put(field, followed)));
    return carried;
  }

  /** Nested records are not followed: a record type may contain itself. */
  private Optional<Followed> resourceOrMore(TypeRef type) {
    if (type.isArray()) {
      return resourceOrMore(type.element()).map(one -> new Followed(one.model(), ARRAY));
    }
    Optional<Followed> own = resourceModel(type).map(model -> new Followed(model, null));
    return own.or(
        () ->
            type.arguments().isEmpty()
                ? Optional.empty()
                : known(type.name())
                    .flatMap(container -> element(type, container, this::resourceOrMore))
                    .map(element -> new Followed(element.model(), type.name())));
  }

  /**
   * Returns the resource or container that a field can hold.
   *
   * @param heldClass class of the container that the field holds, null when unknown
   */
  public Optional<Followed> fieldModel(TypeRef type, @Nullable String heldClass) {
    Optional<Followed> own = resourceModel(type).map(model -> new Followed(model, null));
    return own.isPresent()
        ? own
        : container(type)
            .map(
                found ->
                    new Followed(found.model(), heldClass == null ? found.container() : heldClass));
  }

  /** Returns whether the values of a field of a type are followed. */
  public boolean isFollowedField(TypeRef type) {
    return fieldModel(type, null).isPresent();
  }

  private Optional<Followed> container(TypeRef type) {
    if (type.isArray()) {
      return followed(type.element()).map(element -> new Followed(element.model(), ARRAY));
    }
    if (type.arguments().isEmpty()) {
      return ofHeir(type.name());
    }
    return known(type.name())
        .flatMap(container -> element(type, container, this::followed))
        .map(element -> new Followed(element.model(), type.name()));
  }

  /** Returns what the declaration of a class says of its elements if it is an heir. */
  private Optional<Followed> ofHeir(String type) {
    return inherited(type)
        .flatMap(this::container)
        .map(element -> new Followed(element.model(), type));
  }

  /**
   * Returns whether a class of the program inherits the code of a library's container. One that
   * only implements an interface of containers has code of its own.
   */
  public boolean isContainerHeir(String type) {
    return program.declaration(type).isPresent()
        && types.supertypes(type).stream()
            .anyMatch(each -> isContainer(each) && isLibraryClass(each));
  }

  /** Returns the supertype that makes a class a container; none of a class that is its own. */
  private Optional<TypeRef> inherited(String type) {
    return program.declaration(type).map(TypeDecl::supertypes).stream()
        .flatMap(List::stream)
        .filter(supertype -> isContainer(supertype.name()))
        .filter(supertype -> !types.isSubtype(supertype.name(), type))
        .filter(supertype -> isContainerHeir(supertype.name()) || isLibraryClass(supertype.name()))
        .findFirst();
  }

  private boolean isLibraryClass(String type) {
    return program.declaration(type).isEmpty()
        && !types.methods(type, MethodRef.CONSTRUCTOR).isEmpty();
  }

  private Optional<ContainerModel> known(String type) {
    Optional<ContainerModel> modelled = models.container(type, types);
    return modelled.isPresent() || program.declaration(type).isPresent()
        ? modelled
        : new ContainerBuilders(models, types).container(type);
  }

  private static Optional<Followed> element(
      TypeRef type, ContainerModel container, Function<TypeRef, Optional<Followed>> followed) {
    return container.elements().stream()
        .filter(position -> position < type.arguments().size())
        .flatMap(position -> followed.apply(type.arguments().get(position)).stream())
        .findFirst();
  }

  /** Returns whether a class is a container, whatever its elements are. */
  public boolean isContainer(String type) {
    return known(type).isPresent();
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
   * as a pool; a map does not, nor a container that holds them weakly.
   */
  public boolean mayBePool(String container) {
    return models
        .container(container, types)
        .map(known -> known.isPool() || (known.elements().size() == 1 && !known.isWeak()))
        .orElse(false);
  }

  /**
   * Returns whether a call creates a container. The constructor's arguments are the first elements.
   */
  public boolean isNewContainer(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null
        && method.isConstructor()
        && call.receiver() == null
        && isContainer(call.type().name());
  }

  /** Returns whether a value of a type can be a followed value; the key of a map entry is not. */
  public boolean canBeSame(TypeRef type) {
    return canLeadToResource(type) || models.type(type.name(), types).isPresent();
  }

  /**
   * Returns what the result of a call leads to, by its static type or else by its declared type.
   */
  public Optional<Followed> result(Instr.Invoke call) {
    Optional<Followed> own = resultModel(call).map(model -> new Followed(model, null));
    return own.or(() -> container(call.type())).or(() -> inside(call.type()));
  }

  /**
   * Returns the resource inside an object that stands for it, such as an optional: one of a type
   * whose objects are made by wrapping one value, and have that value's type as their argument.
   */
  private Optional<Followed> inside(TypeRef type) {
    boolean standsForOther =
        type.arguments().size() == 1 && models.hasMethod(Library::wrapsOne, type.name(), types);
    return standsForOther
        ? resourceModel(type.arguments().get(0)).map(model -> new Followed(model, null))
        : Optional.empty();
  }

  private static boolean wrapsOne(Summary effect) {
    return effect.parameter(0).move() == OperandEffect.Move.INTO_RESULT;
  }

  /** Returns whether a value of a type can be, or lead to, a resource. */
  public boolean canLeadToResource(TypeRef type) {
    return !type.isKnown()
        || isRawContainer(type)
        || followed(type).isPresent()
        || type.arguments().stream().anyMatch(this::canLeadToResource);
  }

  /** Returns whether the type is a container with an unknown element type. */
  public boolean isRawContainer(TypeRef type) {
    return type.arguments().isEmpty() && !type.isArray() && isContainer(type.name());
  }

  /**
   * Returns whether a value of a type, which is none of a resource, may be one of any type: {@code
   * Object}, an interface for all that can be closed, and a type variable.
   */
  public boolean canHoldAnyResource(TypeRef type) {
    boolean isPlain = !type.isArray() && !type.isPrimitive() && type.isKnown();
    return isPlain && (type.name().equals("java.lang.Object") || isAutoCloseable(type.name()));
  }

  public boolean isAutoCloseable(String type) {
    return types.isSubtype(type, "java.lang.AutoCloseable");
  }

  /** Returns the modelled summary of a method for the known class of the receiver. */
  public Optional<Summary> effect(String receiverType, MethodRef method) {
    Optional<Summary> modelled = models.effect(receiverType, method, types);
    return modelled.isPresent() || program.declaration(method.owner()).isPresent()
        ? modelled
        : new ContainerBuilders(models, types).effect(receiverType, method);
  }

  /**
   * Returns the model of the result of a call, by its static type or else by its declared type. A
   * constructor call from another constructor has no result, because the object exists already; an
   * example is {@code super(...)} in a class that extends a predictor.
   */
  public Optional<TypeModel> resultModel(Instr.Invoke call) {
    Optional<TypeModel> here = resourceModel(call.type());
    MethodRef method = call.method();
    return here.isPresent() || method == null || method.isConstructor()
        ? here
        : resourceModel(method.returnType());
  }

  /**
   * Returns whether a modelled method builds an object that is meant to be built once. The type of
   * the object decides.
   */
  public boolean buildsHeavy(Summary modelled, MethodRef method) {
    ResultEffect result = modelled.result();
    return result.isMadeByType()
        && (result.isCallers() || result.kind() == ResultEffect.Kind.SCOPED)
        && resourceModel(method.returnType())
            .filter(model -> model.usage().cost() == Cost.HEAVY)
            .isPresent();
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
    Optional<TypeModel> modelled = models.fresh(method.owner(), types);
    return modelled.isPresent()
        ? modelled.filter(
            made -> !program.releasesNothing(call.receiverType(), made.release().methods()))
        : maker(method).map(OwnerType::model);
  }

  private Optional<OwnerType> maker(MethodRef constructor) {
    return program
        .owner(constructor.owner())
        .filter(owner -> owner.makers().contains(constructor.key()));
  }

  /** Returns whether a scope that is open around a constructor call owns all that it creates. */
  public boolean isScopable(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null
        && models.fresh(method.owner(), types).isEmpty()
        && maker(method).filter(OwnerType::isScopable).isPresent();
  }

  /** Returns whether a call is {@code close()} on an {@link AutoCloseable}. */
  public boolean isClose(Instr.Invoke call) {
    return call.callee().name().equals("close")
        && call.arguments().isEmpty()
        && isAutoCloseable(call.receiverType());
  }

  /**
   * Returns whether the objects of a type are released by the owner of those that they are made of,
   * such as the arrays of a manager, so that no other code need release them.
   */
  public boolean isOwnedByCreator(TypeModel type) {
    return models.hasMethod(
        effect -> effect.result().kind() == ResultEffect.Kind.OWNED_BY_OWNER_OF,
        type.name(),
        types);
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

  /** Returns whether the innermost scope owns new objects of a type. */
  public boolean isScoped(TypeModel type) {
    return models.hasMethod(
        effect ->
            effect.result().kind() == ResultEffect.Kind.SCOPED && type.kind() == ModelKind.TENSOR,
        type.name(),
        types);
  }

  /** Returns the model of the type on which a call is made. */
  public Optional<TypeModel> receiverModel(Instr.Invoke call) {
    return models.type(call.receiverType(), types);
  }

  /** Returns whether a call is one of the release methods of a modelled type. */
  public boolean isRelease(String receiverType, String method) {
    return model(receiverType)
        .map(model -> model.release().methods().contains(method))
        .orElse(false);
  }
}
