// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.Locale;

/** What a handle stands for. */
public enum HandleKind {
  TENSOR,
  MODEL,
  SCOPE,
  TAPE,
  OPTIMIZER,

  /** A computation whose end was not observed. */
  FUTURE,

  /** A traced function, with its graphs. */
  FUNCTION,
  SESSION;

  /** Returns the kind's name in running text, such as {@code tensor}. */
  public String noun() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** Returns a number of handles in running text, such as {@code 2 tensors}. */
  public String counted(int count) {
    return count + " " + noun() + (count == 1 ? "" : "s");
  }

  /** Returns the word for the end of such a handle's life, as a user brings it about. */
  public String ending() {
    return this == FUTURE ? "joined" : "closed";
  }
}
