// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.Lifetime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A fully connected recurrent layer: {@code h[t] = activation(x[t] W + h[t-1] U + b)}, {@code
 * [batch, steps, inputs] -> [batch, units]}, or {@code -> [batch, steps, units]} where sequences
 * are returned. The output is the last {@code h}, or all of them.
 *
 * <p><b>State.</b> The first {@code h} is 0. A stateful layer goes on from the last {@code h} of
 * the call before, one for each row of the batch, until {@link #resetStates}. It holds the state by
 * a handle of its own, so what callers do with an output does not touch it; each call frees the
 * former state. Models that share the layer share its state. Calls of a stateful layer exclude each
 * other.
 *
 * <p>Weights are made as those of {@link Dense}.
 */
public final class SimpleRnn implements StatefulLayer {

  /** Sets the seed of the recurrent weights apart from that of the input's. */
  private static final long RECURRENT_SEED = 0x5DEECE66DL;

  private final int units;
  private final Options options;
  private final SharedWeights weights = new SharedWeights();
  private final RecurrentState state = new RecurrentState();

  private record Options(
      Activation activation, boolean returnSequences, boolean stateful, long seed) {}

  private record Weights(Tensor kernel, Tensor recurrent, Tensor bias) {}

  /** Makes a layer with {@code tanh}, which returns the last output and keeps no state. */
  public SimpleRnn(int units) {
    this(units, new Options(Activation.TANH, false, false, Dense.DEFAULT_SEED));
  }

  private SimpleRnn(int units, Options options) {
    if (units < 1) {
      throw new IllegalArgumentException("a layer needs at least one unit, got " + units);
    }
    this.units = units;
    this.options = options;
  }

  /** Returns a new layer, without weights, that has another activation. */
  public SimpleRnn withActivation(Activation activation) {
    return new SimpleRnn(
        units, new Options(activation, options.returnSequences, options.stateful, options.seed));
  }

  /** Returns a new layer, without weights, that returns the outputs of all steps. */
  public SimpleRnn returningSequences() {
    return new SimpleRnn(
        units, new Options(options.activation, true, options.stateful, options.seed));
  }

  /** Returns a new layer, without weights, that keeps its state from call to call. */
  public SimpleRnn stateful() {
    return new SimpleRnn(
        units, new Options(options.activation, options.returnSequences, true, options.seed));
  }

  /** Returns a new layer, without weights, whose weights start from another seed. */
  public SimpleRnn withSeed(long seed) {
    return new SimpleRnn(
        units, new Options(options.activation, options.returnSequences, options.stateful, seed));
  }

  @Override
  public void attach(Lifetime model, int position) {
    weights.attach(model, position);
  }

  @Override
  public void detach() {
    if (weights.detach()) {
      state.reset();
    }
  }

  @Override
  public int build(int inputs) {
    variables(inputs);
    return units;
  }

  @Override
  public Shape build(Shape example) {
    if (example.rank() != 2) {
      throw new IllegalArgumentException(
          "a recurrent layer needs examples of shape [steps, inputs], got " + example);
    }
    build(example.dim(1));
    return options.returnSequences ? example.with(1, units) : Shape.of(units);
  }

  @Override
  public Tensor apply(Tensor input) {
    if (input.shape().rank() != 3) {
      throw new IllegalArgumentException(
          "a recurrent layer needs an input of shape [batch, steps, inputs], got " + input.shape());
    }
    if (input.shape().dim(1) == 0) {
      throw new IllegalArgumentException("a recurrent layer needs at least one step, got none");
    }
    List<Variable> now = variables(input.shape().dim(2));
    Weights weightsNow = new Weights(now.get(0).value(), now.get(1).value(), now.get(2).value());
    if (!options.stateful) {
      return TensorScope.tidy(() -> output(hiddens(input, weightsNow)));
    }
    synchronized (state) {
      return TensorScope.tidy(() -> statefulOutput(input, weightsNow));
    }
  }

  @Override
  public List<Variable> variables() {
    return weights.made();
  }

  @Override
  public boolean isStateful() {
    return options.stateful;
  }

  @Override
  public void resetStates() {
    state.reset();
  }

  @Override
  public boolean hasState() {
    return state.isPresent();
  }

  @Override
  public Tensor state() {
    return state.held();
  }

  @Override
  public Tensor copyState() {
    return state.held().clone();
  }

  private Tensor statefulOutput(Tensor input, Weights now) {
    List<Tensor> hiddens = hiddens(input, now);
    Tensor last = hiddens.get(hiddens.size() - 1);
    // On data of its own: the caller may change an output in place.
    state.set(last.copyOfRange(0, 0, last.shape().dim(0)), weights.owner());
    return output(hiddens);
  }

  /** Returns {@code h} of every step. */
  private List<Tensor> hiddens(Tensor input, Weights now) {
    int batch = input.shape().dim(0);
    int steps = input.shape().dim(1);
    Tensor projected =
        input.permute(1, 0, 2).reshape(steps * batch, input.shape().dim(2)).matmul(now.kernel);
    Tensor biased = projected.add(now.bias);
    @Nullable Tensor hidden = state.forBatch(batch, units);
    List<Tensor> hiddens = new ArrayList<>();
    for (int step = 0; step < steps; step++) {
      Tensor sum = biased.slice(step * batch, (step + 1) * batch);
      hidden =
          hidden == null
              ? options.activation.apply(sum)
              : options.activation.ofLinear(hidden, now.recurrent, sum);
      hiddens.add(hidden);
    }
    return hiddens;
  }

  private Tensor output(List<Tensor> hiddens) {
    Tensor last = hiddens.get(hiddens.size() - 1);
    if (!options.returnSequences) {
      return last;
    }
    int batch = last.shape().dim(0);
    Tensor all = hiddens.get(0).concat(0, hiddens.subList(1, hiddens.size()));
    return all.reshape(hiddens.size(), batch, units).permute(1, 0, 2);
  }

  private List<Variable> variables(int inputs) {
    return weights.of(inputs, (owner, position) -> initial(inputs, owner, position));
  }

  private List<Variable> initial(int inputs, Lifetime owner, int position) {
    long seed = options.seed + position;
    float[] kernel = GlorotUniform.values(inputs, units, seed);
    float[] recurrent = GlorotUniform.values(units, units, seed ^ RECURRENT_SEED);
    return List.of(
        Variable.ownedBy(owner, "kernel", Tensor.of(kernel, Shape.of(inputs, units))),
        Variable.ownedBy(owner, "recurrent", Tensor.of(recurrent, Shape.of(units, units))),
        Variable.ownedBy(owner, "bias", Tensor.zeros(units)));
  }
}
