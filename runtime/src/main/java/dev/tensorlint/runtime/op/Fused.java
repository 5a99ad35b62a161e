// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.Chain;
import dev.tensorlint.runtime.device.ChainWalk;
import dev.tensorlint.runtime.device.DeviceSlice;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Element-wise operations that feed each other, computed in one pass over memory: what is between
 * them never exists as a tensor. A matrix product may be in front, whose result the rest then
 * changes in place. The results are those of the operations one by one.
 *
 * <p>Values are numbered: the operands from 0, followed by the result of each step.
 */
public final class Fused implements KernelOp {

  private final int operands;
  private final List<Step> steps;
  private final Chain chain;

  /** The numbers of the values that the chain has as operands. */
  private final List<Integer> chainOperands;

  /**
   * One operation.
   *
   * @param values the numbers of its operands
   */
  public record Step(KernelOp op, List<Integer> values) {

    public Step {
      values = List.copyOf(values);
    }

    public static Step of(KernelOp op, Integer... values) {
      return new Step(op, List.of(values));
    }
  }

  /**
   * Fuses operations.
   *
   * @param operands how many operands the whole has
   * @param steps at least two, each of operands and of results of earlier ones
   * @throws IllegalArgumentException when that cannot be one pass; see {@link #isElementwise} which
   *     operations can
   */
  public Fused(int operands, List<Step> steps) {
    this.operands = operands;
    this.steps = List.copyOf(steps);
    List<Step> rest = hasProduct() ? this.steps.subList(1, steps.size()) : this.steps;
    if (rest.isEmpty() || !rest.stream().allMatch(step -> isElementwise(step.op()))) {
      throw new IllegalArgumentException("these operations are not one pass: " + name());
    }
    int first = operands + steps.size() - rest.size();
    this.chainOperands =
        rest.stream()
            .flatMap(step -> step.values().stream())
            .filter(value -> value < first)
            .distinct()
            .sorted()
            .toList();
    this.chain = chain(rest, first);
  }

  /**
   * Returns whether an operation can be any step, being one of elements: of {@code float32}, with
   * results of them. A {@link Matmul} can be the first step alone.
   */
  public static boolean isElementwise(Op op) {
    if (op instanceof Unary unary) {
      return Chain.takes(unary.function());
    }
    if (op instanceof Binary binary) {
      return Chain.takes(binary.function());
    }
    return op instanceof BinaryScalar scalar && Chain.takes(scalar.function());
  }

  @Override
  public String name() {
    return steps.stream().map(step -> step.op().name()).collect(Collectors.joining("+"));
  }

  @Override
  public TensorType result(List<TensorType> types) {
    List<TensorType> values = types(types);
    TensorType result = values.get(values.size() - 1).require(name(), DType.FLOAT32);
    boolean isOneShape = values.stream().skip(operands).allMatch(result::equals);
    boolean isOneType =
        chainOperands.stream().allMatch(value -> values.get(value).dtype() == DType.FLOAT32);
    if (!isOneShape || !isOneType || walk(values).isEmpty()) {
      throw new IllegalArgumentException(
          name() + " cannot be one pass over operands of types " + types);
    }
    return result;
  }

  @Override
  public void compute(Workspace workspace, List<Operand> given, DeviceSlice out) {
    List<DeviceSlice> values = new ArrayList<>(given.stream().map(Operand::data).toList());
    if (hasProduct()) {
      Step first = steps.get(0);
      first.op().compute(workspace, first.values().stream().map(given::get).toList(), out);
      values.add(out);
    }
    ChainWalk walk = walk(types(given.stream().map(Operand::type).toList())).orElseThrow();
    workspace.device().chain(chain, chainOperands.stream().map(values::get).toList(), walk, out);
  }

  @Override
  public boolean isDifferentiable(int operand) {
    return true;
  }

  /** Computes what is between the steps once more, and goes back through them one by one. */
  @Override
  public <T extends Differentiable<T>> T gradient(int operand, Application<T> at, T upstream) {
    List<T> values = new ArrayList<>(at.operands());
    steps.forEach(step -> values.add(applied(step, values)));
    Map<Integer, T> gradients = new HashMap<>();
    gradients.put(values.size() - 1, upstream);
    for (int i = steps.size() - 1; i >= 0; i--) {
      Step step = steps.get(i);
      T ofResult = gradients.get(operands + i);
      if (ofResult != null) {
        List<T> used = step.values().stream().map(values::get).toList();
        back(step, new Application<>(used, values.get(operands + i)), ofResult, gradients);
      }
    }
    T gradient = gradients.get(operand);
    if (gradient == null) {
      throw new NoGradientException(this, operand);
    }
    return gradient;
  }

  /** Adds a step's gradients to those of its operands. */
  private static <T extends Differentiable<T>> void back(
      Step step, Application<T> at, T upstream, Map<Integer, T> gradients) {
    for (int i = 0; i < step.values().size(); i++) {
      T part = step.op().gradient(i, at, upstream);
      gradients.merge(step.values().get(i), part, (sum, more) -> sum.add(more));
    }
  }

  private static <T extends Differentiable<T>> T applied(Step step, List<T> values) {
    List<T> used = step.values().stream().map(values::get).toList();
    return used.get(0).apply(step.op(), used.subList(1, used.size()));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Fused fused && operands == fused.operands && steps.equals(fused.steps);
  }

  @Override
  public int hashCode() {
    return steps.hashCode();
  }

  @Override
  public String toString() {
    return name();
  }

  private boolean hasProduct() {
    return steps.get(0).op() instanceof Matmul;
  }

  /** Returns the types of all values. */
  private List<TensorType> types(List<TensorType> ofOperands) {
    List<TensorType> types = new ArrayList<>(ofOperands);
    for (Step step : steps) {
      types.add(step.op().result(step.values().stream().map(types::get).toList()));
    }
    return types;
  }

  private Optional<ChainWalk> walk(List<TensorType> types) {
    int[] output = types.get(types.size() - 1).shape().dims();
    return ChainWalk.of(
        output, chainOperands.stream().map(value -> types.get(value).shape().dims()).toList());
  }

  /** Numbers the values anew, the ones from outside the chain first. */
  private Chain chain(List<Step> rest, int first) {
    Map<Integer, Integer> numbers = new HashMap<>();
    chainOperands.forEach(value -> numbers.put(value, numbers.size()));
    List<Chain.Step> chained = new ArrayList<>();
    for (int i = 0; i < rest.size(); i++) {
      chained.add(chained(rest.get(i), numbers));
      numbers.put(first + i, chainOperands.size() + i);
    }
    return new Chain(chainOperands.size(), chained);
  }

  private static Chain.Step chained(Step step, Map<Integer, Integer> numbers) {
    List<Integer> values =
        step.values().stream()
            .map(value -> Objects.requireNonNull(numbers.get(value), "a later value"))
            .toList();
    if (step.op() instanceof Unary unary) {
      return new Chain.MapStep(unary.function(), values.get(0));
    }
    if (step.op() instanceof BinaryScalar scalar) {
      return new Chain.ConstantStep(scalar.function(), values.get(0), (float) scalar.right());
    }
    return new Chain.ZipStep(((Binary) step.op()).function(), values.get(0), values.get(1));
  }
}
