// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import dev.tensorlint.rules.cfg.Condition;
import dev.tensorlint.rules.cfg.Edge;
import java.util.List;

/**
 * A forward data-flow problem over sets of states: the states of different paths to a node are kept
 * apart, up to a bound.
 *
 * <p>Laws: {@link #join} is commutative, associative and idempotent, and the states that it can
 * produce for one graph are finitely many; the transfer functions are pure. So is {@link #merge} for
 * states of one {@link #identity}.
 *
 * @param <S> a state: immutable, with {@code equals} and {@code hashCode}
 */
public interface Problem<S> {

  /** The state at the entry. */
  S entry();

  /** Returns the states after a node that completes normally. */
  List<S> transfer(int node, S before);

  /** Returns the state after a node that throws. */
  S transferExceptional(int node, S before);

  /**
   * Returns the states in which an exception of a node takes an edge; empty if it cannot be thrown
   * in the state before.
   *
   * @param before the state before the node
   * @param thrown the state after the node, which {@link #transferExceptional} returned
   */
  default List<S> take(int node, Edge edge, S before, S thrown) {
    return List.of(thrown);
  }

  /** Returns a state refined by a condition; empty if they contradict each other. */
  List<S> assume(Condition condition, S state);

  /**
   * Returns a state that reaches a node without the parts that no instruction from there on can ask
   * for.
   */
  default S relevant(int node, S state) {
    return state;
  }

  /**
   * Returns what keeps a state apart from others, with {@code equals} and {@code hashCode}: all that
   * an instruction can ask for. States of one identity are merged as soon as they meet.
   */
  default Object identity(S state) {
    return state;
  }

  /** Returns the state for both of two states of one identity. Nothing that holds is lost in it. */
  default S merge(S one, S other) {
    return one;
  }

  /** Returns the least state that covers both. */
  S join(S one, S other);

  /**
   * Returns the kind of a state. Past the bound, states of the same kind are joined first. The join
   * of two states of a kind is of that kind.
   */
  default Object kind(S state) {
    return state;
  }
}
