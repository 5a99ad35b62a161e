// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import java.util.List;
import java.util.function.Consumer;

/**
 * Layers one after the other, none of which keeps state. Many threads may {@link #predict} at once,
 * also while one {@linkplain #fit fits}.
 */
public final class Sequential extends LayerStack {

  private Sequential(int layers) {
    super(layers);
  }

  /**
   * Makes a model whose weights are made when it is first run.
   *
   * @throws IllegalArgumentException when there are no layers, or one keeps state: that is a {@link
   *     StatefulSequential}
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static Sequential of(Layer... layers) {
    return make(layers, model -> {});
  }

  /**
   * Makes a model and its weights.
   *
   * @param inputs extent of the innermost dimension of the input
   * @throws IllegalArgumentException when there are no layers, or one keeps state, or has weights
   *     of other extents
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static Sequential withInputs(int inputs, Layer... layers) {
    return make(layers, model -> model.build(inputs));
  }

  /**
   * Makes a model and its weights for examples of a shape, such as {@code [height, width,
   * channels]} of images.
   *
   * @param example shape of one example, without the batch
   * @throws IllegalArgumentException when there are no layers, or the shape does not fit them
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static Sequential withInputs(Shape example, Layer... layers) {
    return make(layers, model -> model.build(example));
  }

  private static Sequential make(Layer[] layers, Consumer<Sequential> step) {
    List<Layer> all = List.of(layers);
    for (Layer layer : all) {
      if (StatefulLayer.of(layer).isPresent()) {
        throw new IllegalArgumentException(
            "layer "
                + all.indexOf(layer)
                + " keeps state from call to call: make a StatefulSequential, whose resetStates()"
                + " starts a new sequence");
      }
    }
    return finished(new Sequential(all.size()), all, step);
  }
}
