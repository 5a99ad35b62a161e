// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.device.BinaryOp;
import dev.tensorlint.runtime.device.UnaryOp;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.op.Binary;
import dev.tensorlint.runtime.op.Fused;
import dev.tensorlint.runtime.op.Matmul;
import dev.tensorlint.runtime.op.Unary;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An element-wise function: after a layer's linear part, or as a layer of its own. It has no
 * weights, so it can be part of any number of models.
 */
public enum Activation implements Layer {
  LINEAR,
  RELU,
  TANH,
  SIGMOID;

  private static final Map<Activation, Fused> BEHIND_PRODUCT =
      Arrays.stream(values()).collect(Collectors.toMap(of -> of, Activation::behindProduct));

  /** Applies the function element by element; the result is a new handle. */
  @Override
  public Tensor apply(Tensor input) {
    return switch (this) {
      case LINEAR -> input.clone();
      case RELU -> input.relu();
      case TANH -> input.tanh();
      case SIGMOID -> input.sigmoid();
    };
  }

  /**
   * Applies the function to {@code x W + y}. That is one pass after the product, unless a recorder
   * wants to see each operation.
   *
   * @param addend of the shape of the product, or one that broadcasts to it
   */
  Tensor ofLinear(Tensor input, Tensor kernel, Tensor addend) {
    return OpRecorders.areActive()
        ? apply(input.matmul(kernel).add(addend))
        : input.apply(Objects.requireNonNull(BEHIND_PRODUCT.get(this)), List.of(kernel, addend));
  }

  @Override
  public void attach(Lifetime model, int position) {}

  @Override
  public void detach() {}

  @Override
  public int build(int inputs) {
    return inputs;
  }

  @Override
  public Shape build(Shape example) {
    return example;
  }

  @Override
  public List<Variable> variables() {
    return List.of();
  }

  @Override
  public boolean hasWeights() {
    return false;
  }

  private Fused behindProduct() {
    Stream<Fused.Step> sum =
        Stream.of(Fused.Step.of(new Matmul(), 0, 1), Fused.Step.of(new Binary(BinaryOp.ADD), 3, 2));
    Stream<Fused.Step> behind = function().stream().map(of -> Fused.Step.of(new Unary(of), 4));
    return new Fused(3, Stream.concat(sum, behind).toList());
  }

  private Optional<UnaryOp> function() {
    return switch (this) {
      case LINEAR -> Optional.empty();
      case RELU -> Optional.of(UnaryOp.RELU);
      case TANH -> Optional.of(UnaryOp.TANH);
      case SIGMOID -> Optional.of(UnaryOp.SIGMOID);
    };
  }
}
