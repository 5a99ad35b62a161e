// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Consumer;

/** Layers one after the other, at least one of which keeps state. For one thread at a time. */
public final class StatefulSequential extends LayerStack implements StatefulModel {

  private StatefulSequential(int layers) {
    super(layers);
  }

  /**
   * Makes a model whose weights are made when it is first run.
   *
   * @throws IllegalArgumentException when no layer keeps state: that is a {@link Sequential}
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static StatefulSequential of(Layer... layers) {
    return make(layers, model -> {});
  }

  /**
   * Makes a model and its weights.
   *
   * @param inputs extent of the innermost dimension of the input
   * @throws IllegalArgumentException when no layer keeps state, or one has weights of other extents
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static StatefulSequential withInputs(int inputs, Layer... layers) {
    return make(layers, model -> model.build(inputs));
  }

  @Override
  public void resetStates() {
    whileOpen(
        () -> {
          resetLayers();
          return true;
        });
  }

  @Override
  public boolean hasState() {
    return statefulLayers().stream().anyMatch(StatefulLayer::hasState);
  }

  @Override
  public Tensor state() {
    return whileOpen(() -> last().state());
  }

  @Override
  public Tensor copyState() {
    return whileOpen(() -> last().copyState());
  }

  private StatefulLayer last() {
    List<StatefulLayer> all = statefulLayers();
    return all.get(all.size() - 1);
  }

  /**
   * Makes a model and its weights for examples of a shape, such as {@code [height, width,
   * channels]} of images.
   *
   * @param example shape of one example, without the batch
   * @throws IllegalArgumentException when there are no layers, or the shape does not fit them
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static StatefulSequential withInputs(Shape example, Layer... layers) {
    return make(layers, model -> model.build(example));
  }

  private static StatefulSequential make(Layer[] layers, Consumer<StatefulSequential> step) {
    List<Layer> all = List.of(layers);
    if (!all.isEmpty() && all.stream().allMatch(layer -> StatefulLayer.of(layer).isEmpty())) {
      throw new IllegalArgumentException(
          "none of the layers keeps state from call to call: make a Sequential");
    }
    return finished(new StatefulSequential(all.size()), all, step);
  }
}
