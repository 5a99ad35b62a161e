// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report;

import dev.tensorlint.rules.finding.Fix;
import java.util.Locale;

/** The promise of a fix in words. */
public final class FixSafety {

  private FixSafety() {}

  /** Returns {@code safe}, {@code unsafe} or {@code display-only}. */
  public static String label(Fix.Safety safety) {
    return safety.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
