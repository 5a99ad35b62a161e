// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.basics;

import dev.tensorlint.runtime.Tensor;

/** Makes, reads and turns tensors into others. */
public final class Tensors {
  private Tensors() {}

  public static Tensor ones() {
    return Tensor.of(1f, 1f);
  }

  public static Tensor same(Tensor given) {
    return given;
  }

  public static float sum(Tensor given) {
    return given.item();
  }

  /** Consumes what it is given. */
  public static Tensor negated(Tensor given) {
    try (given) {
      return given.tanh();
    }
  }
}
