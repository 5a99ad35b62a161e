// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.OptionalInt;

/**
 * Reads and writes of fields. Fields of {@code this}, of objects that the method has made, and
 * static fields are followed, others are not.
 */
final class FieldTransfer {

  private final MethodContext context;
  private final Resources resources;

  FieldTransfer(MethodContext context, Resources resources) {
    this.context = context;
    this.resources = resources;
  }

  PathState load(Instr.LoadField load, PathState state) {
    OptionalInt object = ReceiverFields.object(load.object(), state);
    if (object.isEmpty()) {
      return state.with(load.target(), Value.UNKNOWN);
    }
    FieldKey key = FieldKey.of(load.field(), object.getAsInt());
    PathState known = know(key, load.field().type(), load.field().nameSpan(), state);
    return known.with(load.target(), known.field(key));
  }

  PathState store(Instr.StoreField store, PathState state) {
    PathState after = Transfer.each(state, store.source(), ResourceState::givenAway);
    OptionalInt object = ReceiverFields.object(store.object(), state);
    return object.isPresent()
        ? after.with(FieldKey.of(store.field(), object.getAsInt()), state.value(store.source()))
        : after;
  }

  /** Makes sure that a state says what a field holds; at first that is a resource of its own. */
  PathState know(FieldKey key, PathState state) {
    FieldDecl decl = context.fields().get(key);
    return decl == null ? state : know(key, decl.type(), decl.nameSpan(), state);
  }

  private PathState know(FieldKey key, TypeRef type, Span span, PathState state) {
    if (state.knows(key) || key.isOfObject()) {
      return state;
    }
    Value value = context.fieldValues().get(key);
    if (value != null) {
      return state.with(key, value);
    }
    return context
        .library()
        .resourceModel(type)
        .map(
            model -> {
              Site site = new Site.Field(key);
              resources.add(
                  site,
                  new ResourceInfo(
                      key.name(),
                      true,
                      model,
                      resources.place(span),
                      ResourceInfo.Origin.FIELD,
                      true));
              ResourceId id = ResourceId.recent(site);
              return state.with(id, ResourceState.open(Owner.elsewhere())).with(key, Value.ref(id));
            })
        .orElse(state);
  }
}
