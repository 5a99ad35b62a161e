// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Problem;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Local;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What each instruction does to a path state. Pure but for the names it notes in {@link Resources}.
 */
final class Transfer implements Problem<PathState> {

  private final MethodContext context;
  private final Resources resources;
  private final CallTransfer calls;
  private final FieldTransfer fields;
  private final ContainerTransfer containers;
  private final Set<ResourceId> parameters = new HashSet<>();
  private final KeyedElements keyed;
  private final Refilling refilling;
  private final LoopBegins begins;
  private final Withdrawals withdrawals;
  private final TestedSlots tested;
  private final Assumption assumption;
  private final Regions regions;

  Transfer(MethodContext context, Resources resources) {
    this(context, resources, false);
  }

  /**
   * @param isBuilding whether what a constructor puts into its object stays its own until it ends
   */
  Transfer(MethodContext context, Resources resources, boolean isBuilding) {
    this.context = context;
    this.resources = resources;
    this.fields = new FieldTransfer(context, resources, isBuilding);
    this.containers = new ContainerTransfer(context.library(), resources);
    this.calls = new CallTransfer(context, resources, fields, containers);
    this.regions = new Regions(resources, context.cfg());
    this.keyed = new KeyedElements(context.library(), resources);
    this.refilling = new Refilling(resources);
    this.begins = new LoopBegins(context.cfg());
    this.withdrawals = new Withdrawals(resources);
    this.tested = TestedSlots.of(context.cfg());
    this.assumption = new Assumption(resources, tested, context.library().types());
  }

  CallTransfer calls() {
    return calls;
  }

  @Override
  public PathState entry() {
    PathState state = PathState.empty(context.work());
    for (int i = 0; i < context.parameters().size(); i++) {
      state = parameter(state, i, context.parameters().get(i));
    }
    return state;
  }

  private PathState parameter(PathState state, int index, Local local) {
    return context
        .library()
        .followed(local.type())
        .map(
            followed -> {
              Site site = new Site.Parameter(index);
              resources.add(
                  site,
                  new ResourceInfo(
                      local.name(),
                      true,
                      followed.model(),
                      resources.place(local.nameSpan()),
                      ResourceInfo.Origin.PARAMETER,
                      true,
                      followed.container()));
              ResourceId id = ResourceId.recent(site);
              parameters.add(id);
              return containers.seen(
                  id,
                  state
                      .with(id, ResourceState.open(Owner.elsewhere()))
                      .with(new Slot.Variable(local), Value.ref(id)));
            })
        .orElse(state);
  }

  @Override
  public List<PathState> transfer(int node, PathState before) {
    Instr instr = context.cfg().instruction(node);
    if (instr instanceof Instr.Join) {
      return List.of(before);
    }
    if (instr instanceof Instr.EndRounds end) {
      boolean isFollowed = containers.holdsContainer(before.value(end.container()));
      return isFollowed ? RoundTransfer.end(end, begins.of(end), before) : List.of(before);
    }
    if (instr instanceof Instr.Invoke invoke) {
      return endsInMisuse(node, invoke, before) ? List.of() : reached(node, invoke, before);
    }
    return List.of(regions.after(instr, before, simple(node, instr, before)));
  }

  /** A call of something that is null comes nowhere. */
  private List<PathState> reached(int node, Instr.Invoke invoke, PathState before) {
    if (invoke.receiver() == null) {
      return called(node, invoke, before);
    }
    List<PathState> dereferenced = assumption.dereferenced(invoke.receiver(), before);
    if (dereferenced.size() == 1) {
      return called(node, invoke, dereferenced.get(0));
    }
    List<PathState> ways = new ArrayList<>();
    for (PathState known : dereferenced) {
      ways.addAll(called(node, invoke, known));
    }
    return ways;
  }

  /** {@code map.put(key, value)} and {@code list.set(0, value)} put the value under a key. */
  private PathState vacated(Instr.Invoke invoke, Summary summary, PathState before) {
    Slot receiver = invoke.receiver();
    boolean hasKey =
        invoke.arguments().size() == 2
            && summary.parameter(1).isAdded();
    return receiver != null && hasKey
        ? vacated(before.value(receiver), keyed.hasLiteralKey(invoke), before)
        : before;
  }

  /** Who puts something under keys that are found out does so for all that is released. */
  private PathState vacated(Value container, boolean isOneKey, PathState before) {
    return isOneKey ? containers.vacated(container, before) : refilling.vacated(container, before);
  }

  private List<PathState> called(int node, Instr.Invoke invoke, PathState before) {
    Summary summary = calls.known().of(invoke, before);
    List<PathState> ways = new ArrayList<>();
    for (PathState after : calls.apply(node, invoke, vacated(invoke, summary, before))) {
      PathState tapped = withdrawals.called(invoke, summary, after);
      ways.add(keyed.called(invoke, summary, regions.after(invoke, before, tapped)));
    }
    return ways;
  }

  /** Where a misuse is expected, it is taken to throw. */
  private boolean endsInMisuse(int node, Instr.Invoke call, PathState before) {
    return context.cfg().isMisuseExpected(node)
        && calls.touches().uses(call, before).stream()
            .map(before::value)
            .filter(before::isOneObject)
            .anyMatch(value -> before.resource(value.resources().get(0)).isReleased());
  }

  @Override
  public PathState transferExceptional(int node, PathState before) {
    Instr instr = context.cfg().instruction(node);
    if (context.cfg().isExpectedToFail(node)) {
      return instr instanceof Instr.Invoke call ? calls.failed(node, call, before) : before;
    }
    if (context.cfg().isMisuseExpected(node)) {
      return before.unwound();
    }
    PathState after =
        instr instanceof Instr.Invoke call
            ? calls.failed(node, call, calls.operands(node, call, before))
            : simple(node, instr, before);
    return after.unwound();
  }

  private PathState simple(int node, Instr instr, PathState state) {
    if (instr instanceof Instr.Copy copy) {
      return copy(node, copy, state);
    }
    if (instr instanceof Instr.Load load) {
      return assign(state, load.target(), constant(load.value()));
    }
    if (instr instanceof Instr.LoadThis load) {
      return state.with(load.target(), Value.of(Atom.THIS));
    }
    if (instr instanceof Instr.LoadField load) {
      return fields.load(load, known(load.object(), state));
    }
    if (instr instanceof Instr.StoreField store) {
      return fields.store(store, state);
    }
    if (instr instanceof Instr.LoadElement load) {
      return element(node, load, state);
    }
    if (instr instanceof Instr.StoreElement store) {
      PathState put =
          keyed.replaced(
              state.value(store.container()), calls.flights().put(List.of(store.source()), state));
      Value container = put.value(store.container());
      PathState vacated = vacated(container, keyed.hasLiteralIndex(store.span()), put);
      return containers.add(node, container, store.source(), vacated);
    }
    if (instr instanceof Instr.Gather gather) {
      return containers.gather(node, gather, calls.flights().put(gather.elements(), state));
    }
    if (instr instanceof Instr.BeginRounds begin) {
      return RoundTransfer.begin(begin, keyed.changed(state.value(begin.container()), state));
    }
    if (instr instanceof Instr.Unknown unknown) {
      return all(state, unknown.parts(), ResourceState::unsure)
          .with(unknown.target(), Value.UNKNOWN);
    }
    if (instr instanceof Instr.Capture capture) {
      return capture(node, capture, state);
    }
    return ending(node, instr, state);
  }

  /** One of several objects is not followed any more when its fields are read. */
  private PathState known(@Nullable Slot object, PathState state) {
    if (object == null) {
      return state;
    }
    boolean isOneOfMany =
        resources.haveCarrier(state.value(object))
            && ReceiverFields.object(object, state).isEmpty();
    return isOneOfMany ? each(state, object, ResourceState::givenAway) : state;
  }

  /** The element of an {@code Optional} is the resource that it wraps. */
  private PathState element(int node, Instr.LoadElement load, PathState state) {
    Value container = state.value(load.container());
    if (containers.holdsContainer(container)) {
      boolean isTurn = load.round() != Instr.LoadElement.NO_ROUND;
      Site site =
          isTurn
              ? new Site.Round(load.round())
              : keyed.site(load.span(), container, state).orElseGet(() -> new Site.Element(node));
      String name = resources.expression(load.span());
      return containers.look(
          new ContainerTransfer.Look(site, load.target(), load.type(), name, load.span(), false),
          container,
          state);
    }
    boolean isWrapped =
        !container.resources().isEmpty()
            && container.resources().stream()
                .flatMap(resource -> resources.info(resource).stream())
                .allMatch(info -> isA(info.model().name(), load.type().name()));
    return state.with(load.target(), isWrapped ? container : Value.UNKNOWN);
  }

  private boolean isA(String type, String of) {
    return context.library().types().isSubtype(type, of)
        || context.library().types().isSubtype(of, type);
  }

  private PathState ending(int node, Instr instr, PathState state) {
    if (instr instanceof Instr.Forget forget) {
      return state.forget(forget.slots(), parameters);
    }
    if (instr instanceof Instr.EnterScope enter) {
      return calls.scopes().enter(node, enter, state);
    }
    if (instr instanceof Instr.LeaveScope leave) {
      return calls.scopes().leave(node, leave, state);
    }
    if (instr instanceof Instr.Return end) {
      Slot value = end.value();
      return value == null ? fields.built(state) : each(state, value, ResourceState::givenAway);
    }
    if (instr instanceof Instr.Throw thrown) {
      return each(state, thrown.value(), ResourceState::givenAway);
    }
    return state;
  }

  private PathState copy(int node, Instr.Copy copy, PathState state) {
    Value value = state.value(copy.source());
    if (copy.target() instanceof Slot.Variable variable) {
      value.resources().forEach(one -> resources.nameAfter(variable.local(), one));
    }
    PathState after =
        LastReferences.markOverwritten(node, copy, state, assign(state, copy.target(), value));
    Value former = state.value(copy.target());
    return LastReferences.isAssignment(copy) && containers.holdsContainer(former)
        ? LastReferences.markDropped(node, former, state, after)
        : after;
  }

  /**
   * Constants are kept only where something tests them, so that states do not differ for nothing.
   */
  private PathState assign(PathState state, Slot target, Value value) {
    if (target instanceof Slot.Variable && isOfNow(value)) {
      return state.with(target, Value.UNKNOWN);
    }
    boolean isResource = !value.resources().isEmpty();
    boolean isKept =
        isResource
            || target instanceof Slot.Temporary
            || tested.isTested(target)
            || isFollowed(value);
    return state.with(target, isKept ? value : Value.UNKNOWN);
  }

  /** What is in a container changes between two steps. */
  private static boolean isOfNow(Value value) {
    for (Atom atom : value.atoms()) {
      if (atom instanceof Atom.EmptyTest) {
        return true;
      }
    }
    return false;
  }

  private static boolean isFollowed(Value value) {
    for (Atom atom : value.atoms()) {
      if (atom instanceof Atom.Instance || atom instanceof Atom.Task || atom.equals(Atom.THIS)) {
        return true;
      }
    }
    return false;
  }

  private static Value constant(Constant constant) {
    return switch (constant) {
      case NULL -> Value.NULL;
      case TRUE -> Value.of(Atom.TRUE);
      case FALSE -> Value.of(Atom.FALSE);
      case OTHER -> Value.UNKNOWN;
    };
  }

  private PathState capture(int node, Instr.Capture capture, PathState state) {
    Summary function = context.functions().get(capture.span());
    PathState known = function == null ? state : fields.know(function.fields().keySet(), state);
    PathState after = calls.flights().capture(node, capture, known);
    for (Local local : capture.captured()) {
      after = each(after, new Slot.Variable(local), ResourceState::givenAway);
    }
    Slot bound = capture.bound();
    return bound == null ? after : each(after, bound, ResourceState::givenAway);
  }

  static PathState all(PathState state, List<Slot> slots, UnaryOperator<ResourceState> change) {
    PathState after = state;
    for (Slot slot : slots) {
      after = each(after, slot, change);
    }
    return after;
  }

  /** Changes the resources that a slot can refer to; weakly when it can be several. */
  static PathState each(PathState state, Slot slot, UnaryOperator<ResourceState> change) {
    return each(state, state.value(slot), change);
  }

  static PathState each(PathState state, Value value, UnaryOperator<ResourceState> change) {
    boolean isOne = state.isOneObject(value);
    PathState after = state;
    for (ResourceId resource : value.resources()) {
      after =
          isOne
              ? after.update(resource, change)
              : after.update(resource, one -> one.join(change.apply(one)));
      after = Contents.each(after, resource, isOne, change);
      after = Contents.eachAround(after, resource, change);
    }
    return after;
  }

  @Override
  public List<PathState> assume(Condition condition, PathState state) {
    return assumption.apply(condition, state);
  }

  @Override
  public PathState join(PathState one, PathState other) {
    return one.join(other);
  }

  @Override
  public Object kind(PathState state) {
    return state.kind();
  }
}
