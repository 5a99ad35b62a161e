// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.Tensor;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One way to compute the output of a graph from its values, in their order. */
final class Schedule {

  private final List<Value> values;
  private final int output;

  /** The last value that needs this one, by index; -1 where none does. */
  private final int[] lastUse;

  Schedule(List<Value> values, int output) {
    this.values = List.copyOf(values);
    this.output = output;
    this.lastUse = lastUses();
  }

  /** Computes the output; intermediate results are released after their last use. */
  Tensor run(List<Tensor> inputs) {
    @Nullable Tensor[] results = new @Nullable Tensor[values.size()];
    for (int index = 0; index <= output; index++) {
      if (isNeeded(index)) {
        results[index] = result(values.get(index), inputs, results);
        releaseLastUsedAt(index, results);
      }
    }
    Tensor result = at(results, output);
    return values.get(output) instanceof Value.Computed ? result : result.clone();
  }

  /** Returns whether the output needs a value. */
  boolean isNeeded(int index) {
    return index == output || lastUse[index] >= 0;
  }

  private static Tensor result(Value value, List<Tensor> inputs, @Nullable Tensor[] results) {
    if (value instanceof Value.Input input) {
      return inputs.get(input.position());
    }
    if (value instanceof Value.Constant constant) {
      return constant.tensor();
    }
    Value.Computed computed = (Value.Computed) value;
    List<Tensor> operands = new ArrayList<>();
    computed.operands().forEach(operand -> operands.add(at(results, operand)));
    return operands.get(0).apply(computed.op(), operands.subList(1, operands.size()));
  }

  private void releaseLastUsedAt(int index, @Nullable Tensor[] results) {
    for (int operand : values.get(index).operands()) {
      if (lastUse[operand] == index && values.get(operand) instanceof Value.Computed) {
        at(results, operand).close();
      }
    }
  }

  private static Tensor at(@Nullable Tensor[] results, int index) {
    Tensor result = results[index];
    if (result == null) {
      throw new AssertionError("value " + index + " is needed and was not computed");
    }
    return result;
  }

  /** From the end, so that only what the output needs counts as a use. */
  private int[] lastUses() {
    int[] uses = new int[values.size()];
    Arrays.fill(uses, -1);
    BitSet needed = new BitSet();
    needed.set(output);
    for (int index = output; index >= 0; index--) {
      if (needed.get(index)) {
        for (int operand : values.get(index).operands()) {
          uses[operand] = Math.max(uses[operand], index);
          needed.set(operand);
        }
      }
    }
    return uses;
  }
}
