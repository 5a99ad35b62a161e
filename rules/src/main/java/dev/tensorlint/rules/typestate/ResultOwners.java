// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import org.jspecify.annotations.Nullable;

/** Finds out who owns the results of calls. */
final class ResultOwners {

  private final ScopeTransfer scopes;

  ResultOwners(ScopeTransfer scopes) {
    this.scopes = scopes;
  }

  /**
   * Returns the owner of a new resource.
   *
   * @param from the operand that the effect of the call speaks of; null if it speaks of none
   */
  Owner of(ResultEffect.Kind kind, @Nullable Slot from, TypeModel model, PathState state) {
    if (model.kind() == ModelKind.SYMBOLIC) {
      return Owner.elsewhere();
    }
    return switch (kind) {
      case FRESH -> model.mustBeReleased() ? maker(model, state) : Owner.elsewhere();
      case ACQUIRED_WITH -> ownerWith(from, state);
      case SCOPED, HANDLE -> scopes.innermost(state, model.library(), true);
      case CHILD_OF -> Referents.parentOf(from, state);
      case OWNED_BY -> Referents.ownerOf(from, state);
      case BORROW -> Referents.lenderOf(from, state);
      case LENT_UNTIL_STEP -> StatefulCalls.lenderOf(from, state);
      case OWNED_BY_OWNER_OF, MAYBE_ALIAS -> ownerOfOwned(from, state);
      case UNACQUIRED -> Owner.nobody();
      case ALIAS,
          COPY,
          SYMBOLIC,
          ELEMENT_OF,
          TAKEN_FROM,
          ELEMENTS_OF,
          SOME_OF,
          VIEW_OF,
          ONE_OF,
          CARRIER,
          ELSEWHERE,
          EMPTY,
          NULL,
          TRUE,
          FALSE,
          UNKNOWN ->
          Owner.elsewhere();
    };
  }

  private static Owner maker(TypeModel made, PathState state) {
    return made.release().with().isEmpty()
        ? Owner.here()
        : Referents.amid(made.release().with(), state);
  }

  /**
   * Returns the owner of what a request makes: nobody if no call has acquired anything, and no
   * other code may have; the owner that the request was given to, for what it makes; else the
   * caller.
   */
  private static Owner ownerWith(@Nullable Slot request, PathState state) {
    if (request == null || !state.value(request).isOneResource()) {
      return Owner.here();
    }
    ResourceId resource = state.value(request).resources().get(0);
    return state.has(resource) ? ownerWith(state.resource(resource)) : Owner.here();
  }

  private static Owner ownerWith(ResourceState request) {
    Owner owner = request.owner();
    if (owner.equals(Owner.nobody())) {
      return request.isOpenForSure() ? owner : Owner.here();
    }
    boolean isGivenAway = owner instanceof Owner.Of || owner.equals(Owner.takenOver());
    return isGivenAway ? owner : Owner.here();
  }

  private static Owner ownerOfOwned(@Nullable Slot owned, PathState state) {
    if (owned == null || !state.value(owned).isOneResource()) {
      return Owner.elsewhere();
    }
    ResourceId resource = state.value(owned).resources().get(0);
    boolean isOwned = state.has(resource) && state.resource(resource).owner() instanceof Owner.Of;
    return isOwned ? state.resource(resource).owner() : Owner.elsewhere();
  }
}
