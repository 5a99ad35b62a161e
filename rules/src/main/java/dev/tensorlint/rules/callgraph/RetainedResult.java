// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

/** The result that an analysis retains with a {@link Procedure} for the next analysis. */
public interface RetainedResult {

  /** Marks the result as outdated: the procedure has a new body, or is analysed again. */
  void outdate();
}
