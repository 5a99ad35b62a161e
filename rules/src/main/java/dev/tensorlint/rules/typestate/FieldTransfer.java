// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ObjectKey;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Transfers reads and writes of fields. Fields of {@code this}, fields of objects that the method
 * creates, and static fields are followed; others are not.
 */
final class FieldTransfer {

  private final MethodContext context;
  private final boolean isBuilding;

  /**
   * @param isBuilding whether the method still owns a resource that it creates and stores in a
   *     field of {@code this}
   */
  FieldTransfer(MethodContext context, boolean isBuilding) {
    this.context = context;
    this.isBuilding = isBuilding;
  }

  PathState load(Instr.LoadField load, PathState state) {
    FieldKey key = FieldKey.of(load.field(), FieldKey.THIS_OR_STATIC);
    Held held = new Held(key, load.field().type());
    return load(load.target(), load.object(), held, state);
  }

  /** Returns the state with the value of a field of the receiver in the target of a call. */
  PathState held(Instr.Invoke call, FieldKey key, PathState state) {
    ProgramField field = context.fields().get(key);
    boolean isOfObject = call.receiver() != null || key.isStatic();
    if (field == null || !isOfObject) {
      return state.with(call.target(), Value.UNKNOWN);
    }
    Held held = new Held(key, field.type());
    return load(call.target(), key.isStatic() ? null : call.receiver(), held, state);
  }

  /**
   * Returns the state with an element of the container in a field of an object that is not followed
   * in the target of a call. It stands for all elements of such containers.
   */
  PathState anyElement(Instr.Invoke call, FieldKey key, PathState state) {
    return library().resourceModel(call.type()).isEmpty()
        ? state
        : ofAny(call.target(), new Held(key, call.type()), state);
  }

  /** A field and the type of its value. */
  private record Held(FieldKey key, TypeRef type) {}

  private PathState load(Slot target, @Nullable Slot of, Held held, PathState state) {
    Optional<ObjectKey> object = ReceiverFields.object(of, state);
    if (object.isEmpty()) {
      return wrapped(of, held, state)
          .map(value -> state.with(target, value))
          .orElseGet(() -> ofAny(target, held, state));
    }
    FieldKey key = held.key().of(object.get());
    PathState known = know(key, held.type(), state);
    return known.field(key).isUnknown()
        ? ofAny(target, held, known)
        : known.with(target, known.field(key));
  }

  /** Returns what an object wraps that the value of its field stands for. */
  private Optional<Value> wrapped(@Nullable Slot object, Held held, PathState state) {
    if (object == null || !isOwned(held.key())) {
      return Optional.empty();
    }
    Value value = state.value(object);
    ResourceType type = value.isOneResource() ? Types.of(value.resources().get(0), state) : null;
    boolean isField =
        type != null
            && library().types().isSubtype(type.name(), held.type().name())
            && !library().types().isSubtype(type.name(), held.key().owner());
    return isField ? Optional.of(value) : Optional.empty();
  }

  /**
   * Reads a field of an object that is not followed, or of a type that is none of a resource and
   * can hold any, such as a type variable. One resource represents all values of the field: it
   * shows which code releases them, and no other fact follows from it.
   */
  private PathState ofAny(Slot target, Held held, PathState state) {
    return library()
        .parameterModel(held.type())
        .map(
            model -> {
              FieldKey any = held.key().of(FieldKey.OF_ANY);
              ResourceId id = ResourceId.recent(new Site.Field(any));
              PathState known =
                  state.has(id)
                      ? state
                      : state.with(id, initial(new Library.Followed(model, null)).ofMany());
              return known.with(target, Value.ref(id));
            })
        .orElseGet(() -> state.with(target, Value.UNKNOWN));
  }

  private Library library() {
    return context.library();
  }

  /** Returns whether one of two classes is a subtype of the other. */
  boolean isRelated(String type, String other) {
    return context.library().types().isSubtype(type, other)
        || context.library().types().isSubtype(other, type);
  }

  PathState store(Instr.StoreField store, PathState state) {
    PathState after =
        staysOwn(store, state)
            ? state
            : Referents.each(state, store.source(), ResourceState::surelyHandedOver);
    Optional<ObjectKey> object = ReceiverFields.object(store.object(), state);
    if (object.isPresent()) {
      after = knowFormer(FieldKey.of(store.field(), object.get()), store, after);
    }
    return object.isPresent()
        ? after.with(FieldKey.of(store.field(), object.get()), state.value(store.source()))
        : ReceiverFields.maybeReplaced(FieldKey.of(store.field(), FieldKey.OF_ANY), after);
  }

  private boolean staysOwn(Instr.StoreField store, PathState state) {
    Slot object = store.object();
    if (object == null || !state.value(object).is(Atom.THIS)) {
      return false;
    }
    Value stored = state.value(store.source());
    return isShared(FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC), stored)
        || (isBuilding
            && stored.resources().stream().allMatch(made -> made.site() instanceof Site.Node));
  }

  /** Returns whether the object under construction and a parameter of it share one duty. */
  boolean isShared(FieldKey key, Value stored) {
    return context.isConstruction() && isGiven(stored) && isOwned(key);
  }

  /** Returns whether the object of a field releases its value. */
  private boolean isOwned(FieldKey key) {
    return library()
        .program()
        .owner(key.owner())
        .filter(owner -> owner.owned().contains(key))
        .isPresent();
  }

  /**
   * Returns the state at the end of a constructor, in which the object owns the resources in its
   * fields.
   */
  PathState built(PathState state) {
    PathState after = state;
    for (FieldKey key : isBuilding ? state.knownFields() : Set.<FieldKey>of()) {
      after =
          key.isOfObject() || (isOwned(key.declared()) && isGiven(after.field(key)))
              ? after
              : Referents.each(after, after.field(key), ResourceState::surelyHandedOver);
    }
    return after;
  }

  private static boolean isGiven(Value value) {
    return value.resources().stream().allMatch(one -> one.site() instanceof Site.Parameter);
  }

  /** Records the former value of a field: its fate is part of the body's effect on the field. */
  private PathState knowFormer(FieldKey key, Instr.StoreField store, PathState state) {
    return know(key, store.field().type(), state);
  }

  PathState know(Set<FieldKey> keys, PathState state) {
    PathState known = state;
    for (FieldKey key : keys) {
      known = know(key, known);
    }
    return known;
  }

  /** Returns the state with an entry for a field; its initial value is a separate resource. */
  PathState know(FieldKey key, PathState state) {
    ProgramField field = context.fields().get(key.declared());
    return field == null ? state : know(key, field.type(), state);
  }

  private boolean isContainer(Value value) {
    for (Atom atom : value.atoms()) {
      if (atom instanceof Atom.Instance instance
          && context.library().containers().is(instance.type())) {
        return true;
      }
    }
    return false;
  }

  private static @Nullable String heldClass(@Nullable Value value) {
    return value != null && value.atoms().iterator().next() instanceof Atom.Instance instance
        ? instance.type()
        : null;
  }

  private PathState know(FieldKey key, TypeRef type, PathState state) {
    if (state.knows(key)) {
      return state;
    }
    if (key.isOfObject()) {
      return knowOfObject(key, type, state);
    }
    Value value = context.fieldValues().get(key);
    if (value != null && !isContainer(value)) {
      return state.with(key, value);
    }
    return context
        .library()
        .fieldModel(type, heldClass(value))
        .map(held -> known(key, held, state))
        .orElseGet(() -> value == null ? state : state.with(key, value));
  }

  /** Returns the state with the value that a constructor or initializer stored in a field. */
  private PathState knowOfObject(FieldKey key, TypeRef type, PathState state) {
    return context
        .library()
        .fieldModel(type, null)
        .map(held -> known(key, held, state))
        .orElse(state);
  }

  private PathState known(FieldKey key, Library.Followed held, PathState state) {
    ResourceId id = ResourceId.recent(new Site.Field(key));
    boolean isOwn =
        isBuilding
            && held.isContainer()
            && !key.isOfObject()
            && context.construction().hasOwnContainer(key);
    ResourceState first =
        isOwn ? ResourceState.open(Owner.here()).typed(ResourceType.nullable(held)) : initial(held);
    return state.with(id, first).with(key, Value.ref(id));
  }

  private static ResourceState initial(Library.Followed held) {
    return ResourceState.open(Owner.elsewhere()).typed(ResourceType.nullable(held));
  }
}
