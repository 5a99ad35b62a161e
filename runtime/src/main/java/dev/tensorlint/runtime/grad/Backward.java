// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.DataRegion;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The reverse sweep over recorded steps, as in Griewank and Walther, "Evaluating Derivatives" (2nd
 * edition, SIAM 2008), chapter 3. Runs inside a scope, which gets what is left over.
 */
final class Backward {

  private final List<Step> steps;
  private final Set<DataRegion> sources = new HashSet<>();
  private final Set<DataRegion> dependent;

  /** What has come together of the gradients of values whose steps are still to be swept. */
  private final Map<DataRegion, Tensor> pending = new HashMap<>();

  /** The same for sources, whose gradients are kept. */
  private final Map<DataRegion, Tensor> results = new HashMap<>();

  Backward(List<Step> steps, List<Tensor> sources) {
    this.steps = steps;
    sources.forEach(source -> this.sources.add(source.region()));
    this.dependent = dependent();
  }

  /** Returns the gradients of a scalar with respect to the sources; 0 where it does not depend. */
  List<Tensor> run(Tensor target, List<Tensor> wanted) {
    requireOpen(wanted);
    add(pending, target.region(), target.fillLike(1));
    for (int index = steps.size() - 1; index >= 0; index--) {
      sweep(steps.get(index));
    }
    Set.copyOf(pending.keySet()).stream().filter(sources::contains).forEach(this::take);
    return wanted.stream().map(this::result).toList();
  }

  /** Throws as any operation does where one is closed; the clones are the scope's. */
  private static void requireOpen(List<Tensor> tensors) {
    List<Tensor> clones = tensors.stream().map(Tensor::clone).toList();
    clones.forEach(Tensor::close);
  }

  private void sweep(Step step) {
    Tensor upstream =
        dependent.contains(step.result().region()) ? take(step.result().region()) : null;
    if (upstream == null) {
      return;
    }
    Map<Integer, Tensor> parts =
        TensorScope.tidy(() -> parts(step, shaped(upstream, step.result().shape())));
    parts.forEach((index, part) -> add(pending, step.operand(index).region(), part));
    upstream.close();
  }

  /** Returns what the operands get, in handles of their own. */
  private Map<Integer, Tensor> parts(Step step, Tensor upstream) {
    Map<Integer, Tensor> parts = new TreeMap<>();
    step.differentiable()
        .filter(index -> dependent.contains(step.operand(index).region()))
        .forEach(index -> parts.put(index, part(step, index, upstream)));
    return parts;
  }

  private static Tensor part(Step step, int index, Tensor upstream) {
    Tensor part = step.op().gradient(index, step.at(), upstream);
    return part == upstream ? upstream.clone() : part;
  }

  /**
   * Takes what has come together for a value. It may come to more later in the sweep where several
   * steps give the same value, such as slices of the same rows: each passes on its own part.
   */
  private @Nullable Tensor take(DataRegion region) {
    Tensor gradient = pending.remove(region);
    if (gradient != null && sources.contains(region)) {
      add(results, region, gradient.clone());
    }
    return gradient;
  }

  private Tensor result(Tensor source) {
    Tensor found = results.get(source.region());
    return found == null ? source.fillLike(0) : found.reshape(source.shape().dims());
  }

  private static void add(Map<DataRegion, Tensor> sums, DataRegion region, Tensor part) {
    Tensor before = sums.get(region);
    if (before == null) {
      sums.put(region, part);
      return;
    }
    Tensor fitting = shaped(part, before.shape());
    sums.put(region, before.add(fitting));
    List.of(before, part, fitting).forEach(Tensor::close);
  }

  /** A value may have been used in several shapes, which its gradient then follows. */
  private static Tensor shaped(Tensor gradient, Shape shape) {
    return gradient.shape().equals(shape) ? gradient : gradient.reshape(shape.dims());
  }

  /** Returns the sources and all that was computed from them. */
  private Set<DataRegion> dependent() {
    Set<DataRegion> found = new HashSet<>(sources);
    for (Step step : steps) {
      if (step.differentiable().anyMatch(index -> found.contains(step.operand(index).region()))) {
        found.add(step.result().region());
      }
    }
    return found;
  }
}
