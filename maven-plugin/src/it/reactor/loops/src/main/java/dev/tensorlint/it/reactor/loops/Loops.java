// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.loops;

import dev.tensorlint.it.reactor.basics.Tensors;
import dev.tensorlint.it.reactor.chains.Chain;
import dev.tensorlint.it.reactor.holders.Holder;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Repeats. */
public final class Loops {
  private Loops() {}

  public static Tensor last(int rounds) {
    Tensor last = Tensor.of(0f);
    for (int i = 0; i < rounds; i++) {
      last.close();
      last = Tensors.ones();
    }
    return last;
  }

  static float oneForEach(int rounds) {
    float all = 0;
    for (int i = 0; i < rounds; i++) {
      Tensor t = Chain.make(); // want UnscopedTensor
      all += t.item();
    }
    return all;
  }

  static float closedByBlock() {
    Tensor t = Tensor.of(1f);
    try (Tensor s = Tensors.same(t)) {
      System.out.println(s.item());
    }
    return t.item(); // want UseAfterDispose
  }

  static Tensor outOfItsScope() {
    try (TensorScope scope = TensorScope.open()) {
      return Chain.make(); // want EscapesScope
    }
  }

  static float heldNeverClosed() {
    Holder h = Chain.hold(); // want UnclosedResource
    return h.first();
  }
}
