// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ContainerModel;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The models and the type oracle together: what the analysis asks of libraries. */
public record Library(LifecycleModels models, TypeOracle types, ProgramTypes program) {

  /** What is asked where the types of the program are not known. */
  public Library(LifecycleModels models, TypeOracle types) {
    this(models, types, type -> Map.of());
  }

  /** Tells what the types of the program have to do with resources. */
  public interface ProgramTypes {

    /** Returns the components of a record in their order; none for any other type. */
    Map<FieldKey, TypeRef> components(String type);

    /**
     * Returns whether a class of the program, or one that it inherits from, overrides a release and
     * releases nothing there, so that nobody need call it.
     *
     * @param releaseMethods names of the methods, which have no parameters
     */
    default boolean releasesNothing(String type, List<String> releaseMethods) {
      return false;
    }
  }

  /** Model of an element of which nothing is known. */
  public static final TypeModel ANY = anyOf(TypeRef.OBJECT);

  /** Stands for the class of all arrays. */
  public static final String ARRAY = "[]";

  /**
   * Returns the model of a type whose objects somebody must release, or which mean something in
   * their trace only.
   */
  public Optional<TypeModel> resourceModel(TypeRef type) {
    if (type.isArray() || !type.isKnown()) {
      return Optional.empty();
    }
    Optional<TypeModel> model = models.type(type.name(), types);
    return model.isPresent() && isResource(model.get()) ? model : Optional.empty();
  }

  private static boolean isResource(TypeModel model) {
    return model.mustBeReleased() || model.kind() == ModelKind.SYMBOLIC;
  }

  /**
   * Returns the model of what a parameter of a type may hold: that of its type, or a plain one for
   * the types that can hold any resource.
   */
  public Optional<TypeModel> parameterModel(TypeRef type) {
    Optional<TypeModel> model = resourceModel(type);
    return model.isEmpty() && canHoldAnyResource(type) ? Optional.of(anyOf(type)) : model;
  }

  /**
   * What a value of a type leads to.
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
   * Returns what a value of a type may lead to: a resource, or a container with resources in it. A
   * container that can be closed, such as a stream, is a container.
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
        ? Optional.of(new Followed(anyOf(type), null))
        : Optional.empty();
  }

  private Optional<Followed> carrier(TypeRef type) {
    Map<FieldKey, Followed> carried = carried(type.name());
    return carried.isEmpty()
        ? Optional.empty()
        : Optional.of(new Followed(carried.values().iterator().next().model(), type.name()));
  }

  /** Returns whether it is a record with a component that leads to a resource. */
  public boolean isCarrier(TypeRef type) {
    return carrier(type).isPresent();
  }

  /**
   * Returns the components of a record that lead to resources; none for any other type, and for
   * records whose objects are resources themselves.
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

  /** Records in records are not followed: one may carry others of its kind. */
  private Optional<Followed> resourceOrMore(TypeRef type) {
    if (type.isArray()) {
      return resourceOrMore(type.element()).map(one -> new Followed(one.model(), ARRAY));
    }
    Optional<Followed> own = resourceModel(type).map(model -> new Followed(model, null));
    return own.or(
        () ->
            type.arguments().isEmpty()
                ? Optional.empty()
                : models
                    .container(type.name(), types)
                    .flatMap(container -> element(type, container, this::resourceOrMore))
                    .map(element -> new Followed(element.model(), type.name())));
  }

  /**
   * Returns what a field leads to.
   *
   * @param heldClass class of the container that it is known to hold, null when that is unknown
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

  /** Returns whether it is seen what becomes of what a field of a type holds. */
  public boolean isFollowedField(TypeRef type) {
    return fieldModel(type, null).isPresent();
  }

  private Optional<Followed> container(TypeRef type) {
    if (type.isArray()) {
      return followed(type.element()).map(element -> new Followed(element.model(), ARRAY));
    }
    return type.arguments().isEmpty()
        ? Optional.empty()
        : models
            .container(type.name(), types)
            .flatMap(container -> element(type, container, this::followed))
            .map(element -> new Followed(element.model(), type.name()));
  }

  private static Optional<Followed> element(
      TypeRef type, ContainerModel container, Function<TypeRef, Optional<Followed>> followed) {
    return container.elements().stream()
        .filter(position -> position < type.arguments().size())
        .flatMap(position -> followed.apply(type.arguments().get(position)).stream())
        .findFirst();
  }

  /** Returns whether objects of a class hold others, whatever these are. */
  public boolean isContainer(String type) {
    return models.container(type, types).isPresent();
  }

  /** Returns whether a container does not hold its elements against the garbage collector. */
  public boolean isWeak(String container) {
    return models.container(container, types).map(ContainerModel::isWeak).orElse(false);
  }

  /** Returns whether a call makes a container; its constructor is given the first elements. */
  public boolean isNewContainer(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null
        && method.isConstructor()
        && call.receiver() == null
        && isContainer(call.type().name());
  }

  /** Returns whether a value of a type can be one that is followed: the key of an entry is not. */
  public boolean canBeSame(TypeRef type) {
    return canLeadToResource(type) || models.type(type.name(), types).isPresent();
  }

  /** Returns what a call gives back, from its type here or else from its declaration. */
  public Optional<Followed> result(Instr.Invoke call) {
    Optional<Followed> own = resultModel(call).map(model -> new Followed(model, null));
    return own.isPresent() ? own : container(call.type());
  }

  /** Returns whether a value of a type can be, or lead to, a resource. */
  public boolean canLeadToResource(TypeRef type) {
    return !type.isKnown()
        || isRawContainer(type)
        || followed(type).isPresent()
        || type.arguments().stream().anyMatch(this::canLeadToResource);
  }

  /** Returns whether it is a container whose elements have a type that was not found out. */
  public boolean isRawContainer(TypeRef type) {
    return type.arguments().isEmpty() && !type.isArray() && isContainer(type.name());
  }

  private boolean canHoldAnyResource(TypeRef type) {
    boolean isPlain = !type.isArray() && !type.isPrimitive() && type.isKnown();
    return isPlain && (type.name().equals("java.lang.Object") || isAutoCloseable(type.name()));
  }

  public boolean isAutoCloseable(String type) {
    return types.isSubtype(type, "java.lang.AutoCloseable");
  }

  private static TypeModel anyOf(TypeRef type) {
    return new TypeModel(
        type.name(),
        "",
        ModelKind.CLOSEABLE,
        List.of("close"),
        TypeModel.SecondRelease.ALLOWED,
        Set.of(),
        Set.of(),
        Set.of(),
        false,
        false,
        false,
        false,
        false);
  }

  /** Returns the effect of a call by the class that the receiver is known to have. */
  public Optional<Summary> effect(String receiverType, MethodRef method) {
    return models.effect(receiverType, method, types);
  }

  /**
   * Returns the model of what a call gives, from its type here or else from its declaration. A
   * constructor that another one calls gives nothing: the object is there already (seen in: the
   * {@code super(...)} of a class that extends a predictor).
   */
  public Optional<TypeModel> resultModel(Instr.Invoke call) {
    Optional<TypeModel> here = resourceModel(call.type());
    MethodRef method = call.method();
    return here.isPresent() || method == null || method.isConstructor()
        ? here
        : resourceModel(method.returnType());
  }

  /**
   * Returns the model of what a constructor makes of which no entry of a model speaks; empty where
   * nobody has to release that.
   */
  public Optional<TypeModel> fresh(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null || !method.isConstructor() || call.receiver() != null
        ? Optional.empty()
        : models
            .fresh(method.owner(), types)
            .filter(made -> !program.releasesNothing(call.receiverType(), made.releaseMethods()));
  }

  /** Closing releases whatever the language takes as closeable. */
  public boolean isClose(Instr.Invoke call) {
    return call.callee().name().equals("close")
        && call.arguments().isEmpty()
        && isAutoCloseable(call.receiverType());
  }

  /** Returns the model of the type on which a call is made. */
  public Optional<TypeModel> receiverModel(Instr.Invoke call) {
    return models.type(call.receiverType(), types);
  }

  /** Returns whether a call is one of the release methods of a modelled type. */
  public boolean isRelease(String receiverType, String method) {
    return models
        .type(receiverType, types)
        .map(model -> model.releaseMethods().contains(method))
        .orElse(false);
  }
}
