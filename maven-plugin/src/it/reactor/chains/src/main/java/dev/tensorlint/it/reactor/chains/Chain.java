// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.chains;

import dev.tensorlint.it.reactor.basics.Closer;
import dev.tensorlint.it.reactor.basics.Tensors;
import dev.tensorlint.it.reactor.holders.Holder;
import dev.tensorlint.runtime.Tensor;

/** Hands on to the modules before. */
public final class Chain {
  private Chain() {}

  public static void end(Tensor t) {
    Closer.quietly(t);
  }

  public static Tensor make() {
    return Tensors.ones();
  }

  public static Holder hold() {
    return new Holder();
  }

  static float consumed() {
    Tensor t = Tensor.of(1f);
    try (Tensor n = Tensors.negated(t)) {
      return n.item() + t.item(); // want UseAfterDispose
    }
  }

  static float negatedNeverClosed() {
    Tensor n = Tensors.negated(Tensor.of(1f)); // want UnscopedTensor
    return n.item();
  }
}
