// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.TensorType;
import dev.tensorlint.runtime.task.TaskLocal;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import dev.tensorlint.runtime.tracking.Site;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A run of a function's body on symbolic tensors. The operations of the body become a graph; all
 * else that the body does happens now, once, and not when the graph is run.
 */
public final class Trace {

  /** The trace that a task makes; bodies that call other functions put theirs on top. */
  private static final TaskLocal<Trace> ACTIVE = TaskLocal.own();

  private final Lifetime function;
  private final List<SymbolicTensor> inputs = new ArrayList<>();
  private final List<?> arguments;
  private final Site startedAt = Site.here();
  private final List<Value> values = new ArrayList<>();
  private final List<TensorType> types = new ArrayList<>();

  private Trace(Lifetime function, Signature signature) {
    this.function = function;
    this.arguments = signature.arguments();
    for (TensorType type : signature.inputs()) {
      inputs.add(add(new Value.Input(inputs.size()), type));
    }
  }

  /**
   * Runs a body on symbolic tensors.
   *
   * @param function owns the graph's constants
   */
  static Graph of(Lifetime function, Signature signature, Function<Trace, SymbolicTensor> body) {
    Trace trace = new Trace(function, signature);
    Trace outer = ACTIVE.get();
    ACTIVE.set(trace);
    try {
      // A tape would take what is computed once for something that each call computes.
      SymbolicTensor output = OpRecorders.only(List.of(), () -> body.apply(trace));
      trace.check(output);
      return new Graph(trace.values, trace.types, output.index());
    } catch (Throwable failure) {
      trace.closeConstants(failure);
      throw failure;
    } finally {
      ACTIVE.set(outer);
    }
  }

  /** Returns what stands for the tensors that calls pass. */
  public List<SymbolicTensor> inputs() {
    return List.copyOf(inputs);
  }

  /**
   * Returns one of the inputs.
   *
   * @throws IndexOutOfBoundsException when the call passes fewer
   */
  public SymbolicTensor input(int position) {
    return inputs.get(position);
  }

  /**
   * Returns a Java value that the call passes; other values make another trace.
   *
   * @throws IndexOutOfBoundsException when the call passes fewer
   * @throws ClassCastException when it is of another type
   */
  public <A> A argument(int position, Class<A> type) {
    return type.cast(arguments.get(position));
  }

  /**
   * Takes a tensor into the graph, by a handle of its own on the same data, which the traced
   * function closes. No gradient goes to it; a tensor that wants one is an input.
   *
   * @throws dev.tensorlint.runtime.TensorDisposedException when the tensor is closed
   * @throws IllegalStateException when this trace has ended
   */
  public SymbolicTensor constant(Tensor tensor) {
    if (ACTIVE.get() != this) {
      throw new IllegalStateException(this + " has ended and takes no constant");
    }
    Tensor own = tensor.clone().keptBy(function, MemoryKind.KEPT);
    return add(new Value.Constant(own), tensor.type());
  }

  /** Returns the line of user code whose call started the trace. */
  public Site startedAt() {
    return startedAt;
  }

  /** Returns {@code the trace of function #5 started at File.java:line}. */
  @Override
  public String toString() {
    return "the trace of " + function.name() + " started at " + startedAt;
  }

  SymbolicTensor noted(Op op, List<SymbolicTensor> operands) {
    operands.forEach(this::check);
    TensorType type = op.result(operands.stream().map(SymbolicTensor::type).toList());
    List<Integer> indices = operands.stream().map(SymbolicTensor::index).toList();
    return add(new Value.Computed(op, indices), type);
  }

  private void check(SymbolicTensor tensor) {
    Trace active = ACTIVE.get();
    if (active != tensor.trace()) {
      throw new SymbolicTensorException(tensor, "is used outside it" + where(active));
    }
    if (tensor.trace() != this) {
      throw new SymbolicTensorException(tensor, "is used in " + this);
    }
  }

  private static String where(@Nullable Trace active) {
    return (active == null ? "" : ", in " + active)
        + ": return it from the function, and use what the call gives";
  }

  private SymbolicTensor add(Value value, TensorType type) {
    values.add(value);
    types.add(type);
    return new SymbolicTensor(this, values.size() - 1, type);
  }

  private void closeConstants(Throwable failure) {
    for (Value value : values) {
      if (value instanceof Value.Constant constant) {
        try {
          constant.tensor().close();
        } catch (RuntimeException second) {
          failure.addSuppressed(second);
        }
      }
    }
  }
}
