// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Typestate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Describes the nodes that release a resource for findings. */
final class ReleasePlaces {

  private final MethodContext context;
  private final Resources resources;

  ReleasePlaces(SolvedBody body) {
    this.context = body.context();
    this.resources = body.resources();
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
    Release.How how = isWithOwner ? Release.How.WITH_OWNER : how(call);
    return how == Release.How.IN_CALLED_METHOD
        ? new Release(name, how, library(call))
        : new Release(name, how);
  }

  /** Returns the method of a library that a call names; null if it is of the program. */
  private @Nullable String library(Instr.Invoke call) {
    MethodRef method = call.method();
    BinaryOrigin origin = origin(call);
    if (method == null || origin.equals(BinaryOrigin.NONE)) {
      return null;
    }
    String owner = method.owner();
    int cut = Math.max(owner.lastIndexOf('.'), owner.lastIndexOf('$'));
    return "`" + owner.substring(cut + 1) + "." + method.name() + "` (" + origin + ")";
  }

  private BinaryOrigin origin(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null
        ? BinaryOrigin.NONE
        : context
            .library()
            .calls()
            .effect(call.receiverType(), method)
            .map(effect -> effect.part(BinaryOrigin.NONE))
            .orElseGet(() -> context.callees().origin(call));
  }

  private Release.How how(Instr.Invoke call) {
    if (call.isImplicit()) {
      return Release.How.END_OF_RESOURCE_BLOCK;
    }
    boolean isReleaseOfType =
        call.arguments().isEmpty() && context.library().calls().releasedBy(call).isPresent();
    boolean isOwn =
        context.callees().effects(call).isPresent()
            || (!isReleaseOfType && !origin(call).equals(BinaryOrigin.NONE));
    return isOwn ? Release.How.IN_CALLED_METHOD : Release.How.DIRECT;
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
