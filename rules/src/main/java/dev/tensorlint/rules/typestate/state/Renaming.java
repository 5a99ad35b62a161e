// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** Renames the resources of a path. */
public final class Renaming {

  private Renaming() {}

  /**
   * Moves the most recent resource of a site to the older ones, before the site creates a new one.
   */
  public static PathState age(PathState state, ResourceId recent) {
    if (!state.has(recent)) {
      return state;
    }
    ResourceId older = recent.older();
    PathState apart = isApart(state, recent) ? moved(state, older, recent.oldest()) : state;
    return moved(apart, recent, older);
  }

  /** Returns an owner as it is named after the most recent resource of a site has become older. */
  public static Owner age(Owner owner, PathState before, ResourceId recent) {
    boolean isApart = before.has(recent) && isApart(before, recent);
    Owner aged = isApart ? owner.renamed(recent.older(), recent.oldest()) : owner;
    return aged.renamed(recent, recent.older());
  }

  /**
   * Returns whether code holds on to the last two resources of a site, so that the one before the
   * last must not be taken for the last one when a third is created.
   */
  private static boolean isApart(PathState state, ResourceId recent) {
    ResourceId older = recent.older();
    return recent.site() instanceof Site.Node
        && state.isNamed(recent)
        && state.isNamed(older)
        && state.has(older)
        && !state.isSettled(older)
        && !state.resource(older).isMany()
        && !state.references().isHolding(older)
        && !state.references().hasMembers(older);
  }

  /** Adds a resource to those that another identity stands for. */
  private static PathState moved(PathState state, ResourceId from, ResourceId to) {
    if (state.isSettled(from)) {
      PathState aged = state.map(atom -> aged(atom, from, to)).without(from);
      return aged.has(to) ? aged : aged.with(to, ResourceState.SETTLED);
    }
    ResourceState former = state.known(to);
    PathState aged = rename(state, from, to, atom -> aged(atom, from, to));
    if (former == null || Forgetting.isForgotten(state, to)) {
      return aged;
    }
    ResourceState kept = renamed(former, from, to);
    boolean isAlone = Forgetting.isForgotten(state, from);
    return aged.with(to, isAlone ? kept : kept.andAnother(aged.resource(to)));
  }

  /** Returns a value as it is named after the most recent resource of a site has become older. */
  public static Value age(Value value, ResourceId recent) {
    return value.map(atom -> aged(atom, recent, recent.older()));
  }

  private static Atom aged(Atom atom, ResourceId recent, ResourceId older) {
    boolean isAnswer = atom instanceof Atom.ReleasedTest test && test.resource().equals(recent);
    boolean isOfContent = atom.equals(new Atom.EmptyTest(recent));
    boolean isStatus = atom instanceof Atom.Status status && status.acquired().equals(recent);
    return isAnswer || isOfContent || isStatus ? Atom.UNKNOWN : renamed(atom, recent, older);
  }

  /** Gives a resource a separate identity, distinct from later resources of its site. */
  public static PathState rename(PathState state, ResourceId from, ResourceId to) {
    return rename(state, from, to, atom -> renamed(atom, from, to));
  }

  private static PathState rename(
      PathState state, ResourceId from, ResourceId to, UnaryOperator<Atom> atoms) {
    if (state.isSettled(from)) {
      return state.map(atoms).without(from).with(to, ResourceState.SETTLED);
    }
    Map<ResourceId, ResourceState> changed = new HashMap<>();
    state.resources().forEach((id, one) -> changed.put(id, renamed(one, from, to)));
    changed.put(to, Objects.requireNonNull(changed.remove(from)));
    List<ResourceId> scopes =
        state.scopes().stream().map(scope -> scope.equals(from) ? to : scope).toList();
    Flights flights = state.flights().map(id -> id.equals(from) ? to : id);
    return state.map(atoms).with(changed, scopes, flights).withoutPresence(to);
  }

  private static Atom renamed(Atom atom, ResourceId from, ResourceId to) {
    if (atom.equals(new Atom.Ref(from))) {
      return new Atom.Ref(to);
    }
    if (atom instanceof Atom.Status status && status.acquired().equals(from)) {
      return new Atom.Status(to, status.success(), status.isStored());
    }
    return atom instanceof Atom.ReleasedTest test && test.resource().equals(from)
        ? new Atom.ReleasedTest(to, test.isNegated())
        : atom;
  }

  private static ResourceState renamed(ResourceState state, ResourceId from, ResourceId to) {
    ResourceState renamed =
        state.ownedBy(state.owner().renamed(from, to)).inside(state.inside().renamed(from, to));
    return state.viewed().contains(from)
        ? renamed.viewing(
            state.viewed().stream()
                .map(one -> one.equals(from) ? to : one)
                .collect(Collectors.toSet()))
        : renamed;
  }
}
