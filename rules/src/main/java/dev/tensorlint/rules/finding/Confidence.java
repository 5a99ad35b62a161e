// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import java.util.Locale;

/** How sure the analysis is. */
public enum Confidence {
  /** The bug is there on every path through the finding's points. */
  DEFINITE,
  /** The bug is there on some path, or something on the path could not be resolved. */
  POTENTIAL;

  public Confidence and(Confidence other) {
    return this == DEFINITE ? other : this;
  }

  /** Returns the name as reports show it. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
