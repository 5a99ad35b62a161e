// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Transfers the opening and closing of scopes, and determines the owner of resources created in
 * them.
 */
final class ScopeTransfer {

  private final Library library;

  ScopeTransfer(Library library) {
    this.library = library;
  }

  /** Opens the scope of a lambda. */
  PathState enter(int node, Instr.EnterScope enter, PathState state) {
    Site site = new Site.Node(node);
    ResourceId scope = ResourceId.recent(site);
    return Renaming.age(state, scope)
        .with(scope, ResourceState.open(Owner.elsewhere()).typed(type(enter)))
        .with(enter.scope(), Value.ref(scope))
        .withScope(scope);
  }

  private @Nullable ResourceType type(Instr.EnterScope enter) {
    return library
        .models()
        .type(enter.call().receiverType(), library.types())
        .map(model -> ResourceType.of(new Library.Followed(model, null)))
        .orElse(null);
  }

  /** Closes the scope of a lambda, which releases all its resources except the result. */
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
        Owner owner = innermost(outside, libraryOf(made, outside), true);
        outside = outside.update(made, one -> one.takenBack().ownedBy(owner));
      } else if (survives == Certainty.MAYBE) {
        outside = outside.update(made, one -> one.maybeReleased(node).unsure());
      }
    }
    return Releases.release(outside, scope, node).without(scope);
  }

  /**
   * Returns whether a resource survives its scope: as the result, or in the result, such as a list,
   * a map, an array or a record.
   */
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

  private static @Nullable String libraryOf(ResourceId resource, PathState state) {
    TypeModel model = Types.model(resource, state);
    return model == null ? null : model.library();
  }

  /** Opens a scope that is an object: it owns the resources created from now on. */
  PathState opened(ResourceId scope, TypeModel model, PathState state) {
    return model.kind() == ModelKind.SCOPE && !model.usage().opensWhenEntered()
        ? state.withScope(scope)
        : state;
  }

  /** Opens a scope that exists already. If it is one of several, nothing is certain of it. */
  PathState entered(PathState state, Slot slot) {
    Value value = state.value(slot);
    PathState after = state;
    for (ResourceId each : value.resources()) {
      TypeModel model = Types.model(each, state);
      boolean isNew = !state.scopes().contains(each);
      if (isNew && model != null && model.kind() == ModelKind.SCOPE) {
        after = value.isOneResource() ? after.withScope(each) : after.withUnsureScopes();
      }
    }
    return after;
  }

  /**
   * Returns the state after a call that closes the innermost open scope of the library that
   * describes it, if it is certain which one that is.
   */
  PathState left(int node, Instr.Invoke call, Summary summary, PathState state) {
    TypeModel of = library.models().type(call.receiverType(), library.types()).orElse(null);
    if (!summary.traits().leavesScope() || of == null || state.areScopesUnsure()) {
      return state;
    }
    List<ResourceId> scopes = state.scopes();
    for (int i = scopes.size() - 1; i >= 0; i--) {
      if (of.library().equals(Types.scopeLibrary(scopes.get(i), state))) {
        return Releases.release(state, scopes.get(i), node);
      }
    }
    return state;
  }

  /**
   * Returns the state in which the innermost scope, or else the caller, owns resources that had
   * left their scope.
   */
  PathState joined(PathState state, Slot kept) {
    PathState after = state;
    for (ResourceId resource : state.value(kept).resources()) {
      Owner owner = innermost(state, libraryOf(resource, state), true);
      after = after.update(resource, one -> one.takenBack().ownedBy(owner));
    }
    return after;
  }

  /** Returns whether a scope only keeps others from owning what is created in it. */
  private static boolean ownsNothing(ResourceId scope, PathState state) {
    TypeModel model = Types.model(scope, state);
    return model != null && model.kind() == ModelKind.SCOPE && !model.release().cascades();
  }

  /**
   * Returns the owner of a resource that is created now.
   *
   * @param library library of the resource; scopes of other libraries do not own it
   * @param isScopable whether any scope owns it
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
      String scopeLibrary = Types.scopeLibrary(scopes.get(i), state);
      if (scopeLibrary == null || scopeLibrary.equals(library)) {
        return ownsNothing(scopes.get(i), state) ? Owner.here() : new Owner.Of(scopes.get(i));
      }
    }
    return Owner.hereOrCallersScope();
  }
}
