// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Locale;

/** What a modelled type is. */
public enum ModelKind {
  TENSOR,
  RESULT,
  MODEL,
  SESSION,
  SCOPE,
  TAPE,
  GRAPH,
  OPTIONS,
  PREDICTOR,
  EVENT,
  /** Has no data: it stands for a value in the trace that made it, and need not be released. */
  SYMBOLIC,
  CLOSEABLE;

  /** Returns the word of the model files. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
