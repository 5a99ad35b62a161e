// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.typestate.state.PathState;

/**
 * Whether something is so for sure: on each path to a place, by states that stand for one path
 * each, and with nothing unknown in it. What one step of a collector cannot show it takes away.
 */
final class Proof {

  private boolean holds = true;

  /** Adds a path. A state that stands for several paths proves nothing of any of them. */
  void onPath(PathState state, boolean isSo) {
    holds &= isSo && !state.isJoined();
  }

  /** Adds what else must be so. */
  void requires(boolean isSo) {
    holds &= isSo;
  }

  /** Returns whether everything added so far is so. */
  boolean holds() {
    return holds;
  }
}
