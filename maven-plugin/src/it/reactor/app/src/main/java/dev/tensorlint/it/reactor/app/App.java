// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.app;

import dev.tensorlint.it.reactor.batches.Batches;
import dev.tensorlint.it.reactor.chains.Chain;
import dev.tensorlint.it.reactor.serve.Server;
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** Owns a server that nobody can close. */
public final class App {
  private final Server server = new Server(); // want OwnerNotCloseable

  public float run() {
    return server.serve();
  }

  static void discarded() {
    Chain.make(); // want DiscardedTensor
  }

  static float usedAfterRelease() {
    List<Tensor> batch = Batches.make(2);
    Batches.release(batch);
    return batch.get(0).item(); // want UseAfterDispose
  }
}
