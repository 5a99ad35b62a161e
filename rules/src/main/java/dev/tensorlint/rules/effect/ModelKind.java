// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Locale;

/** The kind of a modelled type. */
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
  /** Without data: represents a value in the trace that created it, and needs no release. */
  SYMBOLIC,
  /** Collects what a call is to make: whether there is a duty to release the result. */
  REQUEST,
  /** Valid as long as what it is borrowed from, and needs no release. */
  VIEW,
  CLOSEABLE;

  /** Returns the name of the kind in model files. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
