// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.Retention;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/** Finds the fields in which objects retain their arguments. */
final class FieldRetention {

  private FieldRetention() {}

  /**
   * Returns the field in which a new object stores a resource, if its constructor does nothing else
   * with it; empty for all other instructions.
   */
  static Optional<FieldKey> field(
      Instr instr, ResourceId resource, PathState before, CallSummaries known) {
    if (!(instr instanceof Instr.Invoke call) || !call.isCreation()) {
      return Optional.empty();
    }
    Summary summary = known.of(call, before);
    return summary.isComplete()
        ? field(positions(call, resource, before), summary)
        : Optional.empty();
  }

  /**
   * Returns the field of another object that a method stores a resource in, if it does nothing else
   * with it.
   */
  static Optional<FieldKey> fieldOfOther(
      Instr instr, ResourceId resource, PathState before, CallSummaries known) {
    if (!(instr instanceof Instr.Invoke call)
        || call.isCreation()
        || call.receiver() == null
        || before.value(call.receiver()).mayBe(new Atom.Ref(resource))
        || before.value(call.receiver()).is(Atom.THIS)) {
      return Optional.empty();
    }
    Summary summary = known.of(call, before);
    List<Integer> positions = positions(call, resource, before);
    if (!summary.isComplete()
        || positions.size() != 1
        || !isLeftOpen(summary.parameter(positions.get(0)))) {
      return Optional.empty();
    }
    Set<FieldKey> keeping = summary.part(Retention.NONE).of(positions.get(0));
    return keeping.size() == 1
        ? keeping.stream().map(FieldKey::declared).findFirst()
        : Optional.empty();
  }

  private static List<Integer> positions(Instr.Invoke call, ResourceId resource, PathState before) {
    return IntStream.range(0, call.arguments().size())
        .filter(i -> before.value(call.arguments().get(i)).mayBe(new Atom.Ref(resource)))
        .boxed()
        .toList();
  }

  private static Optional<FieldKey> field(List<Integer> positions, Summary effects) {
    if (positions.size() != 1 || !isLeftOpen(effects.parameter(positions.get(0)))) {
      return Optional.empty();
    }
    List<FieldKey> keeping =
        effects.fields().byField().entrySet().stream()
            .filter(entry -> entry.getValue().stored() == positions.get(0))
            .map(entry -> entry.getKey().declared())
            .toList();
    return keeping.size() == 1 && !keeping.get(0).isStatic()
        ? Optional.of(keeping.get(0))
        : Optional.empty();
  }

  private static boolean isLeftOpen(OperandEffect effect) {
    return effect.released() == Certainty.NO && !effect.isUnsure();
  }

  /** Returns the parameters that a body stores in fields of its object. */
  static Map<ResourceId, Set<FieldKey>> parameters(Cfg cfg, Solution<PathState> solution) {
    Map<ResourceId, Set<FieldKey>> kept = new HashMap<>();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.StoreField store) {
        FieldKey field = FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC);
        for (PathState state : solution.before(node)) {
          state.value(store.source()).resources().stream()
              .filter(id -> id.site() instanceof Site.Parameter)
              .forEach(id -> kept.computeIfAbsent(id, each -> new HashSet<>()).add(field));
        }
      }
    }
    return kept;
  }
}
