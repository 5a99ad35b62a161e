// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds what the method owns in containers that hold objects of others as well: what releases all
 * elements of such a container releases those too.
 */
final class MixedContainers {

  private final Library library;
  private final Cfg cfg;
  private final CallSummaries summaries;
  private final Solution<PathState> solution;
  private final Set<Site> mixed = new HashSet<>();

  MixedContainers(MethodContext context, CallSummaries summaries, Solution<PathState> solution) {
    this.library = context.library();
    this.cfg = context.cfg();
    this.summaries = summaries;
    this.solution = solution;
  }

  /** Returns these containers, and what is in them. */
  Set<Site> found() {
    for (int node = 0; node < cfg.size(); node++) {
      look(node);
    }
    Set<Site> found = new HashSet<>(mixed);
    for (int node = 0; node < cfg.size() && !mixed.isEmpty(); node++) {
      solution.before(node).forEach(state -> addContent(state, found));
    }
    return found;
  }

  private void look(int node) {
    Instr instr = cfg.instruction(node);
    if (instr instanceof Instr.StoreElement store) {
      look(node, store.container(), List.of(store.source()));
    } else if (instr instanceof Instr.Gather gather) {
      look(node, gather.target(), gather.elements());
    } else if (instr instanceof Instr.Return) {
      solution.before(node).forEach(this::lookAtEnd);
    } else if (instr.asInvoke() != null) {
      lookAtCall(node, instr.asInvoke());
    }
  }

  private void lookAtCall(int node, Instr.Invoke call) {
    Slot container = call.receiver() == null ? call.target() : call.receiver();
    for (PathState state : solution.before(node)) {
      Summary summary = summaries.of(call, state);
      for (int i = 0; i < call.arguments().size(); i++) {
        if (summary.parameter(i).move() == OperandEffect.Move.INTO_RECEIVER) {
          look(node, container, List.of(call.arguments().get(i)));
        }
      }
    }
  }

  private void look(int node, Slot container, List<Slot> elements) {
    boolean isMixed =
        solution.before(node).stream()
            .anyMatch(state -> elements.stream().anyMatch(it -> isOfOthers(it, state)));
    if (isMixed) {
      solution.before(node).forEach(state -> mix(container, state));
      for (Edge edge : cfg.edges(node)) {
        solution.before(edge.target()).forEach(state -> mix(container, state));
      }
    }
  }

  private void mix(Slot container, PathState state) {
    state.value(container).resources().forEach(this::mix);
  }

  /** What a field holds is told by all code that fills it. */
  private void mix(ResourceId container) {
    if (container.site().kind() == Site.Kind.MADE) {
      mixed.add(container.site());
    }
  }

  /** Whether it may be a resource that the method does not own. */
  private boolean isOfOthers(Slot element, PathState state) {
    Value value = state.value(element);
    boolean isUnseen = value.mayBe(Atom.UNKNOWN) || value.mayBe(Atom.NOT_NULL);
    return (isUnseen && library.followed(typeOf(element)).isPresent())
        || value.resources().stream()
            .anyMatch(one -> !state.has(one) || !isOwed(state.resource(one)));
  }

  private TypeRef typeOf(Slot slot) {
    if (slot instanceof Slot.Variable variable) {
      return variable.local().type();
    }
    return cfg.instructions().stream()
        .filter(instr -> slot.equals(instr.target()) && instr.asInvoke() != null)
        .map(instr -> instr.asInvoke().type())
        .findFirst()
        .orElse(TypeRef.UNKNOWN);
  }

  private void lookAtEnd(PathState state) {
    state
        .resources()
        .forEach(
            (id, resource) -> {
              if (isOfOthers(id.site(), resource)) {
                resource.inside().containers().keySet().forEach(this::mix);
              }
            });
  }

  /** What is read from a container is an object that is in it anyway. */
  private static boolean isOfOthers(Site site, ResourceState resource) {
    return switch (site.kind()) {
      case PARAMETER, FIELD -> true;
      case MADE -> resource.owner().isHere() && resource.handedOver() == Certainty.YES;
      case ELEMENT, TAKEN, KEYED, ITERATION, COMPONENT -> false;
    };
  }

  private static boolean isOwed(ResourceState resource) {
    return resource.owner().isHere() && resource.handedOver() == Certainty.NO;
  }

  private void addContent(PathState state, Set<Site> found) {
    state
        .resources()
        .forEach(
            (id, resource) -> {
              if (resource.inside().containers().keySet().stream()
                  .map(ResourceId::site)
                  .anyMatch(mixed::contains)) {
                found.add(id.site());
              }
            });
  }
}
