// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ResourceId;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Flight;
import dev.tensorlint.rules.typestate.state.Flights;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.ResourceState;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Transfers computations on other threads. A function that captures resources is a potential
 * computation; a call that runs it on another thread starts it, and a call that awaits its future
 * ends it. Waiting for an object that is not followed, such as a latch or a future from a list,
 * ends all computations, so that no finding is reported.
 */
public final class FlightTransfer {

  private final MethodContext context;

  FlightTransfer(MethodContext context) {
    this.context = context;
  }

  /**
   * Transfers the creation of a function. It captures variables and reads fields when it runs; its
   * summary describes the effects on both. The method may overwrite a field before the function
   * runs.
   */
  PathState capture(int node, Instr.Capture capture, PathState state) {
    Summary effects = context.functions().get(capture.span());
    if (effects == null || !effects.isComplete() || capture.object() != null) {
      return state.with(capture.target(), Value.of(Atom.NOT_NULL));
    }
    Set<ResourceId> uses = new HashSet<>();
    Set<ResourceId> releases = new HashSet<>();
    int first = effects.parameters().size() - capture.captured().size();
    for (int i = 0; i < capture.captured().size(); i++) {
      Local captured = capture.captured().get(i);
      OperandEffect effect = effects.parameter(first + i);
      List<ResourceId> held = state.value(new Slot.Variable(captured)).resources();
      uses.addAll(effect.isUsed() ? held : List.of());
      releases.addAll(effect.released().isPossible() ? held : List.of());
    }
    for (Map.Entry<FieldKey, OperandEffect> field : effects.fields().byField().entrySet()) {
      OperandEffect effect = field.getValue();
      boolean isSame = !effect.isOverwritten();
      List<ResourceId> held = isSame ? state.field(field.getKey()).resources() : List.of();
      uses.addAll(effect.isUsed() ? held : List.of());
      releases.addAll(effect.released().isPossible() ? held : List.of());
    }
    boolean isIdle = uses.isEmpty() && releases.isEmpty();
    if (isIdle) {
      return state.with(capture.target(), Value.of(Atom.NOT_NULL));
    }
    Flight flight = new Flight(uses, releases, Set.of(), false, true, true);
    return state
        .with(state.flights().begin(node, flight))
        .with(capture.target(), Value.of(new Atom.Task(node)));
  }

  /** Returns the state after the effects of a call on concurrent computations. */
  PathState of(int node, Instr.Invoke call, Summary summary, PathState state) {
    PathState after =
        captured(call, summary, left(node, call, summary, ended(call, summary, state)));
    if (!runsElsewhere(summary)) {
      return after;
    }
    return isConstructor(call) ? wrap(node, call, after) : start(node, call, summary, after);
  }

  /**
   * Returns the state after an exception. What functions read that may still run cannot be released
   * there: neither those of this method, nor those that a called method waits for.
   *
   * @param call the call that throws, null for another instruction
   */
  static PathState abandoned(Instr.@Nullable Invoke call, Summary summary, PathState thrown) {
    PathState after = thrown;
    if (call != null && summary.part(Timing.NONE).awaits()) {
      for (Slot argument : call.arguments()) {
        after = Referents.each(after, argument, ResourceState::surelyHandedOver);
      }
    }
    for (Map.Entry<ResourceId, ResourceState> each : thrown.resources().entrySet()) {
      if (each.getValue().marks().isCaptured() && each.getValue().isOwed()) {
        after = after.update(each.getKey(), ResourceState::surelyHandedOver);
      }
    }
    return after;
  }

  /** Ends the computations that a call waits for, or that unseen code may wait for after it. */
  private PathState ended(Instr.Invoke call, Summary summary, PathState state) {
    if (state.flights().isEmpty()) {
      return state;
    }
    if (summary.part(Timing.NONE).awaits()) {
      return state.with(Flights.NONE);
    }
    if (summary.awaits()) {
      return await(call.receiver(), state);
    }
    if (runsElsewhere(summary)) {
      return state;
    }
    return summary.isComplete()
        ? put(Operands.matching(call, summary, OperandEffect::isKept), state)
        : put(Operands.all(call), state);
  }

  public static boolean runsElsewhere(Summary effect) {
    return effect.async() || effect.lambdas().isElsewhere();
  }

  public static boolean isConstructor(Instr.Invoke call) {
    MethodRef method = call.method();
    return method != null && method.isConstructor();
  }

  /** Creates an object that wraps a function, such as a thread, and represents it. */
  private static PathState wrap(int node, Instr.Invoke call, PathState state) {
    Flight wrapped = Flight.NOTHING;
    for (int task : tasks(call.arguments(), state)) {
      wrapped = wrapped.join(state.flights().get(task));
    }
    boolean isIdle = wrapped.equals(Flight.NOTHING);
    return isIdle ? state : state.with(state.flights().begin(node, wrapped));
  }

  private PathState start(int node, Instr.Invoke call, Summary effect, PathState state) {
    Flight started = started(call, effect, state);
    if (started.uses().isEmpty() && started.releases().isEmpty()) {
      return state;
    }
    List<Integer> tasks = tasks(Operands.all(call), state);
    PathState running = running(tasks, isElsewhere(effect), state);
    if (started.isLoose()) {
      return put(Operands.all(call), running);
    }
    boolean isHandleless = call.type().isVoid() && !tasks.isEmpty();
    return isHandleless ? running : running.with(running.flights().begin(node, started));
  }

  private static boolean isElsewhere(Summary effect) {
    return effect.lambdas() != LambdaRuns.ANY_THREAD;
  }

  private static PathState running(List<Integer> tasks, boolean elsewhere, PathState state) {
    Flights flights = state.flights();
    for (int task : tasks) {
      flights = flights.with(task, flights.get(task).running(elsewhere));
    }
    return state.with(flights);
  }

  /** Returns the computation that a call starts. */
  public static Flight started(Instr.Invoke call, Summary effect, PathState state) {
    Flight all =
        new Flight(
            operands(call, effect, state), Set.of(), Set.of(), true, true, isElsewhere(effect));
    Set<Integer> after = new HashSet<>();
    for (int task : tasks(Operands.all(call), state)) {
      all = all.join(state.flights().get(task));
      after.add(task);
    }
    after.addAll(all.after());
    return all.after(after);
  }

  /** Returns the receiver and arguments that stay in use until the result is joined. */
  private static Set<ResourceId> operands(Instr.Invoke call, Summary effect, PathState state) {
    Set<ResourceId> used = new HashSet<>();
    if (effect.async()) {
      for (Slot slot : Operands.matching(call, effect, one -> one.equals(OperandEffect.BORROWS))) {
        used.addAll(state.value(slot).resources());
      }
    }
    return used;
  }

  private static PathState await(@Nullable Slot awaited, PathState state) {
    return awaited != null && isKnown(awaited, state)
        ? completed(tasks(List.of(awaited), state).get(0), state)
        : state.with(Flights.NONE);
  }

  /**
   * Ends a computation and applies its releases, as possible ones: a wait that times out is not
   * distinguished.
   */
  private static PathState completed(int task, PathState state) {
    Flights left = state.flights().end(task);
    PathState after = state.with(left);
    for (ResourceId released : state.flights().releasedWithout(left)) {
      after = Releases.maybeRelease(after, Value.ref(released), task);
    }
    return after;
  }

  /** Returns whether a slot represents exactly one computation that this method started. */
  static boolean isKnown(@Nullable Slot awaited, PathState state) {
    List<Integer> tasks = awaited == null ? List.of() : tasks(List.of(awaited), state);
    return tasks.size() == 1 && state.flights().get(tasks.get(0)).isOne();
  }

  /** Starts the computations that a call leaves in flight, with those of its arguments. */
  private static PathState left(int node, Instr.Invoke call, Summary summary, PathState state) {
    if (summary.part(Timing.NONE).inFlight().isEmpty()) {
      return state;
    }
    Set<ResourceId> uses = new HashSet<>();
    for (int i = 0; i < call.arguments().size(); i++) {
      if (summary.part(Timing.NONE).inFlight().contains(i)) {
        uses.addAll(state.value(call.arguments().get(i)).resources());
      }
    }
    return uses.isEmpty()
        ? state
        : state.with(
            state.flights().begin(node, new Flight(uses, Set.of(), Set.of(), true, true, true)));
  }

  /** Marks the arguments that functions read which the call may leave to run later. */
  private static PathState captured(Instr.Invoke call, Summary summary, PathState state) {
    PathState after = state;
    for (int captured : summary.part(Timing.NONE).captured()) {
      if (captured < call.arguments().size()) {
        after = Referents.each(after, call.arguments().get(captured), ResourceState::captured);
      }
    }
    return after;
  }

  /**
   * Ends running computations that leave the analysis, and marks others loose: unseen code may wait
   * for them.
   */
  PathState put(List<Slot> slots, PathState state) {
    Flights left = state.flights();
    if (left.isEmpty()) {
      return state;
    }
    for (int task : tasks(slots, state)) {
      Flight flight = left.get(task);
      left = flight.isRunning() ? left.end(task) : left.with(task, flight.loose());
    }
    return state.with(left);
  }

  /**
   * Returns the state in which the result of a call represents the computation that the call
   * started, unless the result is a resource.
   */
  PathState result(int node, Instr.Invoke call, PathState state) {
    if (state.flights().isEmpty()) {
      return state;
    }
    boolean isStarted = state.flights().byNode().containsKey(node);
    boolean isResource = !state.value(call.target()).resources().isEmpty();
    return isStarted && !isResource
        ? state.with(call.target(), Value.of(new Atom.Task(node)))
        : state;
  }

  /** Returns the nodes of the computations that slots can represent. */
  private static List<Integer> tasks(List<Slot> slots, PathState state) {
    if (state.flights().isEmpty()) {
      return List.of();
    }
    List<Integer> tasks = new ArrayList<>();
    for (Slot slot : slots) {
      for (Atom atom : state.value(slot).atoms()) {
        int node = node(atom);
        if (state.flights().byNode().containsKey(node)) {
          tasks.add(node);
        }
      }
    }
    tasks.sort(null);
    return tasks;
  }

  private static int node(Atom atom) {
    if (atom instanceof Atom.Task task) {
      return task.node();
    }
    boolean isMade = atom instanceof Atom.Ref ref && ref.resource().site() instanceof Site.Node;
    return isMade ? ((Site.Node) ((Atom.Ref) atom).resource().site()).node() : -1;
  }
}
