// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Condition;
import java.util.List;

/**
 * A forward data-flow problem whose facts are sets of states: what can be true on different ways to
 * a node is kept apart, up to a bound.
 *
 * <p>Laws: {@link #join} is commutative, associative and idempotent, and the states that it can
 * produce for one graph are finitely many; the transfer functions are pure.
 *
 * @param <S> a state: immutable, with {@code equals} and {@code hashCode}
 */
public interface Problem<S> {

  /** The state at the entry. */
  S entry();

  /** Returns the states behind a node when it ends normally. */
  List<S> transfer(int node, S before);

  /** Returns the state behind a node when it throws. */
  S transferExceptional(int node, S before);

  /** Returns what is left of a state under a condition; empty when they contradict each other. */
  List<S> assume(Condition condition, S state);

  /** Returns the least state that covers both. */
  S join(S one, S other);

  /**
   * Returns what must not get mixed up as long as there is room: past the bound, states of one kind
   * are joined first. What covers two states of a kind is of that kind.
   */
  default Object kind(S state) {
    return state;
  }
}
