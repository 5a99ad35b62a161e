// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.resource.CallerScope;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.typestate.LastReferences;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;

/**
 * Finds assignments that overwrite the last reference to a resource which this method still owns.
 */
final class Overwrites {

  private final SolvedBody body;
  private final MethodContext context;
  private final Resources resources;
  private final Solution<PathState> solution;

  /** Provides the facts. */
  @AutoService(FactCollector.class)
  public static final class Facts implements FactCollector {
    @Override
    public List<LeakFact.Overwritten> facts(SolvedBody body) {
      return new Overwrites(body).collect();
    }
  }

  private Overwrites(SolvedBody body) {
    this.body = body;
    this.context = body.context();
    this.resources = body.resources();
    this.solution = body.solution();
  }

  /** Returns the assignments that lose a resource, by place. */
  List<LeakFact.Overwritten> collect() {
    List<LeakFact.Overwritten> facts = new ArrayList<>();
    Cfg cfg = context.cfg();
    for (int node = 0; node < cfg.size(); node++) {
      if (cfg.instruction(node) instanceof Instr.Copy copy && LastReferences.isAssignment(copy)) {
        Loss loss = new Loss();
        for (PathState state : solution.before(node)) {
          loss.add(node, copy, state);
        }
        if (loss.isThere() && !ReleasedPlaces.in(body).isEmptied(node, copy.target())) {
          loss.addTo(facts, copy);
        }
      }
    }
    facts.sort(Comparator.comparing(fact -> fact.at().span()));
    return facts;
  }

  /** What the paths to one assignment have in common. */
  private final class Loss {
    private final TreeSet<ResourceId> lost = new TreeSet<>();
    private final Proof proof = new Proof();
    private boolean isScopable;

    /**
     * Adds a path, unless it follows a caught exception: {@link UnwindCollector} reports that leak.
     */
    void add(int node, Instr.Copy copy, PathState state) {
      PathState after = state.with(copy.target(), state.value(copy.source()));
      List<ResourceId> here = LastReferences.overwritten(copy, state, after);
      if (here.stream().anyMatch(one -> state.resource(one).isUnwound())) {
        return;
      }
      here.forEach(one -> isScopable |= state.resource(one).owner().isScopable());
      lost.addAll(here);
      proof.onPath(state, here.size() == 1 && isSure(node, copy, here.get(0), state));
    }

    boolean isThere() {
      return !lost.isEmpty();
    }

    private boolean isSure(int node, Instr.Copy copy, ResourceId former, PathState state) {
      ResourceState one = state.resource(former);
      return state.value(copy.target()).isOneResource()
          && context.isSureToReach(former.site(), node)
          && one.isOpen()
          && one.handedOver() == Certainty.NO
          && one.weaklyHeldAt().isEmpty();
    }

    void addTo(List<LeakFact.Overwritten> facts, Instr.Copy copy) {
      List<ResourceInfo> values =
          lost.stream()
              .flatMap(one -> resources.info(one).stream())
              .filter(info -> info.isOfMethod() && !info.isContainer())
              .distinct()
              .sorted(Comparator.comparing(info -> info.created().span()))
              .toList();
      if (!values.isEmpty() && copy.target() instanceof Slot.Variable variable) {
        facts.add(fact(variable.local(), copy, values));
      }
    }

    private LeakFact.Overwritten fact(Local variable, Instr.Copy copy, List<ResourceInfo> values) {
      return new LeakFact.Overwritten(
          values,
          context.name(),
          resources.place(copy.span()),
          variable.name(),
          false,
          proof.holds(),
          false,
          CallerScope.unknown(isScopable));
    }
  }
}
