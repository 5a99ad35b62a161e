// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * Transfers for carriers: objects of the program that hold resources, such as records. A carrier is
 * a container with known contents of each field, and its content follows it to a new owner. Only a
 * carrier that this method or a called method of the program creates is followed: a recipient of a
 * carrier may keep its content.
 */
public final class Carriers {

  private final ScopeTransfer scopes;
  private final Library library;

  Carriers(ScopeTransfer scopes, Library library) {
    this.scopes = scopes;
    this.library = library;
  }

  /**
   * Returns the state with a new carrier in the target of a constructor call that stores arguments
   * in fields; empty if no stored argument is followed.
   */
  Optional<PathState> made(int node, Instr.Invoke call, Summary effects, PathState state) {
    if (!call.isCreation()) {
      return Optional.empty();
    }
    List<Slot> carried = carried(call, effects, state);
    return carried.isEmpty() ? Optional.empty() : Optional.of(around(carried, node, call, state));
  }

  /**
   * Returns the state after a constructor that throws, with its stored arguments handed over: a
   * rejected argument is not reported as a leak. An example is a compact constructor that rejects
   * an empty name. A checked exception is no rejection: it occurs with any arguments.
   */
  PathState rejected(Instr.Invoke call, Summary effects, PathState state) {
    return mayThrowChecked(effects) ? state : taken(call, effects, state);
  }

  /** Returns the state after a constructor, with the arguments that it stores handed over. */
  PathState taken(Instr.Invoke call, Summary effects, PathState state) {
    return call.isCreation()
        ? Referents.all(state, carried(call, effects, state), ResourceState::surelyHandedOver)
        : state;
  }

  private boolean mayThrowChecked(Summary effects) {
    return effects.part(ThrownExceptions.NONE).places().keySet().stream()
        .anyMatch(
            type ->
                library.types().isSubtype(type, "java.lang.Exception")
                    && !library.types().isSubtype(type, "java.lang.RuntimeException"));
  }

  /** Returns the arguments that only the object references afterwards. */
  private List<Slot> carried(Instr.Invoke call, Summary effects, PathState state) {
    List<Slot> carried = new ArrayList<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      Slot argument = call.arguments().get(i);
      boolean isKeptHere = effects.parameter(i).handedOver() == Certainty.NO;
      if (isKeptHere && effects.stores(i) && !state.value(argument).resources().isEmpty()) {
        carried.add(argument);
      }
    }
    return carried;
  }

  private PathState around(List<Slot> carried, int node, Instr.Invoke call, PathState state) {
    PathState made = make(node, call, state);
    ResourceId object = made.value(call.target()).resources().get(0);
    for (Slot one : carried) {
      boolean isCarrier = Types.haveCarrier(made.value(one), made);
      made =
          Referents.each(
              made,
              one,
              each -> isCarrier ? each.surelyHandedOver() : each.within(object, Certainty.YES));
    }
    return made;
  }

  private PathState make(int node, Instr.Invoke call, PathState state) {
    Library.Followed object = new Library.Followed(Library.ANY, call.type().name());
    return ContainerTransfer.make(node, call.target(), ResourceType.of(object).carrying(), state);
  }

  /**
   * Returns the state with a carrier that a called method of the program created in the target of
   * the call.
   */
  PathState given(int node, Instr.Invoke call, ResultEffect result, PathState before) {
    PathState state = make(node, call, ReceiverFields.forget(new Site.Node(node), before));
    ResourceId object = state.value(call.target()).resources().get(0);
    for (Map.Entry<FieldKey, ResultEffect> part : result.parts().entrySet()) {
      FieldKey field = part.getKey().of(new Site.Node(node));
      state = part(node, call, field, part.getValue(), state);
      Value held = state.field(field);
      state = Referents.each(state, held, one -> one.within(object, Certainty.YES));
    }
    return state;
  }

  private PathState part(
      int node, Instr.Invoke call, FieldKey field, ResultEffect part, PathState state) {
    TypeModel model = part.made();
    boolean isArgument = part.from().index() >= 0 && part.from().index() < call.arguments().size();
    if (part.isSame() && isArgument) {
      return state.with(field, state.value(call.arguments().get(part.from().index())));
    }
    if (!part.isMade() || model == null) {
      return state.with(field, Value.UNKNOWN);
    }
    ResourceId made = ResourceId.recent(new Site.Part(node, field.name()));
    ResourceType type = new ResourceType(model, part.container(), false, part.mayBeNull());
    boolean isScopable = part.kind() == ResultEffect.Kind.SCOPED;
    Typestate first = FirstTypestates.of(call, part, model);
    Owner owner = scopes.innermost(state, model.library(), isScopable);
    return Renaming.age(state, made)
        .with(made, ResourceState.of(Set.of(first), owner).typed(type))
        .with(field, Value.ref(made));
  }

  /** Returns the result effect of a method that returns a new carrier with a new resource. */
  public static Optional<ResultEffect> returned(
      ResourceId object, PathState state, Function<Value, ResultEffect> result) {
    boolean isGivenOut =
        object.site() instanceof Site.Node
            && !object.isOlder()
            && state.resource(object).owner().isHere()
            && state.resource(object).handedOver() == Certainty.NO;
    if (!isGivenOut) {
      return Optional.empty();
    }
    Map<FieldKey, ResultEffect> parts = new HashMap<>();
    for (FieldKey field : state.knownFields()) {
      if (field.object().equals(object.site())) {
        parts.put(field.declared(), result.apply(state.field(field)));
      }
    }
    boolean hasNew = parts.values().stream().anyMatch(ResultEffect::isMade);
    return hasNew ? Optional.of(ResultEffect.carrying(parts)) : Optional.empty();
  }
}
