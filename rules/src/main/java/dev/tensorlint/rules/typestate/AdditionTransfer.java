// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Renaming;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import org.jspecify.annotations.Nullable;

/**
 * Transfers resources that a called method adds to a container argument: the caller owns them as if
 * it had added them itself.
 */
final class AdditionTransfer {

  private final Resources resources;
  private final ScopeTransfer scopes;
  private final ContainerTransfer containers;

  AdditionTransfer(Resources resources, ScopeTransfer scopes, ContainerTransfer containers) {
    this.resources = resources;
    this.scopes = scopes;
    this.containers = containers;
  }

  /**
   * Returns the state after a call that completes normally. A node identifies one resource: if the
   * call also returns a resource or fills several containers, only the first is followed.
   */
  PathState apply(int node, Instr.Invoke call, Summary effects, PathState state) {
    boolean givesBack = effects.result().made() != null || !effects.result().parts().isEmpty();
    if (!effects.isComplete() || givesBack) {
      return state;
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      Addition added = effects.parameter(i).added();
      TypeModel model = added.model();
      Slot container = call.arguments().get(i);
      if (model != null && containers.holdsContainer(state.value(container))) {
        return add(node, call, container, added, model, state);
      }
    }
    return state;
  }

  private PathState add(
      int node,
      Instr.Invoke call,
      Slot container,
      Addition added,
      TypeModel model,
      PathState state) {
    Site site = new Site.Node(node);
    describe(site, call, container, model, state);
    ResourceId made = ResourceId.recent(site);
    Owner owner = scopes.innermost(state, model.library(), added.isScoped());
    PathState aged = Renaming.age(state, made);
    PathState with =
        aged.with(made, ResourceState.open(owner)).with(call.target(), Value.ref(made));
    PathState filled = containers.add(node, with.value(container), call.target(), with);
    return (added.certainty() == Certainty.YES
            ? filled
            : filled.update(made, ResourceState::possiblyHandedOver))
        .with(call.target(), Value.UNKNOWN);
  }

  /**
   * Describes the added resources by the name of the container, and as a container: their number is
   * unknown.
   */
  private void describe(
      Site site, Instr.Invoke call, Slot container, TypeModel model, PathState state) {
    ResourceInfo holder = info(container, state);
    if (holder == null) {
      return;
    }
    resources.add(
        site,
        new ResourceInfo(
            holder.name(),
            true,
            model,
            resources.place(call.nameSpan()),
            ResourceInfo.Origin.CREATED,
            false,
            holder.container()));
  }

  private @Nullable ResourceInfo info(Slot container, PathState state) {
    return state.value(container).resources().stream()
        .flatMap(id -> resources.info(id).stream())
        .filter(ResourceInfo::isContainer)
        .findFirst()
        .orElse(null);
  }
}
