// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.InstrRole;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.Optional;

/** Finds the places at which a resource or function is first stored in a field or container. */
final class StorePlaces {

  private final Cfg cfg;
  private final Transfer transfer;
  private final Solution<PathState> solution;

  StorePlaces(SolvedBody body) {
    this.cfg = body.context().cfg();
    this.transfer = body.transfer();
    this.solution = body.solution();
  }

  /** Returns whether a resource is an element of a container. */
  static Certainty isIn(PathState state, ResourceId element, ResourceId container) {
    return state.has(element) ? state.resource(element).inside().in(container) : Certainty.NO;
  }

  /** Returns the first place that adds a resource to a container. */
  Optional<Span> additionTo(ResourceId container, Site site) {
    ResourceId element = ResourceId.recent(site);
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (InstrRole.of(instr).mayStore() && adds(node, element, container)) {
        return Optional.of(instr.at());
      }
    }
    return Optional.empty();
  }

  private boolean adds(int node, ResourceId element, ResourceId container) {
    return solution.before(node).stream()
        .filter(before -> !isIn(before, element, container).isPossible())
        .flatMap(before -> transfer.transfer(node, before).stream())
        .anyMatch(after -> isIn(after, element, container).isPossible());
  }

  /** Returns the first place that stores a function in a field. */
  Optional<Span> storeOf(FieldKey field, Atom.Task task) {
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.StoreField store
          && solution.before(node).stream()
              .anyMatch(state -> state.value(store.source()).mayBe(task))
          && FieldKey.of(store.field(), field.object()).equals(field)) {
        return Optional.of(store.span());
      }
    }
    return Optional.empty();
  }

  /** Returns the first place that stores a resource in a field. */
  Optional<Span> storeOf(FieldKey field, Site site) {
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (InstrRole.of(instr).mayStore() && puts(node, field, site)) {
        return Optional.of(instr.at());
      }
    }
    return Optional.empty();
  }

  private boolean puts(int node, FieldKey field, Site site) {
    return solution.before(node).stream()
        .filter(before -> !holds(before, field, site))
        .flatMap(before -> transfer.transfer(node, before).stream())
        .anyMatch(after -> holds(after, field, site));
  }

  private static boolean holds(PathState state, FieldKey field, Site site) {
    return state.field(field).resources().stream().anyMatch(one -> one.site().equals(site));
  }
}
