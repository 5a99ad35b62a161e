// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Edge;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/**
 * One run of a random method on real objects of the toy library, along random ways where the graph
 * leaves the choice: what the analysis says for sure must be so in each.
 */
final class Execution {

  private static final int LONGEST = 2_000;

  /** Anything that is not followed, but not null. */
  private static final Object OTHER = new Object();

  private final Map<String, Cfg> graphs;
  private final Map<String, List<Local>> parameters;
  private final Random random;
  private final ToyHeap heap;
  private final Map<String, @Nullable Object> fields = new HashMap<>();
  private int steps;

  /** The run cannot go on: a null pointer, a released tensor, or too many steps. */
  static final class Ended extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  private record Outcome(boolean isThrown, @Nullable Object value, Span exit) {}

  Execution(List<MethodDecl> methods, Map<String, Cfg> graphs, long seed) {
    this.graphs = graphs;
    this.parameters = new HashMap<>();
    methods.forEach(method -> parameters.put(method.ref().name(), method.parameters()));
    this.random = new Random(seed);
    this.heap = new ToyHeap();
    fields.put("held", random.nextBoolean() ? heap.foreign() : null);
  }

  ToyHeap heap() {
    return heap;
  }

  /**
   * Runs a method with random arguments; returns where it ended, empty when it did not or when an
   * exception was thrown on the way.
   */
  Optional<Span> run(String method) {
    List<@Nullable Object> arguments = new ArrayList<>();
    for (Local parameter : parameters.getOrDefault(method, List.of())) {
      arguments.add(argument(parameter));
    }
    try {
      Outcome outcome = call(method, arguments);
      return outcome.isThrown() || heap.hasThrown()
          ? Optional.empty()
          : Optional.of(outcome.exit());
    } catch (Ended e) {
      return Optional.empty();
    }
  }

  private @Nullable Object argument(Local parameter) {
    return switch (parameter.type().name()) {
      case "boolean" -> random.nextBoolean();
      case "lib.Tensor" -> random.nextBoolean() ? heap.foreign() : null;
      default -> OTHER;
    };
  }

  private Outcome call(String method, List<@Nullable Object> arguments) {
    Cfg cfg = graphs.get(method);
    List<Local> locals = parameters.getOrDefault(method, List.of());
    if (cfg == null) {
      throw new IllegalStateException("no method " + method);
    }
    Map<Slot, @Nullable Object> frame = new HashMap<>();
    for (int i = 0; i < locals.size(); i++) {
      frame.put(new Slot.Variable(locals.get(i)), arguments.get(i));
    }
    int node = Cfg.ENTRY;
    Outcome outcome = new Outcome(false, null, Span.NONE);
    while (node != cfg.exit() && node != cfg.exceptionalExit()) {
      if (++steps > LONGEST) {
        throw new Ended();
      }
      Instr instr = cfg.instruction(node);
      boolean isThrown = instr instanceof Instr.Invoke invoke && invoke(invoke, frame);
      if (instr instanceof Instr.Return end) {
        Object value = end.value() == null ? null : frame.get(end.value());
        outcome = new Outcome(false, value, end.span());
      } else if (!(instr instanceof Instr.Invoke)) {
        step(instr, frame);
      }
      node = next(cfg, node, isThrown, frame);
    }
    return node == cfg.exit() ? outcome : new Outcome(true, null, Span.NONE);
  }

  private void step(Instr instr, Map<Slot, @Nullable Object> frame) {
    if (instr instanceof Instr.Load load) {
      frame.put(load.target(), constant(load.value()));
    } else if (instr instanceof Instr.Copy copy) {
      assign(copy, frame);
    } else if (instr instanceof Instr.LoadThis load) {
      frame.put(load.target(), OTHER);
    } else if (instr instanceof Instr.LoadField load) {
      frame.put(load.target(), fields.get(load.field().name()));
    } else if (instr instanceof Instr.StoreField store) {
      ToyHeap.handOver(frame.get(store.source()));
      fields.put(store.field().name(), frame.get(store.source()));
    } else if (instr instanceof Instr.LoadElement load) {
      frame.put(load.target(), heap.foreign());
    } else if (!doesNothing(instr)) {
      throw new IllegalStateException("random code has no " + instr);
    }
  }

  private void assign(Instr.Copy copy, Map<Slot, @Nullable Object> frame) {
    Object former = frame.get(copy.target());
    frame.put(copy.target(), frame.get(copy.source()));
    boolean isNamed = fields.containsValue(former) || isInVariable(former, frame);
    heap.assigned(copy.span(), isNamed ? null : former);
  }

  private static boolean isInVariable(@Nullable Object value, Map<Slot, @Nullable Object> frame) {
    return frame.entrySet().stream()
        .anyMatch(entry -> entry.getKey() instanceof Slot.Variable && entry.getValue() == value);
  }

  private static boolean doesNothing(Instr instr) {
    return instr instanceof Instr.Join
        || instr instanceof Instr.Forget
        || instr instanceof Instr.BeginIterations
        || instr instanceof Instr.EndIterations;
  }

  private static @Nullable Object constant(Constant constant) {
    return switch (constant) {
      case NULL -> null;
      case TRUE -> true;
      case FALSE -> false;
      case NOT_NULL, OTHER -> OTHER;
    };
  }

  /** Returns whether the call threw an exception. */
  private boolean invoke(Instr.Invoke invoke, Map<Slot, @Nullable Object> frame) {
    List<@Nullable Object> arguments = new ArrayList<>();
    invoke.arguments().forEach(slot -> arguments.add(frame.get(slot)));
    String name = invoke.callee().name();
    if (graphs.containsKey(name)) {
      heap.passed(invoke, arguments);
      Outcome outcome = call(name, arguments);
      heap.received(invoke, outcome.value());
      frame.put(invoke.target(), outcome.value());
      return outcome.isThrown();
    }
    Object receiver = invoke.receiver() == null ? OTHER : frame.get(invoke.receiver());
    if (receiver == null) {
      throw new Ended();
    }
    frame.put(invoke.target(), heap.call(invoke, receiver, arguments));
    return name.equals("risky") && random.nextBoolean();
  }

  private int next(Cfg cfg, int node, boolean isThrown, Map<Slot, @Nullable Object> frame) {
    List<Edge> open = new ArrayList<>();
    for (Edge edge : cfg.edges(node)) {
      boolean isOnlyWay = cfg.edges(node).stream().allMatch(Edge::isExceptional);
      if (edge.isExceptional() == (isThrown || isOnlyWay) && holds(edge.condition(), frame)) {
        open.add(edge);
      }
    }
    if (open.isEmpty()) {
      throw new Ended();
    }
    if (isThrown) {
      heap.thrown();
    }
    return open.get(random.nextInt(open.size())).target();
  }

  private static boolean holds(@Nullable Condition condition, Map<Slot, @Nullable Object> frame) {
    if (condition == null) {
      return true;
    }
    Object value = frame.get(condition.slot());
    return switch (condition.test()) {
      case NULL -> value == null;
      case NOT_NULL -> value != null;
      case TRUE -> Boolean.TRUE.equals(value);
      case FALSE -> Boolean.FALSE.equals(value);
      default -> throw new IllegalStateException("random code has no " + condition);
    };
  }
}
