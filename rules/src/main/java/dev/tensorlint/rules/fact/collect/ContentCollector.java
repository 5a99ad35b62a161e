// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.cfg.SlotReads;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldAdditions;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Content;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.Operands;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.Contents;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Collects what a body adds to containers in fields, and how it empties them. */
final class ContentCollector {

  private final Library library;
  private final Resources resources;
  private final Transfer transfer;
  private final Solution<PathState> solution;
  private final FieldGifts gifts;
  private final Cfg cfg;
  private final List<Content> contents = new ArrayList<>();
  private @Nullable Set<Slot> read;

  /** The fields with a container into which the body puts a resource, whoever owns that. */
  private final Map<ResourceInfo, FieldKey> containers = new HashMap<>();

  ContentCollector(SolvedBody body, FieldGifts gifts) {
    this.gifts = gifts;
    this.cfg = body.context().cfg();
    this.library = body.context().library();
    this.resources = body.resources();
    this.transfer = body.transfer();
    this.solution = body.solution();
  }

  void visitAll(Cfg cfg) {
    for (int node = 0; node < cfg.size(); node++) {
      visit(node, cfg.instruction(node));
    }
  }

  void visit(int node, Instr instr) {
    if (instr instanceof Instr.Invoke call) {
      visit(node, call, solution.before(node));
    } else if (instr instanceof Instr.LoadField load && isLoaded(load)) {
      loaded(node, load);
    } else if (instr instanceof Instr.StoreField store && isGiven(node, store)) {
      taken(store.field(), store.span());
    }
  }

  /** Returns whether a field gets a container of somebody else, who may empty it. */
  private boolean isGiven(int node, Instr.StoreField store) {
    return library.containers().is(store.field().type().name())
        && solution.before(node).stream()
            .map(state -> state.value(store.source()).resources())
            .anyMatch(values -> !values.isEmpty() && areParameters(values));
  }

  /** Returns whether a container is read from a field. */
  boolean isLoaded(Instr instr) {
    return instr instanceof Instr.LoadField load
        && library.containers().is(load.field().type().name());
  }

  /**
   * Records the container of an object that is not followed: any code that holds it may empty it.
   */
  private void loaded(int node, Instr.LoadField load) {
    FieldKey field = FieldKey.of(load.field(), FieldKey.THIS_OR_STATIC);
    boolean isFollowed =
        solution.before(node).stream()
            .flatMap(state -> transfer.transfer(node, state).stream())
            .allMatch(after -> field(after.value(load.target())).equals(Optional.of(field)));
    if (!isFollowed) {
      taken(load.field(), load.span());
    }
  }

  private void taken(Expr.FieldRef field, Span at) {
    FieldKey key = FieldKey.of(field, FieldKey.THIS_OR_STATIC);
    contents.add(
        new Content(key, Content.Event.TAKEN, resources.place(at), Optional.empty(), false, false));
  }

  private void visit(int node, Instr.Invoke call, List<PathState> states) {
    given(node, call, states);
    passed(call, states);
    Slot receiver = call.receiver();
    if (receiver != null && !states.isEmpty()) {
      field(states.get(0).value(receiver)).ifPresent(field -> visit(call, receiver, field, states));
    }
  }

  /** Records what a call passes to a method that adds it to a container in a field. */
  private void given(int node, Instr.Invoke call, List<PathState> states) {
    for (int i = 0; i < call.arguments().size() && !states.isEmpty(); i++) {
      Set<FieldKey> fields = new TreeSet<>();
      boolean mayBeReleased = false;
      for (Summary summary : transfer.calls().known().of(call, states)) {
        fields.addAll(summary.part(FieldAdditions.NONE).of(i));
        mayBeReleased |= summary.parameter(i).released().isPossible();
      }
      boolean isKept = !mayBeReleased;
      Slot slot = call.arguments().get(i);
      for (FieldKey field : fields) {
        addition(
            call,
            slot,
            field.declared(),
            states,
            Content.Event.GIVEN,
            id -> isKept && !gifts.isShared(id, node));
      }
    }
  }

  /** Records a container that a call gets as an argument, and may empty. */
  private void passed(Instr.Invoke call, List<PathState> states) {
    for (Slot slot : states.isEmpty() ? List.<Slot>of() : call.arguments()) {
      Optional<FieldKey> field = field(states.get(0).value(slot));
      if (field.isPresent() && !isLeftAlone(call, slot, states)) {
        contents.add(
            content(field.get(), Content.Event.TAKEN, call, Optional.empty(), false, false));
      }
    }
  }

  private boolean isLeftAlone(Instr.Invoke call, Slot slot, List<PathState> states) {
    return transfer.calls().known().of(call, states).stream()
        .allMatch(
            summary ->
                Operands.matching(call, summary, effect -> !effect.leavesInPlace()).stream()
                    .noneMatch(slot::equals));
  }

  List<Content> contents() {
    return contents;
  }

  /** Returns the field that holds a container. */
  private Optional<FieldKey> field(Value value) {
    return value.isOneResource()
            && value.resources().get(0).site() instanceof Site.Field of
            && resources.isContainer(value.resources().get(0))
        ? Optional.of(of.field().declared())
        : Optional.empty();
  }

  private void visit(Instr.Invoke call, Slot receiver, FieldKey field, List<PathState> states) {
    List<Summary> summaries = transfer.calls().known().of(call, states);
    List<Slot> added = operands(call, summaries, OperandEffect::isAdded);
    if (!added.isEmpty()) {
      added.forEach(slot -> added(call, slot, field, states));
    } else if (summaries.stream().anyMatch(ContentCollector::clears)) {
      emptied(call, receiver, field, states, Content.Event.CLEARED);
    } else if (isDropped(call, summaries)) {
      emptied(call, receiver, field, states, Content.Event.DROPPED);
    } else if (summaries.stream().anyMatch(summary -> mayTake(call, summary))) {
      contents.add(content(field, Content.Event.TAKEN, call, Optional.empty(), false, false));
    }
  }

  /** Returns whether a call takes an element out, and nothing gets it. */
  private boolean isDropped(Instr.Invoke call, List<Summary> summaries) {
    return summaries.stream()
            .allMatch(
                summary ->
                    summary.covers().hasElements()
                        && summary.result().kind() == ResultEffect.Kind.TAKEN_FROM)
        && !readSlots().contains(call.target());
  }

  private Set<Slot> readSlots() {
    Set<Slot> known = read;
    if (known == null) {
      known = SlotReads.ofObjects(cfg);
      read = known;
    }
    return known;
  }

  private static List<Slot> operands(
      Instr.Invoke call, List<Summary> summaries, Predicate<OperandEffect> isWanted) {
    return Operands.arguments(
        call, i -> summaries.stream().anyMatch(summary -> isWanted.test(summary.parameter(i))));
  }

  private static boolean clears(Summary summary) {
    return summary.receiver().emptied() == Certainty.YES;
  }

  /** Returns whether a call may take an element out; one that does not say so may. */
  private static boolean mayTake(Instr.Invoke call, Summary summary) {
    return !summary.covers().hasElements()
        || summary.result().kind() == ResultEffect.Kind.TAKEN_FROM
        || !operands(call, List.of(summary), OperandEffect::isWithdrawn).isEmpty();
  }

  private void added(Instr.Invoke call, Slot slot, FieldKey field, List<PathState> states) {
    if (states.stream().allMatch(state -> areParameters(state.value(slot).resources()))) {
      boolean isResource =
          states.stream().anyMatch(state -> !state.value(slot).resources().isEmpty());
      if (isResource) {
        contents.add(content(field, Content.Event.PASSED, call, Optional.empty(), false, false));
      }
    } else {
      addition(call, slot, field, states, Content.Event.ADDED, id -> true);
    }
  }

  /**
   * @param isForGood whether the body leaves an owned resource to the container
   */
  private void addition(
      Instr.Invoke call,
      Slot slot,
      FieldKey field,
      List<PathState> states,
      Content.Event how,
      Predicate<ResourceId> isForGood) {
    List<ResourceId> owned = new ArrayList<>();
    Proof proof = new Proof();
    boolean isScopable = false;
    boolean isResource = false;
    for (PathState state : states) {
      if (isOfFunctionThatDidNotRun(state, state.value(slot))) {
        continue;
      }
      Value added = added(state, state.value(slot));
      noteContainer(added, field);
      Optional<ResourceId> value = FieldStores.owned(state, added);
      value.ifPresent(owned::add);
      isResource |= !areParameters(added.resources());
      proof.onPath(state, value.isPresent());
      isScopable |= value.map(id -> state.resource(id).owner().isScopable()).orElse(false);
    }
    Optional<ResourceInfo> info =
        owned.stream()
            .filter(id -> owned.stream().allMatch(isForGood))
            .flatMap(id -> resources.info(id).stream())
            .min(Comparator.comparing(one -> one.created().span()));
    if (isResource) {
      contents.add(content(field, how, call, info, proof.holds(), isScopable));
    }
  }

  /**
   * Returns what is added: an argument, or the only thing that it has given if it is a function.
   */
  private static Value added(PathState state, Value argument) {
    List<ResourceId> given =
        isFunction(state, argument)
            ? Contents.members(state, argument.resources().get(0))
            : List.of();
    return given.size() == 1 ? Value.ref(given.get(0)) : argument;
  }

  private static boolean isOfFunctionThatDidNotRun(PathState state, Value argument) {
    return isFunction(state, argument)
        && Contents.members(state, argument.resources().get(0)).isEmpty();
  }

  private static boolean isFunction(PathState state, Value argument) {
    return argument.isOneResource()
        && ResourceType.RESULTS_OF_LAMBDA.equals(
            Types.container(argument.resources().get(0), state));
  }

  private void noteContainer(Value added, FieldKey field) {
    if (added.isOneResource()) {
      resources
          .info(added.resources().get(0))
          .ifPresent(info -> containers.putIfAbsent(info, field));
    }
  }

  /** Returns a field with a container into which the body puts a resource. */
  Optional<FieldKey> containerOf(ResourceInfo resource) {
    return Optional.ofNullable(containers.get(resource));
  }

  /** Returns whether callers own the values: their calls are additions of their own. */
  private static boolean areParameters(List<ResourceId> values) {
    return values.stream().allMatch(value -> value.site() instanceof Site.Parameter);
  }

  /** Records what a container loses. Resources released before that are not lost. */
  private void emptied(
      Instr.Invoke call,
      Slot receiver,
      FieldKey field,
      List<PathState> states,
      Content.Event lost) {
    boolean isOpenSomewhere = false;
    Proof isOpenEverywhere = new Proof();
    for (PathState state : states) {
      for (ResourceId id : state.value(receiver).resources()) {
        boolean isOpen = state.has(id) && state.resource(id).mayBeOpen();
        isOpenSomewhere |= isOpen;
        isOpenEverywhere.onPath(state, isOpen && state.resource(id).isOpen());
      }
    }
    Content.Event how = isOpenSomewhere ? lost : Content.Event.TAKEN;
    contents.add(content(field, how, call, Optional.empty(), isOpenEverywhere.holds(), false));
  }

  private Content content(
      FieldKey field,
      Content.Event how,
      Instr.Invoke call,
      Optional<ResourceInfo> owned,
      boolean isSure,
      boolean isScopable) {
    return new Content(field, how, resources.place(call.nameSpan()), owned, isSure, isScopable);
  }
}
