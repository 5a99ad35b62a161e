// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.op.Padding;
import dev.tensorlint.runtime.op.Window;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.List;

/**
 * A convolution over images: {@code activation(x * W + b)}, {@code [batch, height, width, channels]
 * -> [batch, places down, places across, filters]}. The kernel is a square.
 *
 * <p>Weights are made as those of {@link Dense}.
 */
public final class Conv2d implements Layer {

  private final int filters;
  private final int size;
  private final Options options;
  private final SharedWeights weights = new SharedWeights();

  private record Options(Activation activation, int stride, Padding padding, long seed) {}

  /**
   * Makes a linear layer that moves by one pixel and stays inside the image.
   *
   * @param filters channels of the output, at least 1
   * @param size height and width of the kernel, at least 1
   */
  public Conv2d(int filters, int size) {
    this(filters, size, Activation.LINEAR);
  }

  /** Makes a layer that moves by one pixel and stays inside the image. */
  public Conv2d(int filters, int size, Activation activation) {
    this(filters, size, new Options(activation, 1, Padding.NONE, Dense.DEFAULT_SEED));
  }

  private Conv2d(int filters, int size, Options options) {
    if (filters < 1 || size < 1 || options.stride < 1) {
      throw new IllegalArgumentException(
          "a convolution needs at least one filter, one pixel and a stride of 1, got "
              + filters
              + " filters of size "
              + size
              + " and stride "
              + options.stride);
    }
    this.filters = filters;
    this.size = size;
    this.options = options;
  }

  /** Returns a new layer, without weights, that moves by so many pixels, down and across. */
  public Conv2d withStride(int stride) {
    return with(new Options(options.activation, stride, options.padding, options.seed));
  }

  /** Returns a new layer, without weights, with zeros beyond the edges, or without. */
  public Conv2d withPadding(Padding padding) {
    return with(new Options(options.activation, options.stride, padding, options.seed));
  }

  /** Returns a new layer, without weights, whose weights start from another seed. */
  public Conv2d withSeed(long seed) {
    return with(new Options(options.activation, options.stride, options.padding, seed));
  }

  private Conv2d with(Options other) {
    return new Conv2d(filters, size, other);
  }

  @Override
  public void attach(Lifetime model, int position) {
    weights.attach(model, position);
  }

  @Override
  public void detach() {
    weights.detach();
  }

  @Override
  public int build(int channels) {
    weights(channels);
    return filters;
  }

  @Override
  public Shape build(Shape example) {
    ImageShapes.require("a convolution", example.rank() + 1, example);
    build(example.dim(2));
    Window window = new Window(size, size, options.stride, options.stride, options.padding);
    return ImageShapes.after(window, example).with(2, filters);
  }

  @Override
  public Tensor apply(Tensor input) {
    ImageShapes.require("a convolution", input.shape().rank(), input.shape());
    List<Variable> now = weights(input.shape().dim(3));
    Tensor kernel = now.get(0).value();
    Tensor bias = now.get(1).value();
    return TensorScope.tidy(
        () ->
            options.activation.apply(
                input.conv2d(kernel, options.stride, options.padding).add(bias)));
  }

  @Override
  public List<Variable> variables() {
    return weights.made();
  }

  private List<Variable> weights(int channels) {
    return weights.of(channels, (owner, position) -> initial(channels, owner, position));
  }

  private List<Variable> initial(int channels, Lifetime owner, int position) {
    int pixels = size * size;
    float[] kernel =
        GlorotUniform.ofFans(
            Math.multiplyExact(pixels * channels, filters),
            (long) pixels * (channels + filters),
            options.seed + position);
    return List.of(
        Variable.ownedBy(
            owner, "kernel", Tensor.of(kernel, Shape.of(size, size, channels, filters))),
        Variable.ownedBy(owner, "bias", Tensor.zeros(filters)));
  }
}
