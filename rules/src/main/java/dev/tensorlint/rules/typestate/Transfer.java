// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.DeadEnds;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Liveness;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.dataflow.Problem;
import dev.tensorlint.rules.effect.Split;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.ResourceType;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Forgetting;
import dev.tensorlint.rules.typestate.state.Owner;
import dev.tensorlint.rules.typestate.state.PathEquivalence;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Restriction;
import dev.tensorlint.rules.typestate.state.Types;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * The transfer function of each instruction. It changes nothing: equal input states have equal
 * results, in whichever order the solver visits them. What is kept between calls are results that
 * depend on the instruction, or on the instruction and the state, alone.
 */
public final class Transfer implements Problem<PathState> {

  private final MethodContext context;
  private final CallTransfer calls;
  private final FieldTransfer fields;
  private final ContainerTransfer containers;
  private final Set<ResourceId> parameters;
  private final KeyedElements keyed;
  private final LoopHeads heads;
  private final Assumption assumption;
  private final Rounds rounds;
  private final Regions regions;
  private final StepTransfer steps;
  private final Liveness liveness;
  private final Set<Integer> flags;
  private final Set<Split> compared;
  private final Set<Slot> lasting;
  private final StatedConditions conditions;

  public Transfer(MethodContext context) {
    this(context, false);
  }

  /**
   * @param isBuilding whether a constructor owns the resources that it stores in its object until
   *     it ends
   */
  public Transfer(MethodContext context, boolean isBuilding) {
    this.context = context;
    this.parameters = parameters(context);
    this.fields = new FieldTransfer(context, isBuilding);
    this.containers = new ContainerTransfer(context.library());
    this.keyed = new KeyedElements(context.library());
    this.heads = new LoopHeads(context.cfg());
    this.liveness = Liveness.of(context.cfg());
    this.flags = flags(context);
    this.compared = ComparedParameters.of(context);
    this.lasting = lasting();
    TestedSlots tested =
        TestedSlots.of(
            context.cfg(),
            call -> ChosenResults.of(call, context),
            flags.stream().map(flag -> variable(context, flag)).toList());
    this.conditions = StatedConditions.of(tested, new FieldAssigners(context.fields()));
    this.assumption =
        new Assumption(tested, new DeadEnds(context.cfg()), context.library().types());
    this.calls = new CallTransfer(context, fields, containers, assumption);
    this.rounds = new Rounds(context.cfg());
    this.regions = new Regions(context.cfg(), context.library());
    this.steps = new StepTransfer(context, fields, containers, calls.flights(), keyed, tested);
  }

  /**
   * Returns the parameters that are true or false for the whole of a body that may do something
   * with a parameter.
   */
  private static Set<Integer> flags(MethodContext context) {
    Set<Integer> flags = new TreeSet<>();
    boolean hasResource = false;
    for (int i = 0; i < context.parameters().size(); i++) {
      TypeRef type = context.parameters().get(i).type();
      hasResource |= context.library().followed(type).isPresent();
      if (type.equals(TypeRef.BOOLEAN) && !isAssigned(variable(context, i), context.cfg())) {
        flags.add(i);
      }
    }
    return hasResource ? flags : Set.of();
  }

  private static Slot variable(MethodContext context, int parameter) {
    return new Slot.Variable(context.parameters().get(parameter));
  }

  private static boolean isAssigned(Slot variable, Cfg cfg) {
    return cfg.instructions().stream().anyMatch(instr -> variable.equals(instr.target()));
  }

  /** Returns the positions of the parameters whose truth a path keeps until it ends. */
  public Set<Integer> flags() {
    return flags;
  }

  /** Returns the pairs of parameters of which each path knows whether they are one object. */
  public Set<Split> compared() {
    return compared;
  }

  private boolean isDead(int node, Slot slot) {
    return !lasting.contains(slot) && liveness.isDead(node, slot);
  }

  /** The parameters of which a summary says what they were at the end. */
  private Set<Slot> lasting() {
    Set<Slot> slots = new HashSet<>();
    flags.forEach(flag -> slots.add(variable(context, flag)));
    for (Split pair : compared) {
      slots.add(variable(context, pair.parameter()));
      slots.add(variable(context, pair.other()));
    }
    return slots;
  }

  private static Set<ResourceId> parameters(MethodContext context) {
    Set<ResourceId> parameters = new HashSet<>();
    for (int i = 0; i < context.parameters().size(); i++) {
      if (context.library().followed(context.parameters().get(i).type()).isPresent()) {
        parameters.add(ResourceId.recent(new Site.Parameter(i)));
      }
    }
    return Set.copyOf(parameters);
  }

  public CallTransfer calls() {
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
              ResourceId id = ResourceId.recent(site);
              ResourceState given =
                  ResourceState.open(Owner.elsewhere()).typed(ResourceType.nullable(followed));
              return containers.seen(
                  id, state.with(id, given).with(new Slot.Variable(local), Value.ref(id)));
            })
        .orElse(state);
  }

  @Override
  public List<PathState> transfer(int node, PathState before) {
    return context.cfg().instruction(node).accept(new Step(node, before));
  }

  /** Returns the states after a call; a call on null has none. */
  private List<PathState> reached(int node, Instr.Invoke invoke, PathState before) {
    if (invoke.receiver() == null
        || context.library().models().isNullIfEmpty(invoke.receiverType())) {
      return called(node, invoke, before);
    }
    List<PathState> dereferenced = assumption.dereferenced(invoke.receiver(), before);
    if (dereferenced.size() == 1) {
      return called(node, invoke, dereferenced.get(0));
    }
    List<PathState> paths = new ArrayList<>();
    for (PathState known : dereferenced) {
      paths.addAll(called(node, invoke, known));
    }
    return paths;
  }

  /**
   * Returns the state before a call that stores a value under a key, such as {@code map.put(key,
   * value)} or {@code list.set(0, value)}.
   */
  private PathState vacated(Instr.Invoke invoke, Summary summary, PathState before) {
    Slot receiver = invoke.receiver();
    boolean hasKey = invoke.arguments().size() == 2 && summary.parameter(1).isAdded();
    return receiver != null && hasKey
        ? steps.vacated(before.value(receiver), invoke.literal(0) != null, before)
        : before;
  }

  private List<PathState> called(int node, Instr.Invoke invoke, PathState before) {
    Summary summary = calls.known().of(invoke, before);
    List<PathState> paths = new ArrayList<>();
    for (PathState after : calls.apply(node, invoke, vacated(invoke, summary, before))) {
      PathState removed = RemovalTransfer.called(invoke, summary, after);
      paths.add(keyed.called(invoke, summary, regions.after(invoke, before, removed)));
    }
    return paths;
  }

  /** Returns whether a call is an expected misuse, which is assumed to throw. */
  private boolean endsInMisuse(int node, Instr.Invoke call, PathState before) {
    return context.cfg().isMisuseExpected(node)
        && calls.touches().uses(call, before).stream()
            .map(before::value)
            .filter(before::isOneObject)
            .anyMatch(value -> before.resource(value.resources().get(0)).isReleased());
  }

  /**
   * Returns the state after a throw: all effects of the instruction apply, except the result of a
   * call and the computations that it starts.
   */
  @Override
  public PathState transferExceptional(int node, PathState before) {
    Instr.Invoke call = context.cfg().instruction(node).asInvoke();
    if (context.cfg().isExpectedToFail(node)) {
      return call == null ? before : calls.failed(node, call, before);
    }
    if (context.cfg().isMisuseExpected(node)) {
      return Restriction.unwound(before);
    }
    PathState thrown =
        call == null
            ? transfer(node, before).stream().reduce(PathState::join).orElse(before)
            : thrown(node, call, before);
    return Restriction.unwound(calls.promises().broken(calls.abandoned(call, before, thrown)));
  }

  private PathState thrown(int node, Instr.Invoke call, PathState before) {
    PathState after = calls.thrown(node, call, before);
    return conditions.called(call, calls.notStarted(call, before, after));
  }

  @Override
  public List<PathState> take(int node, Edge edge, PathState before, PathState thrown) {
    Instr instr = context.cfg().instruction(node);
    if (!PossibleThrows.isPossible(instr, edge, before)) {
      return List.of();
    }
    Instr.Invoke call = instr.asInvoke();
    return List.of(call == null ? thrown : Acquisitions.checked(call, edge, before, thrown));
  }

  @Override
  public List<PathState> assume(Condition condition, PathState state) {
    return assumption.apply(condition, state);
  }

  /** Drops dead variables where paths meet; elsewhere there is nothing to merge with. */
  @Override
  public PathState relevant(int node, PathState state) {
    return liveness.isMeeting(node)
        ? rounds.before(node, Forgetting.dead(state, slot -> isDead(node, slot), parameters))
        : state;
  }

  @Override
  public Object identity(PathState state) {
    return PathEquivalence.identity(state);
  }

  @Override
  public PathState merge(PathState one, PathState other) {
    return PathEquivalence.merged(one, other);
  }

  @Override
  public PathState join(PathState one, PathState other) {
    return one.join(other);
  }

  @Override
  public Object kind(PathState state) {
    return PathEquivalence.kind(state);
  }

  /** Applies an instruction that completes normally to a state. */
  private final class Step implements Instr.Visitor<List<PathState>> {
    private final int node;
    private final PathState before;

    Step(int node, PathState before) {
      this.node = node;
      this.before = before;
    }

    private List<PathState> to(Instr instr, PathState after) {
      return List.of(regions.after(instr, before, after));
    }

    @Override
    public List<PathState> visitJoin(Instr.Join instr) {
      return List.of(before);
    }

    @Override
    public List<PathState> visitLoad(Instr.Load instr) {
      return to(instr, steps.load(instr, before));
    }

    @Override
    public List<PathState> visitCopy(Instr.Copy instr) {
      return to(instr, conditions.changed(instr.target(), steps.copy(node, instr, before)));
    }

    @Override
    public List<PathState> visitLoadThis(Instr.LoadThis instr) {
      return to(instr, before.with(instr.target(), Value.of(Atom.THIS)));
    }

    @Override
    public List<PathState> visitLoadField(Instr.LoadField instr) {
      return to(instr, steps.loadField(instr, before));
    }

    @Override
    public List<PathState> visitStoreField(Instr.StoreField instr) {
      return to(instr, conditions.stored(instr, before, fields.store(instr, before)));
    }

    @Override
    public List<PathState> visitLoadElement(Instr.LoadElement instr) {
      return to(instr, conditions.changed(instr.target(), steps.loadElement(node, instr, before)));
    }

    @Override
    public List<PathState> visitBeginIterations(Instr.BeginIterations instr) {
      return to(instr, steps.beginIterations(node, instr, before));
    }

    @Override
    public List<PathState> visitEndIterations(Instr.EndIterations instr) {
      boolean isFollowed = Types.haveContainer(before.value(instr.container()), before);
      return isFollowed
          ? IterationTransfer.end(instr, heads.of(instr), before).stream()
              .map(after -> regions.ended(instr, before, after))
              .toList()
          : List.of(before);
    }

    @Override
    public List<PathState> visitStoreElement(Instr.StoreElement instr) {
      return to(instr, steps.storeElement(node, instr, before));
    }

    @Override
    public List<PathState> visitInvoke(Instr.Invoke instr) {
      return endsInMisuse(node, instr, before)
          ? List.of()
          : reached(node, instr, conditions.called(instr, before));
    }

    @Override
    public List<PathState> visitCapture(Instr.Capture instr) {
      return to(instr, steps.capture(node, instr, before));
    }

    @Override
    public List<PathState> visitGather(Instr.Gather instr) {
      return to(instr, steps.gather(node, instr, before));
    }

    @Override
    public List<PathState> visitUnknown(Instr.Unknown instr) {
      return to(
          instr,
          Referents.all(before, instr.parts(), ResourceState::unsure)
              .with(instr.target(), Value.UNKNOWN));
    }

    @Override
    public List<PathState> visitEnterScope(Instr.EnterScope instr) {
      return to(instr, calls.scopes().enter(node, instr, before));
    }

    @Override
    public List<PathState> visitLeaveScope(Instr.LeaveScope instr) {
      return to(instr, calls.scopes().leave(node, instr, before));
    }

    @Override
    public List<PathState> visitForget(Instr.Forget instr) {
      PathState known = conditions.changed(instr.slots(), before);
      return to(instr, Forgetting.slots(known, instr.slots(), parameters));
    }

    @Override
    public List<PathState> visitReturn(Instr.Return instr) {
      Slot value = instr.value();
      return to(
          instr,
          value == null
              ? fields.built(before)
              : Referents.each(before, value, ResourceState::surelyHandedOver));
    }

    @Override
    public List<PathState> visitThrow(Instr.Throw instr) {
      return to(instr, Referents.each(before, instr.value(), ResourceState::surelyHandedOver));
    }
  }
}
