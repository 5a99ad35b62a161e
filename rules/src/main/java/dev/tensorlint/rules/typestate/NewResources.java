// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Typestate;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Optional;
import java.util.Set;

/** Creates the resources that calls return, with their first owners and typestates. */
final class NewResources {

  private final Library library;
  private final ScopeTransfer scopes;
  private final ResultOwners owners;

  NewResources(Library library, ScopeTransfer scopes) {
    this.library = library;
    this.scopes = scopes;
    this.owners = new ResultOwners(scopes);
  }

  /** Returns the state with a new, open resource in the target of a call. */
  PathState make(int node, Instr.Invoke call, ResourceType type, Owner owner, PathState state) {
    return make(node, call, type, owner, Typestate.OPEN, state);
  }

  private PathState make(
      int node,
      Instr.Invoke call,
      ResourceType type,
      Owner owner,
      Typestate typestate,
      PathState state) {
    Site site = new Site.Node(node);
    ResourceId made = ResourceId.recent(site);
    PathState aged = Renaming.age(state, made);
    Owner agedOwner = Renaming.age(owner, state, made);
    PathState with =
        aged.with(made, ResourceState.of(Set.of(typestate), agedOwner).typed(type))
            .with(call.target(), Value.ref(made));
    return scopes.opened(made, type.model(), with);
  }

  /** Returns the state of a path on which a call has not made what it may make on another one. */
  static PathState withoutNew(int node, PathState state) {
    ResourceId made = ResourceId.recent(new Site.Node(node));
    return Renaming.age(state, made).with(made, ResourceState.SETTLED);
  }

  /** Returns the state with the new resource that a summary states. */
  PathState stated(
      int node,
      Instr.Invoke call,
      ResultEffect result,
      Library.Followed followed,
      PathState state) {
    Slot from = Operands.slot(call, result.from());
    Owner owner = owners.of(result.kind(), from, followed.model(), state);
    Typestate first = FirstTypestates.of(call, result, followed.model());
    PathState made = make(node, call, ResourceType.of(followed), owner, first, state);
    return result.isHeldWeakly() ? heldWeakly(node, call, made) : made;
  }

  /**
   * Marks a result to which the callee keeps a weak reference, of unknown lifetime. Under a
   * long-lived literal key, the result counts as handed over.
   */
  private static PathState heldWeakly(int node, Instr.Invoke call, PathState made) {
    boolean mayStay = call.literals().values().stream().anyMatch(LiteralKey::isLasting);
    return Referents.each(
        made,
        call.target(),
        one -> mayStay ? one.surelyHandedOver() : one.heldWeakly(node).lasting());
  }

  /**
   * Returns the state for a constructor without a model entry, whose type determines the new
   * resource.
   */
  Optional<PathState> fresh(int node, Instr.Invoke call, PathState state) {
    return library
        .calls()
        .fresh(call)
        .map(model -> new Library.Followed(model, null))
        .map(
            made ->
                make(
                    node,
                    call,
                    ResourceType.of(made),
                    ownerOfNew(call, made.model(), state),
                    first(call, made.model()),
                    state));
  }

  private Typestate first(Instr.Invoke call, TypeModel made) {
    return library
        .calls()
        .inherited(call)
        .map(result -> FirstTypestates.inherited(result, made))
        .orElseGet(() -> FirstTypestates.ofConstructor(made));
  }

  private Owner ownerOfNew(Instr.Invoke call, TypeModel made, PathState state) {
    return library.calls().isScopable(call)
        ? scopes.innermost(state, made.library(), true)
        : Owner.here();
  }

  /** Returns the state with a new resource that this method owns, unless other code does. */
  PathState claimed(int node, Instr.Invoke call, ResourceType type, PathState state) {
    boolean isScopable = library.calls().isScoped(type.model());
    Owner owner = scopes.innermost(state, type.model().library(), isScopable);
    PathState made = make(node, call, type, owner, state);
    return Referents.each(made, call.target(), ResourceState::possiblyHandedOver);
  }
}
