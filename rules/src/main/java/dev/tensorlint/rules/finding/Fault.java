// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import org.jspecify.annotations.Nullable;

/**
 * Why a piece of work failed, as it is reported. Input that takes more memory or stack than there
 * is makes no defect of ours; everything else does.
 *
 * @param what what is the matter with the work, as a predicate
 * @param cure what the user can do, in the imperative
 * @param isDefect whether it is one of TensorLint itself
 */
public record Fault(String what, String cure, boolean isDefect) {

  /** Returns the fault of a throwable, or of its cause. */
  public static Fault of(Throwable failure) {
    for (@Nullable Throwable each = failure; each != null; each = each.getCause()) {
      if (each instanceof OutOfMemoryError) {
        return new Fault(
            "needs more memory than there is", "give the JVM more, for instance -Xmx4g", false);
      } else if (each instanceof StackOverflowError) {
        return new Fault("is nested too deeply", "split it", false);
      }
    }
    return new Fault("failed (" + failure + at(failure) + ")", "please report this", true);
  }

  private static String at(Throwable failure) {
    StackTraceElement[] trace = failure.getStackTrace();
    return trace.length == 0 ? "" : " at " + trace[0];
  }

  /**
   * Returns a diagnostic of a part of the code that the failure has cost.
   *
   * @param task what was not done with it, such as {@code is not translated}
   */
  public Diagnostic diagnostic(@Nullable String path, int line, int column, String task) {
    String text = task + ": it " + what;
    return isDefect
        ? new Diagnostic(Severity.ERROR, path, line, column, text + "; " + cure)
        : Diagnostic.gap(path, line, column, text, cure);
  }
}
