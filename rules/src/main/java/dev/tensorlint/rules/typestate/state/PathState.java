// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The abstract state of a path at a program point. Immutable; a key without an entry is unknown.
 *
 * <p>A resource that is {@link ResourceState#SETTLED} concerns no later instruction. That it exists
 * on a path matters to findings alone, and is kept apart: states that differ only in settled
 * resources are {@linkplain PathEquivalence equivalent} and are merged.
 *
 * <p>{@link #join} is commutative, associative and idempotent. A variable that only one side knows
 * becomes unknown but keeps its resources; a resource that only one side has is unchanged, since a
 * fact about it concerns only paths through its creation. The initial value of a field exists on
 * both sides: without an entry, it is open.
 */
public final class PathState {

  static final PathState EMPTY = empty(Work.unlimited());

  private final Bindings bindings;
  private final ResourceStates resources;
  private final PathKnowledge path;
  private final References references;
  private final Presence presence;
  private final Work work;

  private PathState(
      Bindings bindings,
      ResourceStates resources,
      PathKnowledge path,
      References references,
      Presence presence,
      Work work) {
    this.bindings = bindings;
    this.resources = resources;
    this.path = path;
    this.references = references;
    this.presence = presence;
    this.work = work;
  }

  /**
   * Returns the state in which nothing is known.
   *
   * @param work counts the operations on this state and its successors; not part of their equality
   */
  public static PathState empty(Work work) {
    return new PathState(
        Bindings.NONE,
        ResourceStates.NONE,
        PathKnowledge.START,
        References.NONE,
        Presence.NONE,
        work);
  }

  /** Returns the values of variables and fields. */
  Bindings bindings() {
    return bindings;
  }

  /** Returns what the joined paths have in common. */
  Presence presence() {
    return presence;
  }

  /** Returns the number of known variables, fields and resources. */
  int size() {
    return bindings.size() + resources.live().size();
  }

  private PathState counted(
      Bindings values, ResourceStates known, PathKnowledge taken, Presence left) {
    work.spend(values.size());
    for (ResourceState state : known.live().values()) {
      work.spend(state.weight());
    }
    References counts = References.of(values.variables(), values.fields(), known.live());
    return new PathState(values, known, taken, counts, left, work);
  }

  public Value value(Slot slot) {
    return bindings.value(slot);
  }

  /** Returns the value of a field; {@link Value#UNKNOWN} for a field without an entry. */
  public Value field(FieldKey field) {
    return bindings.field(field);
  }

  public boolean knows(FieldKey field) {
    return bindings.fields().containsKey(field);
  }

  public Set<FieldKey> knownFields() {
    work.spend(bindings.fields().size());
    return bindings.fields().keySet();
  }

  /** Returns the values of the known fields, in no particular order. */
  public Collection<Value> heldByFields() {
    work.spend(bindings.fields().size());
    return bindings.fields().values();
  }

  /**
   * Returns the resources that are not {@linkplain #settled settled} for iteration, which counts as
   * work for each of them.
   */
  public Map<ResourceId, ResourceState> resources() {
    work.spend(resources.live().size());
    return resources.live();
  }

  /** Visits the resources that are not settled, but for those that other states share with it. */
  public void visit(PersistentMap.SharedVisits<ResourceId, ResourceState> visits) {
    work.spend(visits.visit(resources.live()));
  }

  /** Returns the settled resources. */
  public Set<ResourceId> settled() {
    work.spend(resources.settled().size());
    return resources.settled().keySet();
  }

  /** Returns this state with the settled resources of another, which differs in nothing else. */
  PathState withSettledOf(PathState other) {
    if (resources.settled().equals(other.resources.settled())) {
      return this;
    }
    work.spend(other.resources.settled().size());
    return with(resources.withSettledOf(other.resources), references, presence);
  }

  boolean isSettled(ResourceId resource) {
    return resources.settled().containsKey(resource);
  }

  public boolean hasResources() {
    return !resources.isEmpty();
  }

  public boolean hasFields() {
    return !bindings.fields().isEmpty();
  }

  /** Returns whether no resource has changed between this state and another. */
  @SuppressWarnings("ReferenceEquality") // A step that changes no resource keeps the same map.
  public boolean hasResourcesOf(PathState other) {
    return resources.live() == other.resources.live();
  }

  /** Returns the state of a resource; null if this path has no such resource. */
  @Nullable ResourceState known(ResourceId resource) {
    return resources.known(resource);
  }

  public boolean has(ResourceId resource) {
    return resources.has(resource);
  }

  public ResourceState resource(ResourceId resource) {
    ResourceState state = known(resource);
    if (state == null) {
      throw new IllegalArgumentException("not a resource of this path: " + resource);
    }
    return state;
  }

  /** Returns the containers that receive additions to a resource; empty unless it is a view. */
  public Set<ResourceId> viewed(ResourceId view) {
    ResourceState state = resources.live().get(view);
    return state == null ? Set.of() : state.viewed();
  }

  /** Returns whether some variable or field may hold an atom. */
  public boolean holds(Atom atom) {
    work.spend(bindings.size());
    return bindings.holds(atom);
  }

  /** Returns whether a variable or field holds a resource; intermediate values do not count. */
  public boolean isNamed(ResourceId resource) {
    return namesOf(resource) > 0;
  }

  /** Returns the number of variables and fields that may hold a resource. */
  public long namesOf(ResourceId resource) {
    return references.namesOf(resource);
  }

  /** Returns the reference counts of this state. */
  public References references() {
    return references;
  }

  /** Returns this state after all removable resources were forgotten. */
  PathState withoutTouched() {
    return with(bindings, references.withoutTouched());
  }

  /**
   * Returns whether a value is one resource that represents one object, so that a strong update is
   * possible.
   */
  public boolean isOneObject(Value value) {
    if (!value.isOneResource()) {
      return false;
    }
    ResourceState state = resources.live().get(value.resources().get(0));
    return state != null && !state.isMany();
  }

  /** Returns whether a resource is one object, and a variable has it on each path that does. */
  public boolean isAlwaysIn(Slot slot, ResourceId resource) {
    ResourceState state = resources.live().get(resource);
    return state != null && !state.isMany() && presence.isAlwaysIn(slot, resource);
  }

  /** Returns the open scopes, the innermost last. */
  public List<ResourceId> scopes() {
    return path.scopes().scopes();
  }

  /** Returns whether the open scopes differ between the joined paths. */
  public boolean areScopesUnsure() {
    return path.scopes().areUnsure();
  }

  /**
   * Returns whether it represents several joined paths. A condition may then lead it to a point
   * that none of them reaches, so that no definite fact follows from it.
   */
  public boolean isJoined() {
    return path.isJoined();
  }

  /** Returns the computations that may run concurrently with the path. */
  public Flights flights() {
    return path.flights();
  }

  public PathState with(Flights flights) {
    if (flights.equals(path.flights())) {
      return this;
    }
    return with(path.with(flights), references.touching(path.flights().resources()));
  }

  public PathState with(Slot slot, Value value) {
    Value former = value(slot);
    work.spend(former.atoms().size() + value.atoms().size());
    Presence left = presence.assigned(slot);
    return (left.equals(presence) ? this : with(left)).refined(slot, value);
  }

  /** Assigns the value of one variable to another. */
  public PathState copied(Slot target, Slot source) {
    Presence left = presence.copied(target, source);
    return (left.equals(presence) ? this : with(left)).refined(target, value(source));
  }

  /** Returns this state after a resource came to stand for objects of further paths. */
  PathState withoutPresence(ResourceId resource) {
    return with(presence.without(resource));
  }

  /** Returns this state restricted to the paths on which a variable has a value. */
  public PathState refined(Slot slot, Value value) {
    Value former = value(slot);
    if (former.equals(value)) {
      return this;
    }
    return with(
        bindings.with(slot, value), references.value(former, value, References.isName(slot)));
  }

  private PathState with(Presence known) {
    return new PathState(bindings, resources, path, references, known, work);
  }

  public PathState with(FieldKey field, Value value) {
    work.spend(value.atoms().size());
    if (value.equals(bindings.fields().get(field))) {
      return this;
    }
    return with(bindings.with(field, value), references.value(field(field), value, true));
  }

  /** Returns this state as if a field had never been read. */
  PathState without(FieldKey field) {
    return with(bindings.without(field), references.value(field(field), Value.UNKNOWN, true));
  }

  private PathState with(Bindings values, References known) {
    return new PathState(values, resources, path, known, presence, work);
  }

  public PathState with(ResourceId resource, ResourceState state) {
    work.spend(state.weight());
    ResourceState former = known(resource);
    if (state.equals(former)) {
      return this;
    }
    References known = references.state(resource, former, state);
    boolean isSettled = state.equals(ResourceState.SETTLED);
    return with(
        resources.with(resource, state), known, isSettled ? presence.without(resource) : presence);
  }

  /** Changes the state of a resource if this path has it. */
  public PathState update(ResourceId resource, UnaryOperator<ResourceState> change) {
    ResourceState state = known(resource);
    if (state == null) {
      return this;
    }
    ResourceState changed = change.apply(state);
    PathState after = with(resource, changed);
    if (changed.isPart() && changed.isGivenUpSince(state)) {
      after = after.handedOver(changed.viewed());
    }
    return changed.isHandedOverSince(state) && changed.owner() instanceof Owner.Of of && of.isLent()
        ? after.keptAlive(of.resource())
        : after;
  }

  /**
   * Returns the state after something that a resource lends was handed over: where the collector
   * ends the resource, that keeps it alive, and no code can release it any more.
   */
  private PathState keptAlive(ResourceId lender) {
    TypeModel model = has(lender) ? Types.model(lender, this) : null;
    return model != null && model.release().isCollected()
        ? update(lender, ResourceState::surelyHandedOver)
        : this;
  }

  /** Returns the state after some part of each resource was given up. */
  private PathState handedOver(Set<ResourceId> wholes) {
    PathState after = this;
    for (ResourceId whole : wholes) {
      after = after.update(whole, ResourceState::surelyHandedOver);
    }
    return after;
  }

  public PathState without(ResourceId resource) {
    return with(
        resources.without(resource),
        references.state(resource, known(resource), null),
        presence.without(resource));
  }

  private PathState with(ResourceStates changed, References known, Presence left) {
    return new PathState(bindings, changed, path, known, left, work);
  }

  public PathState withScope(ResourceId scope) {
    return with(path.with(path.scopes().with(scope)), references);
  }

  /** Returns the state in which another scope may be open. */
  public PathState withUnsureScopes() {
    return with(path.with(path.scopes().unsure()), references);
  }

  public PathState withoutScope(ResourceId scope) {
    return scopes().contains(scope)
        ? with(path.with(path.scopes().without(scope)), references.touching(Set.of(scope)))
        : this;
  }

  private PathState with(PathKnowledge changed, References known) {
    return new PathState(bindings, resources, changed, known, presence, work);
  }

  /** Returns the known variables with a property, in no particular order. */
  List<Slot> variables(Predicate<Slot> isWanted) {
    work.spend(bindings.variables().size());
    List<Slot> wanted = new ArrayList<>();
    for (Slot slot : bindings.variables().keySet()) {
      if (isWanted.test(slot)) {
        wanted.add(slot);
      }
    }
    return wanted;
  }

  /** Returns the slots whose values are known. */
  List<Slot> known(Set<Slot> slots) {
    work.spend(Math.min(slots.size(), bindings.variables().size()));
    return bindings.known(slots);
  }

  /** Replaces each reference to a resource and forgets the resource. */
  public PathState replace(ResourceId resource, Atom replacement) {
    Atom ref = new Atom.Ref(resource);
    return map(atom -> atom.equals(ref) ? replacement : atom).without(resource);
  }

  /** Replaces the values of variables and fields, atom by atom. */
  PathState map(UnaryOperator<Atom> change) {
    return counted(bindings.map(change), resources, path, presence.map(change));
  }

  /** Replaces the states of all resources that are not settled. */
  PathState with(
      Map<ResourceId, ResourceState> known, List<ResourceId> openScopes, Flights flights) {
    Presence left = presence;
    for (ResourceId resource : resources.live().keySet()) {
      left = known.containsKey(resource) ? left : left.without(resource);
    }
    PathKnowledge taken = path.with(path.scopes().with(openScopes)).with(flights);
    return counted(bindings, resources.withLive(known), taken, left);
  }

  /** Returns the least state that covers both. */
  public PathState join(PathState other) {
    if (equals(other)) {
      return this;
    }
    Bindings values = bindings.join(other.bindings);
    Alternatives alternatives = Alternatives.join(side(), other.side(), values.variables());
    return counted(
        values,
        resources.join(other.resources),
        path.join(other.path),
        presences().join(other.presences(), alternatives));
  }

  private Alternatives.Side side() {
    return Alternatives.Side.of(bindings.variables(), presence.alternatives());
  }

  /** Returns, for each resource of this state, what its paths have in common. */
  private Presence presences() {
    Presence complete =
        presence.complete(resources.live().keySet(), Presence.factsOf(bindings.variables()));
    work.spend(complete.size());
    return complete;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof PathState other
            && isSameAs(other)
            && resources.equals(other.resources));
  }

  /** Returns whether two states differ in nothing but their settled resources. */
  @SuppressWarnings("ReferenceEquality") // A shortcut: the comparison below says the same.
  boolean isSameAs(PathState other) {
    if (this == other) {
      return true;
    }
    work.spend(size());
    return path.equals(other.path)
        && bindings.equals(other.bindings)
        && resources.live().equals(other.resources.live())
        && presence.equals(other.presence);
  }

  @Override
  public int hashCode() {
    return bindings.hashCode() + 37 * resources.live().hashCode();
  }

  @Override
  public String toString() {
    return "PathState[%s, fields %s, %s, settled %s, scopes %s]"
        .formatted(
            bindings.variables(),
            bindings.fields(),
            resources.live(),
            resources.settled().keySet(),
            scopes());
  }
}
