// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.basics;

import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** Closes what it is given. */
public final class Closer {
  private Closer() {}

  public static void quietly(AutoCloseable given) {
    try {
      given.close();
    } catch (Exception e) {
      System.err.println(e);
    }
  }

  public static void all(List<Tensor> given) {
    for (Tensor each : given) {
      each.close();
    }
  }
}
