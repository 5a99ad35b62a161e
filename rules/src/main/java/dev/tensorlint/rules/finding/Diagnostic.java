// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Something that the user must know of the run itself, not of the code: input that could not be
 * read, a broken model, a rule that failed.
 *
 * @param severity {@code ERROR} when part of the job could not be done
 * @param path file or folder it is about, null when there is none
 * @param line line from 1, or 0 when the whole file is meant
 * @param column column from 1, or 0
 * @param message what happened and what to do, one line
 * @param subject what it is about; an error about the run means that a part of the job is not done
 */
public record Diagnostic(
    Severity severity,
    @Nullable String path,
    int line,
    int column,
    String message,
    Subject subject) {

  /** What a diagnostic can be about. */
  public enum Subject {
    /** The run: its input, its models, the analysis itself. */
    RUN,
    /**
     * What the run has covered: a part of the code was not looked at, or not in full, so that a
     * report without findings is no all-clear.
     */
    COVERAGE,
    /** A suppression in the code: the job is done, whatever is wrong with it. */
    SUPPRESSION
  }

  /** By path, place and message. */
  public static final Comparator<Diagnostic> ORDER =
      Comparator.comparing((Diagnostic d) -> d.path() == null ? "" : d.path())
          .thenComparingInt(Diagnostic::line)
          .thenComparingInt(Diagnostic::column)
          .thenComparing(Diagnostic::message);

  /** A diagnostic about the run. */
  public Diagnostic(
      Severity severity, @Nullable String path, int line, int column, String message) {
    this(severity, path, line, column, message, Subject.RUN);
  }

  /** Returns whether it says that a part of the job could not be done. */
  public boolean isFailure() {
    return severity == Severity.ERROR && subject == Subject.RUN;
  }

  /** Returns whether it says that a part of the code was not looked at, or not in full. */
  public boolean isGap() {
    return subject == Subject.COVERAGE;
  }

  /**
   * A part of the code that was not looked at, or not in full.
   *
   * @param path file or folder it is about, null when there is none
   * @param what what was not looked at, and why
   * @param cure what the user can do, in the imperative
   */
  public static Diagnostic gap(
      @Nullable String path, int line, int column, String what, String cure) {
    String message = what + "; " + cure;
    return new Diagnostic(Severity.WARNING, path, line, column, message, Subject.COVERAGE);
  }

  public static Diagnostic error(@Nullable String path, String message) {
    return new Diagnostic(Severity.ERROR, path, 0, 0, message);
  }

  public static Diagnostic warning(@Nullable String path, String message) {
    return new Diagnostic(Severity.WARNING, path, 0, 0, message);
  }

  /** Returns {@code path:line:column: message} with what is known of it. */
  public String oneLine() {
    String at = line == 0 ? "" : ":" + line + (column == 0 ? "" : ":" + column);
    return path == null ? message : path + at + ": " + message;
  }
}
