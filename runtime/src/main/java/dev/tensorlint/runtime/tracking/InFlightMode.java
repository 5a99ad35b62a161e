// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.Locale;

/**
 * What happens when a handle is released while an asynchronous computation has it in use. Starts as
 * the system property {@code tensorlint.inflight} says, {@code strict} or {@code permissive}, and
 * as {@code strict} without it.
 */
public enum InFlightMode {
  /** The release throws {@link InFlightException}. */
  STRICT,

  /**
   * The handle counts as released at once and is refused to everybody but the computation; what it
   * holds is freed when the computation has been joined. The release is reported at {@code
   * WARNING}.
   */
  PERMISSIVE;

  private static volatile InFlightMode current =
      parse(System.getProperty("tensorlint.inflight", "strict"));

  public static InFlightMode current() {
    return current;
  }

  /** Sets the mode for all releases from now on. */
  public static void use(InFlightMode mode) {
    current = mode;
  }

  /** An unknown word means {@code strict}: a typing error should be loud. */
  static InFlightMode parse(String text) {
    return text.strip().toLowerCase(Locale.ROOT).equals("permissive") ? PERMISSIVE : STRICT;
  }
}
