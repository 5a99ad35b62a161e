// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.device;

import dev.tensorlint.runtime.DType;
import java.util.List;

/**
 * Element-wise functions of {@code float32} that feed each other and are computed in one pass, so
 * that what is between them is never in memory. Values are numbered: the operands from 0, and
 * followed by the result of each step. The last step's is the chain's.
 *
 * @param operands how many there are, at most {@value #MAX_OPERANDS}
 * @param steps from 1 to {@value #MAX_STEPS}, each of values with lower numbers than its own
 */
public record Chain(int operands, List<Step> steps) {

  /** Kernels have room for so many, and more would rarely stay in registers. */
  public static final int MAX_OPERANDS = 8;

  public static final int MAX_STEPS = 16;

  public Chain {
    steps = List.copyOf(steps);
    if (operands < 1 || operands > MAX_OPERANDS || steps.isEmpty() || steps.size() > MAX_STEPS) {
      throw new IllegalArgumentException(
          "a chain has 1 to %d operands and 1 to %d steps, got %d and %d"
              .formatted(MAX_OPERANDS, MAX_STEPS, operands, steps.size()));
    }
    for (int i = 0; i < steps.size(); i++) {
      check(steps.get(i), operands + i);
    }
  }

  /** One function of a chain. */
  public sealed interface Step {

    /** Returns the numbers of the values that go in. */
    List<Integer> values();
  }

  /** A function of one value. */
  public record MapStep(UnaryOp function, int value) implements Step {

    @Override
    public List<Integer> values() {
      return List.of(value);
    }
  }

  /** A function of two values. */
  public record ZipStep(BinaryOp function, int left, int right) implements Step {

    @Override
    public List<Integer> values() {
      return List.of(left, right);
    }
  }

  /** A function of a value and a constant at its right. */
  public record ConstantStep(BinaryOp function, int left, float right) implements Step {

    @Override
    public List<Integer> values() {
      return List.of(left);
    }
  }

  /** Returns whether a function can be part of a chain: from {@code float32} to itself. */
  public static boolean takes(UnaryOp function) {
    return function != UnaryOp.NOT;
  }

  /** As for one operand. */
  public static boolean takes(BinaryOp function) {
    return function.kind() == BinaryOp.Kind.ARITHMETIC || function.kind() == BinaryOp.Kind.REAL;
  }

  /** Returns the number of the result of a step. */
  int value(int step) {
    return operands + step;
  }

  /** Checks the operands of a chain against its walk. */
  void require(List<DeviceSlice> slices, ChainWalk walk, DeviceSlice out) {
    slices.forEach(slice -> TypeCheck.require(DType.FLOAT32, slice));
    TypeCheck.require(DType.FLOAT32, out);
    if (slices.size() != operands || walk.strides().size() != operands) {
      throw new IllegalArgumentException(
          "a chain of " + operands + " operands was given " + slices.size());
    }
  }

  private static void check(Step step, int number) {
    boolean known = step.values().stream().allMatch(value -> value >= 0 && value < number);
    if (!known || !isTaken(step)) {
      throw new IllegalArgumentException("value " + number + " of a chain cannot be " + step);
    }
  }

  private static boolean isTaken(Step step) {
    if (step instanceof MapStep map) {
      return takes(map.function());
    }
    return takes(step instanceof ZipStep zip ? zip.function() : ((ConstantStep) step).function());
  }
}
