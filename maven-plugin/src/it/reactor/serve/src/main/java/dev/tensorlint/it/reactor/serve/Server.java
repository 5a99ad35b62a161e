// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.serve;

import dev.tensorlint.it.reactor.holders.Holder;
import dev.tensorlint.it.reactor.holders.Wrapper;
import dev.tensorlint.it.reactor.loops.Loops;
import dev.tensorlint.runtime.Tensor;

/** Owns a holder. */
public final class Server implements AutoCloseable {
  private final Holder holder = new Holder();

  public float serve() {
    return holder.first();
  }

  @Override
  public void close() {
    holder.close();
  }

  static float wrappedAndClosed() {
    Tensor t = Tensor.of(1f);
    try (Wrapper w = new Wrapper(t)) {
      System.out.println(w.first());
    }
    return t.item(); // want UseAfterDispose
  }

  static float wrappedAndForgotten() {
    Tensor t = Tensor.of(1f); // want UnscopedTensor
    Wrapper w = new Wrapper(t);
    return w.first();
  }

  static float overwritten() {
    Tensor t = Loops.last(1);
    t = Loops.last(2); // want OverwrittenTensor
    float first = t.item();
    t.close();
    return first;
  }

  static float lastNeverClosed() {
    Tensor t = Loops.last(3); // want UnscopedTensor
    return t.item();
  }
}
