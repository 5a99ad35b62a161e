// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.tracking.InFlightException;
import dev.tensorlint.runtime.tracking.InFlightMode;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CyclicBarrier;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/**
 * Many tasks at once. What comes first is left to chance, so each race is run a bounded number of
 * times; what must hold holds in every order.
 */
class TaskStressTest {

  private static final int ROUNDS = 1_000;
  private static final int TASKS = 8;

  private final LeakWatch watch = LeakWatch.start();
  private final int buffers = TensorRuntime.memory().buffers();
  private final InFlightMode before = InFlightMode.current();

  @AfterEach
  void countsReturn() {
    InFlightMode.use(before);
    assertEquals("no leaks", watch.report().toString());
    assertEquals(buffers, TensorRuntime.memory().buffers());
    watch.close();
  }

  @Test
  void tasksWithNestedScopesLoseNothing() {
    List<TensorFuture<Float>> futures = new ArrayList<>();
    for (int task = 0; task < TASKS; task++) {
      Random random = new Random(task);
      futures.add(Async.run(() -> repeat(random)));
    }
    futures.forEach(future -> assertEquals(200f, future.join()));
  }

  private static float repeat(Random random) {
    float passed = 0;
    for (int round = 0; round < 200; round++) {
      passed += nest(random, 1 + random.nextInt(5)).sum().item();
    }
    return passed;
  }

  /** Opens scopes in each other, in each of the ways that there are; the sum of the result is 1. */
  private static Tensor nest(Random random, int depth) {
    if (depth == 0) {
      return Tensor.of(0.25f, 0.75f);
    }
    Supplier<Tensor> inner = () -> nest(random, depth - 1);
    return switch (random.nextInt(5)) {
      case 0 -> TensorScope.tidy(() -> inner.get().add(0));
      case 1 -> inTryWithResources(inner);
      case 2 -> Async.run(inner).join();
      case 3 -> Async.run(inner).thenApply(y -> y.mul(1)).join();
      default -> afterAFailure(inner);
    };
  }

  @SuppressWarnings("try") // the scope works by being open
  private static Tensor inTryWithResources(Supplier<Tensor> inner) {
    Tensor y;
    try (TensorScope scope = TensorScope.open()) {
      y = inner.get().keep();
    }
    return y.unkeep();
  }

  private static Tensor afterAFailure(Supplier<Tensor> inner) {
    assertThrows(
        IllegalStateException.class,
        () ->
            TensorScope.tidy(
                () -> {
                  inner.get().tanh();
                  throw new IllegalStateException("body");
                }));
    return TensorScope.tidy(inner);
  }

  @Test
  void aReleaseRacesWithAStart() {
    for (int round = 0; round < ROUNDS; round++) {
      Tensor x = Tensor.of(1);
      boolean[] refused = new boolean[2];
      race(
          () -> refused[0] = isRefused(x::close),
          () -> {
            try {
              Async.run(() -> x.item(), x).join();
            } catch (TensorDisposedException late) {
              refused[1] = true;
            }
          });
      if (refused[0]) {
        x.close();
      }
      assertTrue(!(refused[0] && refused[1]), "refused to both");
      assertTrue(x.isClosed());
    }
  }

  @Test
  void aDeferredReleaseRacesWithAJoin() {
    InFlightMode.use(InFlightMode.PERMISSIVE);
    try (LogCapture log = new LogCapture()) {
      for (int round = 0; round < ROUNDS; round++) {
        Tensor x = Tensor.of(1);
        TensorFuture<Float> future = Async.run(() -> x.item(), x);
        race(x::close, future::join);
        assertEquals(buffers, TensorRuntime.memory().buffers());
      }
      assertTrue(log.lines().size() <= ROUNDS);
    }
  }

  @Test
  void joinsRaceWithEachOther() {
    for (int round = 0; round < ROUNDS; round++) {
      TensorFuture<Tensor> future = Async.run(() -> Tensor.of(1));
      Tensor[] results = new Tensor[2];
      race(() -> results[0] = future.join(), () -> results[1] = future.join());
      assertTrue(results[0] == results[1]);
      results[0].close();
    }
  }

  @Test
  void cancellationRacesWithTheEnd() {
    for (int round = 0; round < ROUNDS; round++) {
      Tensor x = Tensor.of(1);
      TensorFuture<Tensor> future = Async.run(() -> x.tanh(), x);
      boolean[] cancelled = new boolean[2];
      race(
          () -> cancelled[0] = future.cancel(),
          () -> {
            try {
              future.join().close();
            } catch (CancellationException thrown) {
              cancelled[1] = true;
            }
          });
      assertEquals(cancelled[0], cancelled[1]);
      x.close();
    }
  }

  @Test
  void closesOfAFutureRaceWithItsEnd() {
    for (int round = 0; round < ROUNDS; round++) {
      Tensor x = Tensor.of(1);
      TensorFuture<Tensor> future = Async.run(() -> x.tanh(), x).thenApply(y -> y.add(1));
      race(future::close, future::close);
      x.close();
    }
  }

  private static boolean isRefused(Runnable release) {
    try {
      release.run();
      return false;
    } catch (InFlightException refused) {
      return true;
    }
  }

  /** Runs both at once, and passes a failure on. */
  private static void race(Runnable one, Runnable two) {
    CyclicBarrier start = new CyclicBarrier(2);
    List<TensorFuture<?>> both =
        IntStream.range(0, 2)
            .<TensorFuture<?>>mapToObj(
                side ->
                    Async.run(
                        () -> {
                          await(start);
                          (side == 0 ? one : two).run();
                        }))
            .toList();
    both.forEach(TensorFuture::join);
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (InterruptedException | BrokenBarrierException broken) {
      throw new AssertionError(broken);
    }
  }
}
