// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.DataRegion;
import dev.tensorlint.runtime.OpRecorder;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.Application;
import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.op.ViewOp;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a tape holds, apart from the tape, so that a tape that no code closes can be collected. A
 * value is known by its region, not by its handle: so a clone, or a reshape, is the value that it
 * was made from.
 */
final class Recording implements OpRecorder {

  private final Map<Value, Tensor> pins = new HashMap<>();
  private final List<Step> steps = new ArrayList<>();
  private @Nullable Lifetime tape;
  private boolean over;

  /** One pin serves all operations on a value. */
  private record Value(DataRegion region, Shape shape) {}

  /** Begins to record for a tape, which answers for the pins. */
  synchronized void startFor(Lifetime lifetime) {
    tape = lifetime;
  }

  @Override
  public synchronized void computed(Op op, List<Tensor> operands, Tensor result) {
    if (over || tape == null || isSameValue(op, operands, result)) {
      return;
    }
    Application<Tensor> at = new Application<>(operands, result);
    if (Step.isDifferentiable(op, at)) {
      Lifetime owner = tape;
      List<Tensor> held = operands.stream().map(operand -> pin(operand, owner)).toList();
      steps.add(new Step(op, new Application<>(held, pin(result, owner))));
    }
  }

  @Override
  public synchronized void changing(String operation, Tensor target) {
    if (isRecorded(target)) {
      throw new IllegalStateException(
          operation
              + " would change "
              + target
              + ", whose data "
              + (tape == null ? "a tape" : tape.name() + " opened at " + tape.createdAt())
              + " has recorded: change it when the tape is closed or has given its gradient, or"
              + " change a copy");
    }
  }

  /** A tape that was closed in another task, or collected, is still among the recorders. */
  @Override
  public synchronized boolean isOver() {
    return over;
  }

  synchronized List<Step> steps() {
    return List.copyOf(steps);
  }

  /** Ends the recording and closes all pins. A second call does nothing. */
  synchronized void free() {
    over = true;
    steps.clear();
    List<Tensor> all = List.copyOf(pins.values());
    pins.clear();
    all.forEach(Tensor::close);
  }

  private Tensor pin(Tensor tensor, Lifetime owner) {
    return pins.computeIfAbsent(
        new Value(tensor.region(), tensor.shape()),
        value -> tensor.pinnedBy(owner, MemoryKind.ACTIVATIONS));
  }

  private boolean isRecorded(Tensor target) {
    long data = target.region().data();
    return pins.keySet().stream().anyMatch(value -> value.region().data() == data);
  }

  private static boolean isSameValue(Op op, List<Tensor> operands, Tensor result) {
    return op instanceof ViewOp && operands.get(0).region().equals(result.region());
  }
}
