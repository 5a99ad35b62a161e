// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Site;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Records the operations of a task while it is open, and computes gradients of their results.
 *
 * <pre>{@code
 * try (GradientTape tape = GradientTape.open();
 *     Tensor x = Tensor.of(1f, 2f);
 *     Tensor square = x.mul(x);
 *     Tensor loss = square.sum();
 *     Tensor gradient = tape.gradient(loss, x)) {   // 2, 4
 * }
 * }</pre>
 *
 * <p>A tape records every operation that has a gradient, whatever its operands are. It holds
 * handles of its own on operands and results, so these may be closed before the gradient is asked
 * for. Until the tape is closed their memory stays; a one-shot tape releases it when it has given
 * its gradient. Operations in place on data that is recorded are refused.
 *
 * <p>Tapes nest: each records on its own, and an outer one also records what an inner one computes
 * as a gradient. Child tasks and other threads are not recorded.
 */
public final class GradientTape implements AutoCloseable {

  private final Recording recording = new Recording();
  private final boolean persistent;
  private final Lifetime lifetime;
  private @Nullable Site usedAt;

  private GradientTape(boolean persistent) {
    this.persistent = persistent;
    this.lifetime =
        Lifetime.open(
            this, HandleKind.TAPE, persistent ? "persistent" : "one-shot", recording::free);
    recording.startFor(lifetime);
    OpRecorders.add(recording);
  }

  /** Starts a tape that gives gradients once. */
  public static GradientTape open() {
    return new GradientTape(false);
  }

  /** Starts a tape that gives gradients until it is closed, and records on meanwhile. */
  public static GradientTape persistent() {
    return new GradientTape(true);
  }

  /**
   * Returns the gradient of a scalar with respect to a tensor, of the tensor's shape; 0 where the
   * scalar does not depend on it. The innermost scope owns it, or the caller.
   *
   * @param target a scalar, or of one element, that was computed while this tape was open
   * @throws IllegalArgumentException when it was not, or has not one element
   * @throws IllegalStateException when this tape is closed, or is one-shot and was asked before
   */
  public Tensor gradient(Tensor target, Tensor source) {
    return derived(target, List.of(source)).get(0);
  }

  /**
   * Returns the gradients of a scalar with respect to several tensors, in their order.
   *
   * @see #gradient(Tensor, Tensor)
   */
  public List<Tensor> gradients(Tensor target, List<Tensor> sources) {
    return derived(target, sources);
  }

  private List<Tensor> derived(Tensor target, List<Tensor> sources) {
    List<Step> steps = take();
    requireRecorded(target, sources, steps);
    try {
      return OpRecorders.without(
          recording,
          () -> TensorScope.tidy(() -> new Backward(steps, sources).run(target, sources)));
    } finally {
      if (!persistent) {
        recording.free();
      }
    }
  }

  /** Returns whether this tape is persistent. */
  public boolean isPersistent() {
    return persistent;
  }

  public boolean isClosed() {
    return !lifetime.isOpen();
  }

  /** Stops recording and frees what the tape holds. A second call does nothing. */
  @Override
  public void close() {
    OpRecorders.remove(recording);
    lifetime.endOf(this);
  }

  /** Returns the tape's name, such as {@code tape #4 (one-shot)}. */
  @Override
  public String toString() {
    return lifetime.name() + (isClosed() ? ", closed" : "");
  }

  /** Returns what is recorded, and stops a one-shot tape. */
  private synchronized List<Step> take() {
    if (!lifetime.use()) {
      throw new IllegalStateException(
          lifetime.name() + " is closed: " + lifetime.snapshot().story("closed"));
    }
    if (usedAt != null) {
      throw new IllegalStateException(
          lifetime.name()
              + " gave its gradients at "
              + usedAt
              + ": ask for all of them in one call of gradients, or open the tape by"
              + " GradientTape.persistent()");
    }
    if (!persistent) {
      usedAt = Site.here();
      OpRecorders.remove(recording);
    }
    return recording.steps();
  }

  private void requireRecorded(Tensor target, List<Tensor> sources, List<Step> steps) {
    if (target.shape().size() != 1) {
      throw new IllegalArgumentException(
          "a gradient needs a target of one element, got "
              + target.type()
              + ": take its sum() or mean()");
    }
    boolean known =
        steps.stream().anyMatch(step -> step.result().region().equals(target.region()))
            || sources.stream().anyMatch(source -> source.region().equals(target.region()));
    if (!known) {
      throw new IllegalArgumentException(
          target + " was not computed while " + lifetime.name() + " was recording");
    }
  }
}
