// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
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
import java.util.function.BiConsumer;
import java.util.function.IntPredicate;

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
    visit(node -> cfg.instruction(node) instanceof Instr.Return, this::lookAtEnd);
    Set<Site> found = new HashSet<>(mixed);
    if (!mixed.isEmpty()) {
      visit(node -> true, (id, resource) -> addContent(id, resource, found));
    }
    return found;
  }

  /** Visits the resources of all states before some nodes, those that states share once. */
  private void visit(IntPredicate isWanted, BiConsumer<ResourceId, ResourceState> visitor) {
    PersistentMap.SharedVisits<ResourceId, ResourceState> visits =
        new PersistentMap.SharedVisits<>(visitor);
    for (int node = 0; node < cfg.size(); node++) {
      if (isWanted.test(node)) {
        solution.before(node).forEach(state -> state.visit(visits));
      }
    }
  }

  private void look(int node) {
    Instr instr = cfg.instruction(node);
    if (instr instanceof Instr.StoreElement store) {
      look(node, store.container(), List.of(store.source()));
    } else if (instr instanceof Instr.Gather gather) {
      look(node, gather.target(), gather.elements());
    } else if (instr.asInvoke() != null) {
      lookAtCall(node, instr.asInvoke());
    }
  }

  private void lookAtCall(int node, Instr.Invoke call) {
    Slot container = call.receiver() == null ? call.target() : call.receiver();
    if (call.arguments().isEmpty() || made(node, container).isEmpty()) {
      return;
    }
    Summary summary = summaries.of(call, solution.before(node).get(0));
    for (int i = 0; i < call.arguments().size(); i++) {
      if (summary.parameter(i).move() == OperandEffect.Move.INTO_RECEIVER) {
        look(node, container, List.of(call.arguments().get(i)));
      }
    }
  }

  private void look(int node, Slot container, List<Slot> elements) {
    boolean isMixed =
        solution.before(node).stream()
            .anyMatch(state -> elements.stream().anyMatch(it -> isOfOthers(it, state)));
    if (isMixed) {
      mixed.addAll(made(node, container));
    }
  }

  /** What the method has made that a slot holds before or after a node. */
  private Set<Site> made(int node, Slot slot) {
    Set<Site> made = new HashSet<>();
    List<PathState> before = solution.before(node);
    before.forEach(state -> addMade(state.value(slot), made));
    if (!before.isEmpty()) {
      for (Edge edge : cfg.edges(node)) {
        solution.before(edge.target()).forEach(state -> addMade(state.value(slot), made));
      }
    }
    return made;
  }

  private static void addMade(Value value, Set<Site> made) {
    value.resources().stream()
        .map(ResourceId::site)
        .filter(MixedContainers::isMade)
        .forEach(made::add);
  }

  /** What a field holds depends on all code that fills it, not on this method alone. */
  private static boolean isMade(Site site) {
    return site.kind() == Site.Kind.MADE;
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

  private void lookAtEnd(ResourceId id, ResourceState resource) {
    if (isOfOthers(id.site(), resource)) {
      resource.inside().containers().keySet().stream()
          .map(ResourceId::site)
          .filter(MixedContainers::isMade)
          .forEach(mixed::add);
    }
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

  private void addContent(ResourceId id, ResourceState resource, Set<Site> found) {
    boolean isInside =
        resource.inside().containers().keySet().stream()
            .map(ResourceId::site)
            .anyMatch(mixed::contains);
    if (isInside) {
      found.add(id.site());
    }
  }
}
