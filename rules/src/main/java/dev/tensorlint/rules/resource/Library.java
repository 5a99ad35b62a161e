// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.ContainerModel;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The lifecycle models, the type oracle and the program's types: the source of all library facts.
 * Says which values are followed by their types.
 */
public record Library(LifecycleModels models, TypeOracle types, ProgramTypes program) {

  /** Creates a library without types of the program. */
  public Library(LifecycleModels models, TypeOracle types) {
    this(models, types, type -> Map.of());
  }

  /** Model of an element of unknown type. */
  public static final TypeModel ANY = TypeModel.closeable(TypeRef.OBJECT.name());

  /** Stands for the class of all arrays. */
  public static final String ARRAY = "[]";

  /** Returns the classes that are containers. */
  public ContainerTypes containers() {
    return new ContainerTypes(models, types, program);
  }

  /** Returns what is known of calls. */
  public CallModels calls() {
    return new CallModels(this);
  }

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
  Optional<TypeModel> model(String type) {
    Optional<TypeModel> model = models.type(type, types);
    return model.isPresent() ? model : program.owner(type).map(OwnerType::model);
  }

  /** Returns whether a type has a model, or is a resource of the program. */
  public boolean isModelled(String type) {
    return model(type).isPresent();
  }

  /**
   * Returns whether code that knows an object by a type cannot tell what becomes of it: the object
   * has a duty that others of the type do not have.
   */
  public boolean hidesDuty(TypeRef type, @Nullable TypeModel ofObject) {
    return ofObject != null
        && ofObject.isOfCalls()
        && models().type(type.name(), types()).filter(seen -> !seen.mustBeReleased()).isPresent();
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
                : containers()
                    .known(type.name())
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

  /**
   * Returns whether the elements of a container are resources by its type, or containers of them;
   * not whether they may be of any type, as {@code AutoCloseable}.
   */
  public boolean hasResources(TypeRef type) {
    if (type.isArray()) {
      return resourceOrMore(type.element()).isPresent();
    }
    return type.arguments().isEmpty()
        ? ofHeir(type.name()).isPresent()
        : containers()
            .known(type.name())
            .flatMap(container -> element(type, container, this::resourceOrMore))
            .isPresent();
  }

  Optional<Followed> container(TypeRef type) {
    if (type.isArray()) {
      return followed(type.element()).map(element -> new Followed(element.model(), ARRAY));
    }
    if (type.arguments().isEmpty()) {
      return ofHeir(type.name());
    }
    return containers()
        .known(type.name())
        .flatMap(container -> element(type, container, this::followed))
        .map(element -> new Followed(element.model(), type.name()));
  }

  /** Returns what the declaration of a class says of its elements if it is an heir. */
  private Optional<Followed> ofHeir(String type) {
    return containers()
        .inherited(type)
        .flatMap(this::container)
        .map(element -> new Followed(element.model(), type));
  }

  private static Optional<Followed> element(
      TypeRef type, ContainerModel container, Function<TypeRef, Optional<Followed>> followed) {
    return container.elements().stream()
        .filter(position -> position < type.arguments().size())
        .flatMap(position -> followed.apply(type.arguments().get(position)).stream())
        .findFirst();
  }

  /** Returns whether a value of a type can be a followed value; the key of a map entry is not. */
  public boolean canBeSame(TypeRef type) {
    return canLeadToResource(type) || models.type(type.name(), types).isPresent();
  }

  /** Returns whether a value of a type can be, or lead to, a resource. */
  public boolean canLeadToResource(TypeRef type) {
    return !type.isKnown()
        || containers().isRaw(type)
        || followed(type).isPresent()
        || type.arguments().stream().anyMatch(this::canLeadToResource);
  }

  /**
   * Returns whether a value of a type, which is none of a resource, may be one of any type: {@code
   * Object}, an interface for all that can be closed, and a type variable.
   */
  public boolean canHoldAnyResource(TypeRef type) {
    boolean isPlain = !type.isArray() && !type.isPrimitive() && type.isKnown();
    return isPlain && (type.name().equals("java.lang.Object") || isAutoCloseable(type.name()));
  }

  boolean isAutoCloseable(String type) {
    return types.isSubtype(type, "java.lang.AutoCloseable");
  }
}
