// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import dev.tensorlint.runtime.train.Loss;
import dev.tensorlint.runtime.train.Optimizer;
import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What sequential models have in common: layers one after the other. */
abstract class LayerStack implements Model {

  private final Parts parts = new Parts();
  private final Lifetime lifetime;

  /**
   * Makes a model of layers that are {@linkplain #attach attached} later: only then is there
   * something that can fail.
   */
  LayerStack(int layers) {
    if (layers == 0) {
      throw new IllegalArgumentException("a model needs at least one layer");
    }
    String description = layers == 1 ? "1 layer" : layers + " layers";
    this.lifetime = Lifetime.open(this, HandleKind.MODEL, description, parts::free);
  }

  /** Attaches the layers of a new model, and closes it when that, or a further step, fails. */
  static <M extends LayerStack> M finished(M model, List<Layer> layers, Consumer<M> step) {
    try {
      for (Layer layer : layers) {
        model.attach(layer);
      }
      step.accept(model);
    } catch (Throwable failure) {
      model.close();
      throw failure;
    }
    return model;
  }

  @Override
  public Tensor predict(Tensor input) {
    return whileOpen(() -> TensorScope.tidy(() -> run(input)));
  }

  @Override
  public TensorFuture<Tensor> predictAsync(Tensor input) {
    requireOpen();
    return Async.run("predictAsync", lifetime, List.of(input), () -> predict(input));
  }

  @Override
  public List<Variable> variables() {
    return parts.layers().stream().flatMap(layer -> layer.variables().stream()).distinct().toList();
  }

  /** Returns the layers that keep something from call to call. */
  final List<StatefulLayer> statefulLayers() {
    return parts.layers().stream().flatMap(layer -> StatefulLayer.of(layer).stream()).toList();
  }

  /** Has all layers forget what they keep from call to call. */
  final void resetLayers() {
    statefulLayers().forEach(StatefulLayer::resetStates);
  }

  @Override
  public void compile(Loss loss, Optimizer optimizer) {
    requireOpen();
    optimizer.handTo(lifetime);
    parts.compile(loss, optimizer);
  }

  @Override
  public History fit(Tensor inputs, Tensor targets, FitOptions options) {
    return whileOpen(
        () -> {
          Parts.Compiled how = parts.compiled();
          parts.startTraining();
          try {
            return new Training(this, how.loss(), how.optimizer(), options).run(inputs, targets);
          } finally {
            resetLayers();
            parts.endTraining();
          }
        });
  }

  @Override
  public TensorFuture<History> fitAsync(Tensor inputs, Tensor targets, FitOptions options) {
    requireOpen();
    List<Tensor> inUse =
        Stream.concat(Stream.of(inputs, targets), options.tensors().stream()).distinct().toList();
    return Async.run("fitAsync", lifetime, inUse, () -> fit(inputs, targets, options));
  }

  @Override
  public float evaluate(Tensor inputs, Tensor targets) {
    return whileOpen(
        () -> {
          Loss loss = parts.compiled().loss();
          resetLayers();
          float value = TensorScope.tidy(() -> loss.apply(predict(inputs), targets).item());
          resetLayers();
          return value;
        });
  }

  @Override
  public void save(Path file) throws IOException {
    requireOpen();
    try {
      new NamedWeights(parts.layers()).save(file);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  @Override
  public void load(Path file) throws IOException {
    requireOpen();
    try {
      new NamedWeights(parts.layers()).load(file);
    } finally {
      Reference.reachabilityFence(this);
    }
  }

  @Override
  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  @Override
  public void close() {
    lifetime.endOf(this);
  }

  /** Returns the model's name, such as {@code model #3 (2 layers)}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", closed" : "");
  }

  final <T> T whileOpen(Supplier<T> body) {
    requireOpen();
    try {
      return body.get();
    } finally {
      // Else an unnamed model could be collected, and its weights freed, while it computes.
      Reference.reachabilityFence(this);
    }
  }

  private void requireOpen() {
    if (!lifetime.use()) {
      throw new ModelClosedException(lifetime.snapshot(), Site.here());
    }
  }

  final void attach(Layer layer) {
    layer.attach(lifetime, parts.layers().size());
    parts.layers().add(layer);
  }

  /** Makes the weights. */
  final void build(int inputs) {
    int extent = inputs;
    for (Layer layer : parts.layers()) {
      extent = layer.build(extent);
    }
  }

  /** Makes the weights for examples of a shape. */
  final void build(Shape example) {
    Shape shape = example;
    for (Layer layer : parts.layers()) {
      shape = layer.build(shape);
    }
  }

  private Tensor run(Tensor input) {
    Tensor output = input;
    for (Layer layer : parts.layers()) {
      output = layer.apply(output);
    }
    return output;
  }
}
