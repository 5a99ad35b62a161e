// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

/** What an analysis keeps with a {@link Procedure} for the next one. */
public interface RetainedResult {

  /** Notes that the procedure has another body, or is analysed anew. */
  void outdate();
}
