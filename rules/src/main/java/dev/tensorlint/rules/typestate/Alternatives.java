// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds the resources instead of which a call or a variable may give an object that the method does
 * not own: {@code Tensor x = isRaw ? scaled(given) : given}. What releases the variable on all
 * paths releases that object as well.
 */
final class Alternatives {

  private final Cfg cfg;
  private final Solution<PathState> solution;
  private final Set<Site> found = new HashSet<>();

  Alternatives(Cfg cfg, Solution<PathState> solution) {
    this.cfg = cfg;
    this.solution = solution;
  }

  Set<Site> found() {
    for (int node = 0; node < cfg.size(); node++) {
      Instr instr = cfg.instruction(node);
      if (instr instanceof Instr.Copy copy && copy.target() instanceof Slot.Variable) {
        look(solution.before(node), copy.source(), site -> true);
      } else if (instr instanceof Instr.StoreField store) {
        look(solution.before(node), store.source(), site -> true);
      } else if (instr.asInvoke() != null && instr.target() != null) {
        lookAfter(node, instr.target());
      }
    }
    return found;
  }

  /** A call that makes something may give something else on another path. */
  private void lookAfter(int node, Slot target) {
    Site made = new Site.Node(node);
    for (Edge edge : cfg.edges(node)) {
      if (!edge.isExceptional()) {
        look(solution.before(edge.target()), target, made::equals);
      }
    }
  }

  private void look(List<PathState> states, Slot slot, Predicate<Site> isConcerned) {
    boolean isAlwaysOwn =
        states.stream()
            .allMatch(state -> state.value(slot).atoms().stream().allMatch(it -> isOwn(it, state)));
    if (!isAlwaysOwn) {
      states.forEach(state -> addOwn(state.value(slot), state, isConcerned));
    }
  }

  /** Whether it is nothing, or what the method owns. */
  private static boolean isOwn(Atom atom, PathState state) {
    return atom.equals(Atom.NULL) || (atom instanceof Atom.Ref ref && isOwn(ref.resource(), state));
  }

  private static boolean isOwn(ResourceId resource, PathState state) {
    return state.has(resource) && state.resource(resource).owner().isHere();
  }

  private void addOwn(Value value, PathState state, Predicate<Site> isConcerned) {
    value.resources().stream()
        .filter(one -> isOwn(one, state))
        .map(ResourceId::site)
        .filter(isConcerned)
        .forEach(found::add);
  }
}
