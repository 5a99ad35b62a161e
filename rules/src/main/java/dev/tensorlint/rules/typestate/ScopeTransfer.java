// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Opening and closing of scopes, and who owns what is created meanwhile. */
final class ScopeTransfer {

  private final Resources resources;

  ScopeTransfer(Resources resources) {
    this.resources = resources;
  }

  /** A lambda that runs in a scope of its own begins. */
  PathState enter(int node, Instr.EnterScope enter, PathState state) {
    Site site = new Site.Node(node);
    ResourceId scope = ResourceId.recent(site);
    return Renaming.age(state, scope)
        .with(scope, ResourceState.open(Owner.elsewhere()))
        .with(enter.scope(), Value.ref(scope))
        .withScope(scope);
  }

  /** It ends: all is released that it made, but for its result. */
  PathState leave(int node, Instr.LeaveScope leave, PathState state) {
    List<ResourceId> scopes = state.value(leave.scope()).resources();
    PathState after = state;
    for (ResourceId scope : scopes) {
      after = leave(node, scope, leave.survivor(), after);
    }
    return after;
  }

  private PathState leave(int node, ResourceId scope, @Nullable Slot survivor, PathState state) {
    PathState outside = state.withoutScope(scope);
    Value result = survivor == null ? Value.NULL : state.value(survivor);
    for (ResourceId made : Releases.dependents(outside, scope)) {
      Certainty survives = survives(made, result, outside);
      if (survives == Certainty.YES) {
        Owner owner = innermost(outside, libraryOf(made), true);
        outside = outside.update(made, one -> one.takenBack().ownedBy(owner));
      } else if (survives == Certainty.MAYBE) {
        outside = outside.update(made, one -> one.maybeReleased(node).unsure());
      }
    }
    return Releases.release(outside, scope, node).without(scope);
  }

  /** What is in the result of a scope survives it, too: in a list, a map, an array, a record. */
  private static Certainty survives(ResourceId made, Value result, PathState state) {
    if (result.resources().contains(made)) {
      return Certainty.YES;
    }
    if (Contents.withContents(state, result.resources()).contains(made)) {
      return isSurelyIn(result, made, state) ? Certainty.YES : Certainty.MAYBE;
    }
    boolean mayBeInside = !result.is(Atom.NULL) && !result.isOneResource();
    return mayBeInside && state.resource(made).handedOver().isPossible()
        ? Certainty.MAYBE
        : Certainty.NO;
  }

  private static boolean isSurelyIn(Value container, ResourceId element, PathState state) {
    return state.isOneObject(container)
        && state.resource(element).inside().in(container.resources().get(0)) == Certainty.YES;
  }

  private @Nullable String libraryOf(ResourceId resource) {
    return resources.info(resource).map(info -> info.model().library()).orElse(null);
  }

  /** A scope that was opened as an object takes in what is created from now on. */
  PathState opened(ResourceId scope, TypeModel model, PathState state) {
    if (model.kind() != ModelKind.SCOPE) {
      return state;
    }
    return state.withScope(scope);
  }

  /** The innermost scope owns what was kept out of all, or else the caller. */
  PathState joined(PathState state, Slot kept) {
    PathState after = state;
    for (ResourceId resource : state.value(kept).resources()) {
      Owner owner = innermost(state, libraryOf(resource), true);
      after = after.update(resource, one -> one.takenBack().ownedBy(owner));
    }
    return after;
  }

  /**
   * Returns who owns what is created now.
   *
   * @param library library of what is created; scopes of other libraries do not take it in
   * @param isScopable whether scopes take it in at all
   */
  Owner innermost(PathState state, @Nullable String library, boolean isScopable) {
    if (!isScopable) {
      return Owner.here();
    }
    if (state.areScopesUnsure()) {
      return Owner.elsewhere();
    }
    List<ResourceId> scopes = state.scopes();
    for (int i = scopes.size() - 1; i >= 0; i--) {
      String scopeLibrary = resources.scopeLibrary(scopes.get(i));
      if (scopeLibrary == null || scopeLibrary.equals(library)) {
        return new Owner.Of(scopes.get(i));
      }
    }
    return Owner.hereOrCallersScope();
  }
}
