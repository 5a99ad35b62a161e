// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.holders;

import dev.tensorlint.it.reactor.basics.Closer;
import dev.tensorlint.it.reactor.basics.Tensors;
import dev.tensorlint.runtime.Tensor;

/** Owns a tensor of its own. */
public class Holder implements AutoCloseable {
  private final Tensor held = Tensors.ones();

  public Tensor get() {
    return held;
  }

  public float first() {
    return held.item();
  }

  @Override
  public void close() {
    held.close();
  }

  static float closedByHelper() {
    Tensor t = Tensor.of(1f);
    Closer.quietly(t);
    return t.item(); // want UseAfterDispose
  }

  static float neverClosed() {
    Tensor t = Tensors.ones(); // want UnscopedTensor
    return t.item();
  }
}
