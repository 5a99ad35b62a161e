// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

/** An analysis that has read the summary of a {@link Symbol}. */
public interface SummaryReader {

  /** Returns the position of the analysed component in the order of the analysis. */
  int component();
}
