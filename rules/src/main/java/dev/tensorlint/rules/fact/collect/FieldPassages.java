// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Collects where the values of fields leave the body: released, returned or given away. Each
 * instruction is applied to states in which the values of fields are fresh, so that its own effect
 * shows, whatever happened before.
 */
final class FieldPassages {

  private static final Comparator<Passage> BY_PLACE =
      Comparator.comparing((Passage passage) -> passage.at().span())
          .thenComparing(Passage::field)
          .thenComparing(Passage::how)
          .thenComparing(
              passage -> passage.keptIn().orElse(null),
              Comparator.nullsFirst(Comparator.naturalOrder()));

  private final List<ExitStates> exits;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final Resources resources;

  /** The parameters that fields keep, with these fields. */
  private final Map<ResourceId, Set<FieldKey>> kept;

  /** The fields, of any object, that the body assigns. */
  private final Set<FieldKey> storedHere = new HashSet<>();

  /** The fields in which objects that the body builds keep resources, and release them. */
  private final Map<ResourceId, FieldKey> builtOf = new HashMap<>();

  private final Set<Passage> passages = new LinkedHashSet<>();

  FieldPassages(SolvedBody body) {
    this.exits = body.exits();
    this.transfer = body.transfer();
    this.solution = body.solution();
    this.resources = body.resources();
    Cfg cfg = body.context().cfg();
    this.kept = FieldRetention.parameters(cfg, solution);
    for (Instr instr : cfg.instructions()) {
      if (instr instanceof Instr.StoreField store) {
        storedHere.add(FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC));
      }
    }
  }

  /** Returns the passages at the visited nodes, in the order of their places. */
  List<Passage> found() {
    return passages.stream().sorted(BY_PLACE).toList();
  }

  /**
   * Records the passages at a node. A resource that the instruction itself creates replaces the one
   * that it created before; that is not a passage.
   */
  void visit(int node, Instr instr) {
    for (PathState state : solution.before(node)) {
      if (instr instanceof Instr.Invoke call && reachesNothing(call, state)) {
        continue;
      }
      List<ResourceId> ids = new ArrayList<>();
      Set<ResourceId> held = heldByFields(state);
      for (ResourceId id : state.resources().keySet()) {
        boolean isMadeHere = id.site() instanceof Site.Node made && made.node() == node;
        boolean isOfField =
            id.site() instanceof Site.Field || kept.containsKey(id) || held.contains(id);
        if (!isMadeHere && isOfField && mayAffect(instr, id, state)) {
          ids.add(id);
        }
      }
      if (!ids.isEmpty()) {
        passages(node, instr, ids, state);
      }
    }
  }

  /**
   * Returns whether a call leaves all resources unchanged: it receives none and awaits no
   * computation.
   */
  private boolean reachesNothing(Instr.Invoke call, PathState state) {
    if (!state.flights().isEmpty() || state.references().keyed() > 0) {
      return false;
    }
    return !Operands.haveResource(call, state) && !isOwnCall(call, state);
  }

  private boolean isOwnCall(Instr.Invoke call, PathState state) {
    return transfer.calls().known().of(call, state).covers().hasFields();
  }

  /**
   * Returns whether an instruction itself may affect a resource. What a method of the program does
   * to the fields of its object is recorded for that method's body.
   */
  private boolean mayAffect(Instr instr, ResourceId id, PathState state) {
    if (!(instr instanceof Instr.Invoke call) || !isOwnCall(call, state)) {
      return true;
    }
    Set<ResourceId> reaching = Contents.around(state, id);
    reaching.add(id);
    for (Slot slot : Operands.all(call)) {
      if (!Collections.disjoint(state.value(slot).resources(), reaching)) {
        return true;
      }
    }
    return false;
  }

  private void passages(int node, Instr instr, List<ResourceId> ids, PathState state) {
    PathState untouched = state;
    for (ResourceId id : ids) {
      untouched = untouched.update(id, one -> one.fresh().inside(one.inside()));
    }
    for (PathState after : transfer.transfer(node, untouched)) {
      for (ResourceId id : ids) {
        if (after.has(id)) {
          passage(instr, id, state, after);
        }
      }
    }
  }

  private void passage(Instr instr, ResourceId id, PathState before, PathState after) {
    FieldRetention.field(instr, id, before, transfer.calls().known())
        .ifPresent(field -> builtOf.put(id, field));
    boolean isReleased = after.resource(id).mayBeReleased();
    if (!isReleased && !isGiven(after.resource(id)) && !isCarriedOut(instr, id, before)) {
      return;
    }
    Set<FieldKey> fields = fields(before, id);
    fields.removeIf(field -> isLentBy(field, id));
    if (isReleased) {
      fields.forEach(field -> addRelease(instr, field));
    } else {
      fields.stream()
          .filter(field -> instr instanceof Instr.Return && isStillHeld(after, field, id))
          .filter(field -> !isSameField(instr, field.declared()))
          .forEach(field -> returned(instr, field, id));
      given(instr, id, before, after);
    }
  }

  /**
   * Returns whether an object has a resource of this body because a call put it there. What the
   * body then does with it shows what it lends, not what becomes of the values of the field.
   */
  private boolean isLentBy(FieldKey field, ResourceId id) {
    return field.isOfObject()
        && !field.isOfAny()
        && !(id.site() instanceof Site.Field)
        && !storedHere.contains(field.declared());
  }

  /** Returns whether a body returns an object that it has put a resource into. */
  private static boolean isCarriedOut(Instr instr, ResourceId id, PathState before) {
    return instr instanceof Instr.Return result
        && result.value() != null
        && before.value(result.value()).resources().stream()
            .anyMatch(object -> Contents.of(before, object).contains(id));
  }

  /** Records what a body returns: the value itself, or an object that it built of the value. */
  private void returned(Instr instr, FieldKey field, ResourceId id) {
    FieldKey keptIn = builtOf.get(id);
    Passage.How how = keptIn == null ? Passage.How.RETURNED : Passage.How.GIVEN;
    add(instr, field, how, Optional.ofNullable(keptIn));
  }

  private static boolean isGiven(ResourceState after) {
    return after.handedOver().isPossible()
        || after.isUnsure()
        || !after.owner().isHere()
        || after.owner().isScopable();
  }

  /**
   * Records what is given away. A parameter that other code receives before a field stores it
   * counts as well.
   */
  private void given(Instr instr, ResourceId id, PathState before, PathState after) {
    Optional<FieldKey> keptIn =
        FieldRetention.field(instr, id, before, transfer.calls().known())
            .or(() -> keptByOther(instr, id, before))
            .or(() -> carriedOutIn(instr, id, before));
    Set<FieldKey> fields = new LinkedHashSet<>(fields(before, id));
    fields.removeIf(field -> isLentBy(field, id));
    fields.removeIf(field -> instr instanceof Instr.Return && isStillHeld(after, field, id));
    fields.addAll(kept.getOrDefault(id, Set.of()));
    fields.stream()
        .filter(field -> !isSameField(instr, field.declared()))
        .forEach(field -> add(instr, field, Passage.How.GIVEN, keptIn));
  }

  /**
   * Returns the field of another object that retains a resource from now on. Only for what the
   * collector releases as well, which is lost by the next value.
   */
  private Optional<FieldKey> keptByOther(Instr instr, ResourceId id, PathState before) {
    return resources
        .info(id)
        .filter(info -> info.model().release().isCollected())
        .flatMap(info -> FieldRetention.fieldOfOther(instr, id, before, transfer.calls().known()));
  }

  /** Returns the field of a new object, which the body returns, that a resource is in. */
  private static Optional<FieldKey> carriedOutIn(Instr instr, ResourceId id, PathState before) {
    if (!(instr instanceof Instr.Return result) || result.value() == null) {
      return Optional.empty();
    }
    Set<Atom> returned = before.value(result.value()).atoms();
    return before.knownFields().stream()
        .filter(key -> before.field(key).mayBe(new Atom.Ref(id)))
        .filter(key -> returned.stream().allMatch(each -> isObjectOf(key, each)))
        .map(FieldKey::declared)
        .findFirst();
  }

  private static boolean isObjectOf(FieldKey key, Atom object) {
    return object instanceof Atom.Instance instance
        && instance.isFollowed()
        && key.object().equals(new Site.Node(instance.node()));
  }

  private static boolean isStillHeld(PathState state, FieldKey field, ResourceId id) {
    return field.isOfAny() || state.field(field).mayBe(new Atom.Ref(id));
  }

  private void addRelease(Instr instr, FieldKey field) {
    Passage.How how = isReplaced(field) ? Passage.How.REPLACED : Passage.How.RELEASED;
    add(instr, field, how, Optional.empty());
  }

  private void add(Instr instr, FieldKey field, Passage.How how, Optional<FieldKey> keptIn) {
    passages.add(new Passage(field.declared(), resources.place(instr.span()), how, keptIn));
  }

  private static boolean isSameField(Instr instr, FieldKey field) {
    return instr instanceof Instr.StoreField store
        && FieldKey.of(store.field(), FieldKey.THIS_OR_STATIC).equals(field);
  }

  /** Returns whether a field of {@code this} holds an open value wherever the body ends. */
  private boolean isReplaced(FieldKey field) {
    return !field.isOfObject()
        && exits.stream()
            .flatMap(exit -> exit.after().stream())
            .allMatch(state -> !state.knows(field) || isOpen(state, state.field(field)));
  }

  /** Returns the resources that fields hold: found once for all resources of a state. */
  private static Set<ResourceId> heldByFields(PathState state) {
    Set<ResourceId> held = new HashSet<>();
    state.heldByFields().forEach(value -> held.addAll(value.resources()));
    return held;
  }

  static boolean isOpen(PathState state, Value value) {
    return value.isOneResource()
        && state.has(value.resources().get(0))
        && state.resource(value.resources().get(0)).isOpen();
  }

  /** Returns the fields whose value a resource is, or was when the body began. */
  static Set<FieldKey> fields(PathState state, ResourceId id) {
    Set<FieldKey> fields = new LinkedHashSet<>();
    if (id.site() instanceof Site.Field of) {
      fields.add(of.field());
    }
    for (FieldKey key : state.knownFields()) {
      if (state.field(key).mayBe(new Atom.Ref(id))) {
        fields.add(key);
      }
    }
    return fields;
  }
}
