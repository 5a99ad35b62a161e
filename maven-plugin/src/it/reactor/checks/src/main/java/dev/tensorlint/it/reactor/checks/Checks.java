// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.checks;

import dev.tensorlint.it.reactor.basics.Tensors;
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;

/** Looks at tensors. */
public final class Checks {
  private Checks() {}

  public static void positive(Tensor t) throws IOException {
    if (t.item() < 0) {
      throw new IOException("negative");
    }
  }

  static float aliasClosed() {
    Tensor t = Tensor.of(1f);
    Tensor s = Tensors.same(t);
    s.close();
    return t.item(); // want UseAfterDispose
  }
}
