// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.PassedOn;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Finds resources that a body creates and gives to an object for good: it passes the resource to a
 * constructor that stores it in a field, does not release it, and passes it to no other code that
 * could.
 */
final class FieldGifts {

  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final List<ReachedCall> calls;
  private final List<Instr> instructions;
  private final List<ExitStates> exits;

  FieldGifts(SolvedBody body) {
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.calls = body.calls();
    this.instructions = body.context().cfg().instructions();
    this.exits = body.exits();
  }

  List<Store> collect() {
    List<Store> gifts = new ArrayList<>();
    for (ReachedCall reached : calls) {
      if (reached.call().isCreation()) {
        gifts(reached, gifts);
      }
    }
    return gifts;
  }

  private void gifts(ReachedCall reached, List<Store> gifts) {
    for (Summary summary : transfer.calls().known().of(reached.call(), reached.states())) {
      if (stores(summary, reached.call())) {
        gifts(reached.node(), reached.call(), summary, gifts);
      }
    }
  }

  private void gifts(int node, Instr.Invoke call, Summary summary, List<Store> gifts) {
    List<PathState> states = solution.before(node);
    summary.fields().byField().entrySet().stream()
        .filter(entry -> !entry.getKey().isStatic())
        .filter(entry -> isArgument(entry.getValue().stored(), call))
        .filter(entry -> isTaken(entry.getValue().stored(), summary))
        .sorted(Map.Entry.comparingByKey())
        .forEach(entry -> gifts.add(store(node, call, entry.getKey(), entry.getValue(), states)));
  }

  private static boolean stores(Summary effects, Instr.Invoke call) {
    for (OperandEffect effect : effects.fields().byField().values()) {
      if (isArgument(effect.stored(), call)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the object takes custody. It does not own what it only carries: the code that
   * holds the object does.
   */
  private static boolean isTaken(int position, Summary effects) {
    return effects.parameter(position).handedOver() != Certainty.NO;
  }

  private static boolean isArgument(int position, Instr.Invoke call) {
    return position >= 0 && position < call.argumentSpans().size();
  }

  private Store store(
      int node, Instr.Invoke call, FieldKey field, OperandEffect stored, List<PathState> states) {
    Slot argument = call.arguments().get(stored.stored());
    List<ResourceId> owned =
        states.stream()
            .flatMap(state -> FieldCollector.owned(state, state.value(argument)).stream())
            .distinct()
            .toList();
    boolean isForGood = owned.stream().noneMatch(id -> isShared(id, node) || isReleased(id));
    return new Store(
        field,
        resources.place(call.argumentSpans().get(stored.stored())),
        isForGood ? first(owned) : Optional.empty(),
        isOwned(states, argument),
        false,
        Optional.empty(),
        isScopable(owned, states),
        true);
  }

  private Optional<ResourceInfo> first(List<ResourceId> owned) {
    return owned.stream()
        .flatMap(id -> resources.info(id).stream())
        .min(Comparator.comparing(info -> info.created().span()));
  }

  private static boolean isOwned(List<PathState> states, Slot argument) {
    Proof proof = new Proof();
    for (PathState state : states) {
      proof.onPath(state, FieldCollector.owned(state, state.value(argument)).isPresent());
    }
    return proof.holds();
  }

  private static boolean isScopable(List<ResourceId> owned, List<PathState> states) {
    return states.stream()
        .flatMap(state -> owned.stream().filter(state::has).map(state::resource))
        .anyMatch(one -> one.owner().isScopable());
  }

  /** Returns whether the body also releases the resource, itself or with what holds it. */
  private boolean isReleased(ResourceId id) {
    return exits.stream()
        .flatMap(exit -> exit.after().stream())
        .anyMatch(state -> state.has(id) && state.resource(id).mayBeReleased());
  }

  /**
   * Returns whether the body also releases the resource by name, or passes it to other code: to the
   * object of another iteration, too, if a loop gives one resource to each of its objects.
   */
  boolean isShared(ResourceId id, int giving) {
    boolean isGivenAgain =
        solution.before(giving).stream()
            .anyMatch(state -> state.has(id) && state.resource(id).handedOver().isPossible());
    return isGivenAgain
        || IntStream.range(0, instructions.size())
            .filter(node -> node != giving)
            .anyMatch(node -> taken(node).stream().anyMatch(slot -> mayBe(slot, id, node)));
  }

  private boolean mayBe(Slot slot, ResourceId id, int node) {
    return solution.before(node).stream()
        .anyMatch(state -> state.value(slot).mayBe(new Atom.Ref(id)));
  }

  /** Returns the operands that an instruction may take custody of or pass on. */
  private List<Slot> taken(int node) {
    Instr instr = instructions.get(node);
    if (instr instanceof Instr.Invoke call) {
      Set<Slot> taken = new LinkedHashSet<>();
      transfer.calls().known().of(call, solution.before(node)).stream()
          .map(summary -> taken(call, summary))
          .forEach(taken::addAll);
      return List.copyOf(taken);
    }
    return PassedOn.by(instr);
  }

  private static List<Slot> taken(Instr.Invoke call, Summary summary) {
    return summary.isComplete()
        ? Operands.matching(call, summary, effect -> !isLent(effect))
        : call.arguments();
  }

  private static boolean isLent(OperandEffect effect) {
    return effect.leavesInPlace() && !effect.isAdded() && !effect.isUnsure();
  }
}
