// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

/** What all runs of a program together show of a finding. */
enum Verdict {
  SHOWN,

  /** A line, or an exception, that the finding names occurs in no run. */
  IMPOSSIBLE,

  /** The runs do all that the finding names, and none shows the bug. */
  FALSE,

  /** No run can show what the rule is about. */
  UNOBSERVABLE
}
