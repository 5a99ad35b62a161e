// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

/** An analysis that has asked what a {@link Symbol} does. */
public interface Asker {

  /** Returns the place of what it is about in the order of the analysis. */
  int component();
}
