// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.dataflow.Solver;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Skip;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds the fields of its object that a body releases where nothing throws, and leaves open where a
 * call before the release throws. Only checked exceptions count: an unchecked one, or an interrupt,
 * refuses to release, as in a method that must not be called twice. Nor does a second exception, as
 * of another call in a {@code finally}. No skip is a leak for certain: the object can be released
 * again.
 */
final class SkippedReleases {

  /** Maximum number of exceptional edges that are followed in one body. */
  private static final int MAX_PATHS = 64;

  private static final List<String> REFUSALS =
      List.of("java.lang.RuntimeException", "java.lang.InterruptedException");

  private final SolvedBody body;
  private final Cfg cfg;
  private final Solution<PathState> solution;
  private int pathsLeft = MAX_PATHS;

  SkippedReleases(SolvedBody body) {
    this.body = body;
    this.cfg = body.context().cfg();
    this.solution = body.solution();
  }

  /** Returns for each field the first call that skips its release. */
  List<Skip> collect() {
    List<Skip> skips = new ArrayList<>();
    for (FieldKey field : released()) {
      IntStream.range(0, cfg.size())
          .boxed()
          .flatMap(node -> skip(field, node).stream())
          .findFirst()
          .ifPresent(skips::add);
    }
    return skips;
  }

  private Set<FieldKey> released() {
    Set<FieldKey> fields = new TreeSet<>();
    for (ExitStates exit : body.exits()) {
      for (PathState state : exit.after()) {
        state.resources().keySet().stream()
            .filter(id -> id.site() instanceof Site.Field && state.resource(id).isReleased())
            .map(id -> ((Site.Field) id.site()).field())
            .filter(field -> !field.isOfObject() && !field.isStatic())
            .forEach(fields::add);
      }
    }
    return fields;
  }

  private Optional<Skip> skip(FieldKey field, int node) {
    if (!(cfg.instruction(node) instanceof Instr.Invoke call) || cfg.isExpectedToFail(node)) {
      return Optional.empty();
    }
    List<PathState> open =
        solution.before(node).stream().filter(state -> isOpen(field, state)).toList();
    if (open.isEmpty()) {
      return Optional.empty();
    }
    for (Edge edge : cfg.edges(node)) {
      List<String> checked = edge.stated().stream().filter(this::isChecked).toList();
      if (!checked.isEmpty() && pathsLeft-- > 0) {
        Optional<Skip> found = follow(field, node, call, edge, checked, open);
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private boolean isChecked(String exception) {
    TypeOracle types = body.context().library().types();
    return types.isSubtype(exception, "java.lang.Exception")
        && REFUSALS.stream().noneMatch(refusal -> types.isSubtype(exception, refusal));
  }

  private Optional<Skip> follow(
      FieldKey field,
      int node,
      Instr.Invoke call,
      Edge edge,
      List<String> exceptions,
      List<PathState> open) {
    IntPredicate isAlone = other -> other == node || cfg.instruction(other).asInvoke() == null;
    Solution<PathState> thrown =
        new Solver<>(cfg, body.transfer(), body.pathStates(), body.context().work(), isAlone)
            .solveThrown(node, edge, open);
    boolean isOpen = false;
    Optional<Place> exit = Optional.empty();
    for (int end = 0; end < cfg.size(); end++) {
      boolean isReturn = cfg.instruction(end) instanceof Instr.Return;
      for (PathState state :
          isReturn || end == cfg.exceptionalExit() ? thrown.before(end) : List.<PathState>of()) {
        boolean isHere = isOpen(field, state);
        isOpen |= isHere;
        if (isHere && isReturn && exit.isEmpty()) {
          exit = Optional.of(body.resources().place(cfg.instruction(end).span()));
        }
      }
    }
    return isOpen
        ? Optional.of(
            new Skip(
                field,
                body.resources().place(call.at()),
                body.resources().expression(call.at()),
                exceptions,
                exit))
        : Optional.empty();
  }

  /** Returns whether a field still has the open value from before; one not read yet has it. */
  private static boolean isOpen(FieldKey field, PathState state) {
    ResourceId former = ResourceId.recent(new Site.Field(field));
    boolean isSame = !state.knows(field) || state.field(field).equals(Value.ref(former));
    return isSame && (!state.has(former) || state.resource(former).isOpenForSure());
  }
}
