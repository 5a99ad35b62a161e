// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.stores;

import dev.tensorlint.it.reactor.batches.Batches;
import dev.tensorlint.it.reactor.chains.Chain;
import dev.tensorlint.it.reactor.checks.Checks;
import dev.tensorlint.runtime.Tensor;
import java.io.IOException;
import java.util.List;

/** Uses batches, chains and checks. */
public final class Store {
  private Store() {}

  static float usedAfterRelease() {
    Tensor t = Tensor.of(1f);
    List<Tensor> batch = List.of(t);
    Batches.release(batch);
    return t.item(); // want UseAfterDispose
  }

  static int batchNeverReleased() {
    List<Tensor> batch = Batches.make(2); // want UnscopedTensor
    return batch.size();
  }

  static float chainEnded() {
    Tensor t = Tensor.of(1f);
    Chain.end(t);
    return t.item(); // want UseAfterDispose
  }

  static float chainMade() {
    Tensor t = Chain.make(); // want UnscopedTensor
    return t.item();
  }

  static void leaksWhereItThrows() throws IOException {
    Tensor t = Tensor.of(1f); // want LeakOnException
    Checks.positive(t);
    t.close();
  }
}
