// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import java.lang.ref.Reference;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** Layers one behind the other. Safe for use by many threads. */
public final class Sequential implements Model {

  private final List<Layer> layers;
  private final Lifetime lifetime;

  /** Closing the model detaches what is in the list by then. */
  private Sequential(List<Layer> attached, String description) {
    this.layers = attached;
    this.lifetime =
        Lifetime.open(this, HandleKind.MODEL, description, () -> attached.forEach(Layer::detach));
  }

  /**
   * Makes a model whose weights are made when it is first run.
   *
   * @throws IllegalArgumentException when there are no layers
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static Sequential of(Layer... layers) {
    return make(layers, model -> {});
  }

  /**
   * Makes a model and its weights.
   *
   * @param inputs extent of the innermost dimension of the input
   * @throws IllegalArgumentException when there are no layers, or one has weights of other extents
   * @throws IllegalStateException when the last model that had one of the layers is closed
   */
  public static Sequential withInputs(int inputs, Layer... layers) {
    return make(layers, model -> model.build(inputs));
  }

  private static Sequential make(Layer[] layers, Consumer<Sequential> finish) {
    if (layers.length == 0) {
      throw new IllegalArgumentException("a model needs at least one layer");
    }
    String description = layers.length == 1 ? "1 layer" : layers.length + " layers";
    Sequential model = new Sequential(new CopyOnWriteArrayList<>(), description);
    try {
      model.attach(layers);
      finish.accept(model);
    } catch (Throwable failure) {
      model.close();
      throw failure;
    }
    return model;
  }

  @Override
  public Tensor predict(Tensor input) {
    checkOpen();
    try {
      return TensorScope.tidy(() -> run(input));
    } finally {
      // Else an unnamed model could be collected, and its weights freed, while it computes.
      Reference.reachabilityFence(this);
    }
  }

  @Override
  public TensorFuture<Tensor> predictAsync(Tensor input) {
    checkOpen();
    return Async.run("predictAsync", lifetime, List.of(input), () -> predict(input));
  }

  @Override
  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  @Override
  public void close() {
    lifetime.close("");
  }

  /** Returns the model's name, such as {@code model #3 (2 layers)}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", closed" : "");
  }

  private void checkOpen() {
    if (!lifetime.use()) {
      throw new ModelClosedException(lifetime.snapshot(), Site.here());
    }
  }

  private void attach(Layer... parts) {
    for (int position = 0; position < parts.length; position++) {
      parts[position].attach(lifetime, position);
      layers.add(parts[position]);
    }
  }

  private void build(int inputs) {
    int extent = inputs;
    for (Layer layer : layers) {
      extent = layer.build(extent);
    }
  }

  private Tensor run(Tensor input) {
    Tensor output = input;
    for (Layer layer : layers) {
      output = layer.apply(output);
    }
    return output;
  }
}
