// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Types;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The results of unknown calls that the body itself releases on some path: it possibly owns them on
 * the other paths as well. A method that hands out what its object keeps, by its name, a value that
 * may be an operand, and a value that some owner releases anyway are not claimed.
 */
final class Claims {

  private final Library library;
  private final Map<Slot, TypeModel> released = new HashMap<>();

  Claims(Cfg cfg, Library library) {
    this.library = library;
    for (Instr instr : cfg.instructions()) {
      Instr.Invoke call = instr.asInvoke();
      if (call != null) {
        addReleased(call);
      }
    }
    if (!released.isEmpty()) {
      addSources(cfg);
    }
  }

  private void addReleased(Instr.Invoke call) {
    Slot receiver = call.receiver();
    if (receiver != null) {
      library.calls().releasedBy(call).ifPresent(model -> released.put(receiver, model));
    }
  }

  /** Follows copies backwards to what they copy. */
  private void addSources(Cfg cfg) {
    boolean isNew = true;
    while (isNew) {
      isNew = false;
      for (Instr instr : cfg.instructions()) {
        TypeModel model = instr instanceof Instr.Copy copy ? released.get(copy.target()) : null;
        if (model != null) {
          isNew |= released.putIfAbsent(((Instr.Copy) instr).source(), model) == null;
        }
      }
    }
  }

  /**
   * Returns whether the result of a call takes the place of an operand: a value that the body
   * releases may be the resource that the call was given.
   */
  boolean mayBeOperand(Instr.Invoke call, PathState before) {
    return released.containsKey(call.target()) && Operands.haveResource(call, before);
  }

  /**
   * Returns whether a released result is most likely the receiver itself: a part of a resource that
   * the call was made on at once, such as a conversion to a type with arguments.
   */
  boolean mayBePart(Instr.Invoke call, PathState before) {
    Slot receiver = call.receiver();
    TypeModel model = released.get(call.target());
    if (receiver == null || model == null || !before.value(receiver).isOneResource()) {
      return false;
    }
    ResourceId part = before.value(receiver).resources().get(0);
    return before.has(part)
        && !before.isNamed(part)
        && before.resource(part).owner() instanceof Owner.Of
        && model.equals(Types.model(part, before));
  }

  /** Returns the type of a claimed result; empty for any other call. */
  Optional<ResourceType> of(Instr.Invoke call, PathState before) {
    TypeModel model = released.get(call.target());
    boolean isOfOther =
        library.models().conventions().lends(call.callee().name())
            || Operands.haveResource(call, before);
    return model == null || isOfOther
        ? Optional.empty()
        : Optional.of(ResourceType.nullable(new Library.Followed(model, null)));
  }
}
