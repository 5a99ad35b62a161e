// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.typestate.state.PathState;

/**
 * Whether a claim certainly holds: on each path to a place, in states that stand for one path each,
 * and without unresolved code. Each step of a collector may refute it.
 */
final class Proof {

  private boolean holds = true;

  /** Adds a path. A state that stands for several paths proves nothing about any of them. */
  void onPath(PathState state, boolean isSo) {
    holds &= isSo && !state.isJoined();
  }

  /** Adds a further condition. */
  void requires(boolean isSo) {
    holds &= isSo;
  }

  /** Returns whether everything added so far holds. */
  boolean holds() {
    return holds;
  }
}
