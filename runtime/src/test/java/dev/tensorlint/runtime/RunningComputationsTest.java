// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class RunningComputationsTest {

  @Test
  void aComputationCountsUntilItsBodyIsOver() throws InterruptedException {
    CountDownLatch started = new CountDownLatch(1);
    CountDownLatch gate = new CountDownLatch(1);
    TensorFuture<Integer> future =
        Async.run(
            () -> {
              started.countDown();
              waitFor(gate);
              return 1;
            });
    started.await();
    assertTrue(TensorRuntime.runningComputations() > 0);
    gate.countDown();
    assertEquals(1, future.join());
    while (TensorRuntime.runningComputations() > 0) {
      Thread.onSpinWait();
    }
  }

  private static void waitFor(CountDownLatch gate) {
    try {
      gate.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
