// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

/**
 * What a run of the program shows when a finding is right. {@code tensorlint validate} and the
 * cases in {@code testdata} look for it; how is in {@code Evidence} of {@code checker/validation}.
 */
public enum EvidenceKind {
  LEAK("a resource that is never closed, with the line that created it", Visible.AT_THE_END),
  LEAKED_TENSOR("a tensor that is never closed, with the line that created it", Visible.AT_THE_END),
  LEAKED_NON_TENSOR(
      "a model, session or scope that is never closed, with the line that created it",
      Visible.AT_THE_END),
  LEAKED_ELEMENT(
      "a tensor that is never closed, created before the line that drops its container",
      Visible.AT_THE_END),
  LEAKED_OLD_VALUE("a value of the assigned variable that is never closed", Visible.AT_THE_END),
  LEAKED_FIELD("a value of the field that is never closed", Visible.AT_THE_END),

  EXCEPTION("an exception through the line", Visible.WHEN_IT_HAPPENS),
  EXCEPTION_OF_CLOSE(
      "an exception through the line, or at the end of the `try` that it opens",
      Visible.WHEN_IT_HAPPENS),
  CLOSED_BY_SCOPE(
      "an exception that names the scope or the block that closed the tensor",
      Visible.WHEN_IT_HAPPENS),
  CLOSED_BY_LINE(
      "an exception that names the line that closed the tensor", Visible.WHEN_IT_HAPPENS),
  RACE(
      "an exception of the release, or of the computation that reads released data",
      Visible.WHEN_IT_HAPPENS),
  WRONG_THREAD("an exception about a use on another thread", Visible.WHEN_IT_HAPPENS),
  OUTSIDE_TRACE("an exception about a symbolic tensor outside its trace", Visible.WHEN_IT_HAPPENS),
  IMPLICIT_DRAW("the count of draws of the implicit generator", Visible.WHEN_IT_HAPPENS),

  GARBAGE_COLLECTION(
      "the JVM's record of the line that asked for a collection", Visible.IN_CASES_ONLY),
  CLEARED_REFERENCE(
      "a reference that is cleared within three garbage collections", Visible.IN_CASES_ONLY),
  REPEATED_BUILD(
      "several resources built by one line, or a number of traces that the case checks",
      Visible.IN_CASES_ONLY),
  DIFFERENT_ANSWERS("two answers that differ, which the case compares", Visible.IN_CASES_ONLY),
  FREED_STATE("an exception where the state is read, or at the next step", Visible.IN_CASES_ONLY);

  private enum Visible {
    WHEN_IT_HAPPENS,
    AT_THE_END,
    /** The log of a program does not contain it; a case of {@code testdata} checks it itself. */
    IN_CASES_ONLY
  }

  private final String description;
  private final Visible visible;

  EvidenceKind(String description, Visible visible) {
    this.description = description;
    this.visible = visible;
  }

  /** Returns what a run shows, as a noun phrase in Markdown; lower case, no full stop. */
  public String description() {
    return description;
  }

  /** Returns whether the log of any program can contain it. */
  public boolean isSeenInRuns() {
    return visible != Visible.IN_CASES_ONLY;
  }

  /** Returns whether a run that was cut short does not contain it yet. */
  public boolean isSeenAtTheEndOnly() {
    return visible == Visible.AT_THE_END;
  }
}
