// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import java.util.Optional;

/** Describes the nodes that release a resource for findings. */
final class ReleasePlaces {

  private final MethodContext context;
  private final Resources resources;
  private final CallSummaries known;
  private final Solution<PathState> solution;

  ReleasePlaces(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
    this.known = body.transfer().calls().known();
    this.solution = body.solution();
  }

  /** Returns the release that ended a typestate. */
  Release of(Typestate typestate, ResourceState one) {
    Instr instr = context.cfg().instruction(typestate.node());
    return typestate.cause() == Typestate.Cause.STEP && instr instanceof Instr.Invoke call
        ? new Release(resources.place(call.nameSpan()), Release.How.BY_STEP)
        : of(typestate.node(), typestate.isWithOwner() && isOwnedByObject(one));
  }

  /**
   * @param isWithOwner whether it is released with its owner, and that is no scope
   */
  Release of(int node, boolean isWithOwner) {
    Instr instr = context.cfg().instruction(node);
    if (instr instanceof Instr.LeaveScope) {
      return new Release(resources.place(instr.span()), Release.How.END_OF_SCOPE);
    }
    if (!(instr instanceof Instr.Invoke call)) {
      return new Release(resources.place(instr.span()), Release.How.WITH_OWNER);
    }
    Place name = resources.place(call.nameSpan());
    return new Release(name, isWithOwner ? Release.How.WITH_OWNER : how(node, call));
  }

  private Release.How how(int node, Instr.Invoke call) {
    if (call.isImplicit()) {
      return Release.How.END_OF_RESOURCE_BLOCK;
    }
    boolean isInBody =
        known.of(call, solution.before(node)).stream().anyMatch(Summary::mayAccessFields);
    return isInBody ? Release.How.IN_CALLED_METHOD : Release.How.DIRECT;
  }

  boolean isScope(ResourceId resource) {
    return resources.isScope(resource);
  }

  /** Returns the owner of a resource as findings describe it; empty if it is unknown. */
  Optional<ResourceInfo> owner(ResourceState state) {
    return state.owner() instanceof Owner.Of of ? resources.info(of.resource()) : Optional.empty();
  }

  /** Returns whether the owner of a resource is an object other than a scope. */
  boolean isOwnedByObject(ResourceState state) {
    return state.owner() instanceof Owner.Of of && !isScope(of.resource());
  }
}
