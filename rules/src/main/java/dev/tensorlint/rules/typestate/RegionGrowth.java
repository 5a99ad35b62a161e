// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Finds what each round of a loop leaves to an owner that was there before the loop: nothing is
 * unclosed in the end, and all of it is there until then. Loops that count, or go through elements,
 * are taken to be meant so: the steps of a sum, the layers of a net. What an owner lends in each
 * round is the same part of it.
 */
final class RegionGrowth {

  private final MethodContext context;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final Map<Span, LeakFact.Gathered> found = new TreeMap<>();

  RegionGrowth(
      MethodContext context, Resources resources, Transfer transfer, Solution<PathState> solution) {
    this.context = context;
    this.resources = resources;
    this.transfer = transfer;
    this.solution = solution;
  }

  List<LeakFact.Gathered> collect() {
    Cfg cfg = context.cfg();
    for (int node = 0; node < cfg.size() && !cfg.loops().isEmpty(); node++) {
      if (cfg.instruction(node) instanceof Instr.Forget) {
        for (PathState state : solution.before(node)) {
          forget(state, transfer.transfer(node, state).get(0));
        }
      }
    }
    return new ArrayList<>(found.values());
  }

  private void forget(PathState before, PathState after) {
    for (Map.Entry<ResourceId, ResourceState> entry : before.resources().entrySet()) {
      if (!after.has(entry.getKey())
          && isLeftToOwner(entry.getValue())
          && entry.getKey().site() instanceof Site.Node made
          && entry.getValue().owner() instanceof Owner.Of of
          && !of.isLent()
          && of.resource().site() instanceof Site.Node owner) {
        left(made, owner, of.resource());
      }
    }
  }

  private static boolean isLeftToOwner(ResourceState state) {
    return state.isOpen() && state.handedOver() == Certainty.NO && !state.isUnsure();
  }

  private void left(Site.Node made, Site.Node owner, ResourceId region) {
    Span at = context.cfg().instruction(made.node()).span();
    Span opened = context.cfg().instruction(owner.node()).span();
    Optional<Cfg.Loop> loop =
        context.cfg().loops().stream()
            .filter(one -> !one.isBounded() && one.span().contains(at))
            .filter(one -> !one.span().contains(opened))
            .max(Comparator.comparing(Cfg.Loop::isEndless));
    loop.ifPresent(around -> add(made, region, around));
  }

  private void add(Site.Node made, ResourceId region, Cfg.Loop loop) {
    resources
        .info(made)
        .ifPresent(
            info ->
                found.putIfAbsent(
                    info.created().span(),
                    new LeakFact.Gathered(
                        info,
                        context.name(),
                        resources.info(region),
                        resources.place(openedAt(region)),
                        loop.isEndless())));
  }

  private Span openedAt(ResourceId region) {
    int node = ((Site.Node) region.site()).node();
    return context.cfg().instruction(node) instanceof Instr.Invoke call
        ? call.nameSpan()
        : context.cfg().instruction(node).span();
  }
}
