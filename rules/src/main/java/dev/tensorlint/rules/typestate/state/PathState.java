// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.PersistentMap;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
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
 * resources have one {@link #identity} and are {@linkplain #merge merged}.
 *
 * <p>{@link #join} is commutative, associative and idempotent. A variable that only one side knows
 * becomes unknown but keeps its resources; a resource that only one side has is unchanged, since a
 * fact about it concerns only paths through its creation. The initial value of a field exists on
 * both sides: without an entry, it is open.
 */
public final class PathState {

  static final PathState EMPTY =
      new PathState(
          PersistentMap.empty(),
          PersistentMap.empty(),
          PersistentMap.empty(),
          PersistentMap.empty(),
          List.of(),
          PathKnowledge.START,
          References.NONE,
          Presence.NONE,
          Work.unlimited());

  private final PersistentMap<Slot, Value> variables;
  private final PersistentMap<FieldKey, Value> fields;
  private final PersistentMap<ResourceId, ResourceState> resources;
  private final PersistentMap<ResourceId, ResourceState> settled;
  private final List<ResourceId> scopes;
  private final PathKnowledge path;
  private final References references;
  private final Presence presence;
  private final Work work;

  private PathState(
      PersistentMap<Slot, Value> variables,
      PersistentMap<FieldKey, Value> fields,
      PersistentMap<ResourceId, ResourceState> resources,
      PersistentMap<ResourceId, ResourceState> settled,
      List<ResourceId> scopes,
      PathKnowledge path,
      References references,
      Presence presence,
      Work work) {
    this.variables = variables;
    this.fields = fields;
    this.resources = resources;
    this.settled = settled;
    this.scopes = scopes;
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
        EMPTY.variables,
        EMPTY.fields,
        EMPTY.resources,
        EMPTY.settled,
        List.of(),
        PathKnowledge.START,
        EMPTY.references,
        EMPTY.presence,
        work);
  }

  /** Returns the number of known variables, fields and resources. */
  int size() {
    return variables.size() + fields.size() + resources.size();
  }

  private PathState counted(
      Map<Slot, Value> values,
      Map<FieldKey, Value> held,
      Map<ResourceId, ResourceState> known,
      PersistentMap<ResourceId, ResourceState> past,
      List<ResourceId> open,
      PathKnowledge taken,
      Presence left) {
    work.spend(values.size() + held.size());
    for (ResourceState state : known.values()) {
      work.spend(state.weight());
    }
    return new PathState(
        PersistentMap.copyOf(values),
        PersistentMap.copyOf(held),
        PersistentMap.copyOf(known),
        past,
        open,
        taken,
        References.of(values, held, known),
        left,
        work);
  }

  public Value value(Slot slot) {
    return variables.getOrDefault(slot, Value.UNKNOWN);
  }

  /** Returns the value of a field; {@link Value#UNKNOWN} for a field without an entry. */
  public Value field(FieldKey field) {
    return fields.getOrDefault(field, Value.UNKNOWN);
  }

  public boolean knows(FieldKey field) {
    return fields.containsKey(field);
  }

  public Set<FieldKey> knownFields() {
    work.spend(fields.size());
    return fields.keySet();
  }

  /** Returns the values of the known fields, in no particular order. */
  public Collection<Value> heldByFields() {
    work.spend(fields.size());
    return fields.values();
  }

  /**
   * Returns the resources that are not {@linkplain #settled settled} for iteration, which counts as
   * work for each of them.
   */
  public Map<ResourceId, ResourceState> resources() {
    work.spend(resources.size());
    return resources;
  }

  /** Visits the resources that are not settled, but for those that other states share with it. */
  public void visit(PersistentMap.SharedVisits<ResourceId, ResourceState> visits) {
    work.spend(visits.visit(resources));
  }

  /** Returns the settled resources. */
  public Set<ResourceId> settled() {
    work.spend(settled.size());
    return settled.keySet();
  }

  boolean isSettled(ResourceId resource) {
    return settled.containsKey(resource);
  }

  public boolean hasResources() {
    return !resources.isEmpty() || !settled.isEmpty();
  }

  public boolean hasFields() {
    return !fields.isEmpty();
  }

  /** Returns whether no resource has changed between this state and another. */
  @SuppressWarnings("ReferenceEquality") // A step that changes no resource keeps the same map.
  public boolean hasResourcesOf(PathState other) {
    return resources == other.resources;
  }

  /** Returns the state of a resource; null if this path has no such resource. */
  @Nullable ResourceState known(ResourceId resource) {
    ResourceState state = resources.get(resource);
    return state == null ? settled.get(resource) : state;
  }

  public boolean has(ResourceId resource) {
    return resources.containsKey(resource) || settled.containsKey(resource);
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
    ResourceState state = resources.get(view);
    return state == null ? Set.of() : state.viewed();
  }

  /** Returns whether some variable or field may hold an atom. */
  public boolean holds(Atom atom) {
    work.spend(variables.size() + fields.size());
    return variables.values().stream().anyMatch(value -> value.mayBe(atom))
        || fields.values().stream().anyMatch(value -> value.mayBe(atom));
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
    return with(variables, fields, references.withoutTouched());
  }

  /**
   * Returns whether a value is one resource that represents one object, so that a strong update is
   * possible.
   */
  public boolean isOneObject(Value value) {
    if (!value.isOneResource()) {
      return false;
    }
    ResourceState state = resources.get(value.resources().get(0));
    return state != null && !state.isMany();
  }

  /** Returns the open scopes, the innermost last. */
  public List<ResourceId> scopes() {
    return scopes;
  }

  /** Returns whether the open scopes differ between the joined paths. */
  public boolean areScopesUnsure() {
    return path.areScopesUnsure();
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
    References touching = references.touching(path.flights().resources());
    return new PathState(
        variables,
        fields,
        resources,
        settled,
        scopes,
        path.with(flights),
        touching,
        presence,
        work);
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
        value.isUnknown() ? variables.without(slot) : variables.with(slot, value),
        fields,
        references.value(former, value, References.isName(slot)));
  }

  /**
   * Returns this state restricted to the paths on which a variable is none of some values: without
   * the resources that only other paths have created.
   */
  public PathState excluding(Slot slot, Predicate<Atom> isExcluded) {
    PathState left = this;
    for (ResourceId absent : presence.absentUnless(slot, isExcluded)) {
      left = left.absent(absent);
    }
    return left;
  }

  private PathState absent(ResourceId resource) {
    ResourceState state = resources.get(resource);
    if (state == null) {
      return this;
    }
    PathState without = replace(resource, Atom.UNKNOWN);
    return state.typestates().contains(Typestate.FORGOTTEN)
        ? without.with(resource, ResourceState.SETTLED)
        : without;
  }

  private PathState with(Presence known) {
    return new PathState(
        variables, fields, resources, settled, scopes, path, references, known, work);
  }

  public PathState with(FieldKey field, Value value) {
    work.spend(value.atoms().size());
    if (value.equals(fields.get(field))) {
      return this;
    }
    return with(variables, fields.with(field, value), references.value(field(field), value, true));
  }

  /** Returns this state as if a field had never been read. */
  PathState without(FieldKey field) {
    return with(
        variables, fields.without(field), references.value(field(field), Value.UNKNOWN, true));
  }

  private PathState with(
      PersistentMap<Slot, Value> values, PersistentMap<FieldKey, Value> held, References known) {
    return new PathState(values, held, resources, settled, scopes, path, known, presence, work);
  }

  public PathState with(ResourceId resource, ResourceState state) {
    work.spend(state.weight());
    ResourceState former = known(resource);
    if (state.equals(former)) {
      return this;
    }
    References known = references.state(resource, former, state);
    return state.equals(ResourceState.SETTLED)
        ? withResources(
            resources.without(resource),
            settled.with(resource, ResourceState.SETTLED),
            known,
            presence.without(resource))
        : withResources(
            resources.with(resource, state), settled.without(resource), known, presence);
  }

  /** Changes the state of a resource if this path has it. */
  public PathState update(ResourceId resource, UnaryOperator<ResourceState> change) {
    ResourceState state = known(resource);
    return state == null ? this : with(resource, change.apply(state));
  }

  public PathState without(ResourceId resource) {
    return withResources(
        resources.without(resource),
        settled.without(resource),
        references.state(resource, known(resource), null),
        presence.without(resource));
  }

  private PathState withResources(
      PersistentMap<ResourceId, ResourceState> changed,
      PersistentMap<ResourceId, ResourceState> past,
      References known,
      Presence left) {
    return new PathState(variables, fields, changed, past, scopes, path, known, left, work);
  }

  /** Returns this state after a throw, which may skip the release of each owed resource. */
  public PathState unwound() {
    work.spend(resources.size());
    PathState after = this;
    for (Map.Entry<ResourceId, ResourceState> entry : resources.entrySet()) {
      ResourceState state = entry.getValue();
      after = state.isOwed() ? after.with(entry.getKey(), state.unwound()) : after;
    }
    return after;
  }

  public PathState withScope(ResourceId scope) {
    List<ResourceId> deeper = new ArrayList<>(scopes);
    deeper.add(scope);
    return new PathState(
        variables, fields, resources, settled, deeper, path, references, presence, work);
  }

  public PathState withoutScope(ResourceId scope) {
    if (!scopes.contains(scope)) {
      return this;
    }
    List<ResourceId> left = new ArrayList<>(scopes);
    left.remove(scope);
    return new PathState(
        variables,
        fields,
        resources,
        settled,
        left,
        path,
        references.touching(Set.of(scope)),
        presence,
        work);
  }

  /** Returns the known variables with a property, in no particular order. */
  List<Slot> variables(Predicate<Slot> isWanted) {
    work.spend(variables.size());
    return variables.keySet().stream().filter(isWanted).toList();
  }

  /** Returns the slots whose values are known. */
  List<Slot> known(Set<Slot> slots) {
    boolean areFew = slots.size() <= variables.size();
    Set<Slot> fewer = areFew ? slots : variables.keySet();
    work.spend(fewer.size());
    List<Slot> known = new ArrayList<>();
    for (Slot slot : fewer) {
      if (areFew ? variables.containsKey(slot) : slots.contains(slot)) {
        known.add(slot);
      }
    }
    return known;
  }

  /** Replaces each reference to a resource and forgets the resource. */
  public PathState replace(ResourceId resource, Atom replacement) {
    Atom ref = new Atom.Ref(resource);
    return map(atom -> atom.equals(ref) ? replacement : atom).without(resource);
  }

  /** Replaces the values of variables and fields, atom by atom. */
  PathState map(UnaryOperator<Atom> change) {
    Map<Slot, Value> changed = map(variables, change);
    changed.values().removeIf(Value::isUnknown);
    Presence left = presence.map(change);
    return counted(changed, map(fields, change), resources, settled, scopes, path, left);
  }

  private static <K> Map<K, Value> map(Map<K, Value> values, UnaryOperator<Atom> change) {
    Map<K, Value> changed = new HashMap<>();
    values.forEach((key, value) -> changed.put(key, value.map(change)));
    return changed;
  }

  /** Replaces the states of all resources that are not settled. */
  PathState with(
      Map<ResourceId, ResourceState> known, List<ResourceId> openScopes, Flights flights) {
    PersistentMap<ResourceId, ResourceState> past = settled;
    Presence left = presence;
    for (ResourceId resource : known.keySet()) {
      past = past.without(resource);
    }
    for (ResourceId resource : resources.keySet()) {
      left = known.containsKey(resource) ? left : left.without(resource);
    }
    return counted(variables, fields, known, past, openScopes, path.with(flights), left);
  }

  /**
   * Returns what an instruction can ask of this state: all of it but the settled resources. States
   * of one identity differ in nothing that a later instruction does.
   */
  public Object identity() {
    return new Identity(this);
  }

  private record Identity(PathState state) {
    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Identity other && state.isSameAs(other.state);
    }

    @Override
    public int hashCode() {
      return state.hashCode();
    }
  }

  /** Returns the state for both of two states of one identity. */
  public PathState merge(PathState other) {
    PersistentMap<ResourceId, ResourceState> past = settled;
    if (past.equals(other.settled)) {
      return this;
    }
    work.spend(other.settled.size());
    for (ResourceId resource : other.settled.keySet()) {
      past = past.with(resource, ResourceState.SETTLED);
    }
    return withResources(resources, past, references, presence);
  }

  /**
   * Returns the part of the state on which findings depend most: the values of variables and
   * fields, and the owed resources. States of one kind differ in past events of settled resources
   * and in the precision of the other components.
   */
  public Object kind() {
    work.spend(resources.size());
    Map<ResourceId, Object> kinds = new HashMap<>();
    resources.forEach((id, state) -> kinds.put(id, state.kind()));
    return List.of(variables, fields, kinds, scopes, path.flights());
  }

  /** Returns the least state that covers both. */
  public PathState join(PathState other) {
    if (equals(other)) {
      return this;
    }
    Map<ResourceId, ResourceState> joined = PathJoin.resources(all(), other.all());
    PersistentMap<ResourceId, ResourceState> past = PersistentMap.empty();
    for (ResourceId resource : List.copyOf(joined.keySet())) {
      if (joined.remove(resource, ResourceState.SETTLED)) {
        past = past.with(resource, ResourceState.SETTLED);
      }
    }
    return counted(
        PathJoin.variables(variables, other.variables),
        PathJoin.fields(fields, other.fields),
        joined,
        past,
        PathJoin.scopes(scopes, other.scopes),
        path.join(other.path, scopes.equals(other.scopes)),
        presences().join(other.presences()));
  }

  /** Returns, for each resource of this state, what its paths have in common. */
  private Presence presences() {
    Presence complete = presence.complete(resources.keySet(), Presence.factsOf(variables));
    work.spend(complete.size());
    return complete;
  }

  private Map<ResourceId, ResourceState> all() {
    Map<ResourceId, ResourceState> all = new HashMap<>(resources);
    all.putAll(settled);
    return all;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof PathState other && isSameAs(other) && settled.equals(other.settled));
  }

  @SuppressWarnings("ReferenceEquality") // A shortcut: the comparison below says the same.
  private boolean isSameAs(PathState other) {
    if (this == other) {
      return true;
    }
    work.spend(size());
    return path.equals(other.path)
        && variables.equals(other.variables)
        && fields.equals(other.fields)
        && resources.equals(other.resources)
        && presence.equals(other.presence)
        && scopes.equals(other.scopes);
  }

  @Override
  public int hashCode() {
    return variables.hashCode() + 31 * fields.hashCode() + 37 * resources.hashCode();
  }

  @Override
  public String toString() {
    return "PathState[%s, fields %s, %s, settled %s, scopes %s]"
        .formatted(variables, fields, resources, settled.keySet(), scopes);
  }
}
