// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TensorFutureTest {

  private LeakWatch watch = LeakWatch.start();
  private final CountDownLatch gate = new CountDownLatch(1);

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  @Test
  void theJoinerGetsTheValue() {
    try (Tensor x = Tensor.of(1, 2);
        Tensor y = Async.run(() -> x.add(1).mul(2), x).join()) {
      assertArrayEquals(new float[] {4, 6}, y.toFloatArray());
    }
  }

  @Test
  void theResultGoesToTheInnermostScopeOfTheJoiner() {
    TensorFuture<Tensor> future = Async.run(() -> Tensor.of(1));
    Tensor y = TensorScope.tidy(() -> List.of(future.join())).get(0);
    assertFalse(y.isClosed());
    TensorScope.tidy(() -> assertSame(y, future.join(), "who joins again gets nothing to own"));
    assertFalse(y.isClosed());
    y.close();
  }

  @Test
  void aScopeOfTheJoinerReleasesIt() {
    Tensor[] y = new Tensor[1];
    TensorScope.tidy(
        () -> {
          y[0] = Async.run(() -> Tensor.of(1)).join();
        });
    assertTrue(y[0].isClosed());
  }

  @Test
  void aBodyRunsInAChildTaskWithItsOwnScopeAndTheStartersDevice() {
    Task here = Task.current();
    Device[] device = new Device[2];
    TensorScope.tidy(
        () ->
            Devices.withDevice(
                Devices.java(),
                () -> {
                  device[0] = Devices.current();
                  TensorScope outer = TensorScope.innermost();
                  Async.run(
                          () -> {
                            assertNotSame(here, Task.current());
                            assertNotSame(outer, TensorScope.innermost());
                            Tensor.of(1);
                            device[1] = Devices.current();
                          })
                      .join();
                }));
    assertSame(device[0], device[1]);
  }

  @Test
  void theDeviceStaysWithTheTaskWhenTheStartersBodyIsOver() {
    AtomicReference<@Nullable TensorFuture<Device>> future = new AtomicReference<>();
    Device other = new FailingDevice(Devices.java());
    Devices.withDevice(other, () -> future.set(Async.run(() -> awaitGate(Devices::current))));
    gate.countDown();
    TensorFuture<Device> started = future.get();
    assertTrue(started != null && started.join() == other);
  }

  private <T> T awaitGate(Supplier<T> value) {
    try {
      gate.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    return value.get();
  }

  @Test
  void aFailureNamesItsStartAndItsCause() throws InterruptedException {
    IllegalArgumentException cause = new IllegalArgumentException("body");
    TensorFuture<Tensor> future =
        Async.run(
            () -> {
              Tensor.of(1);
              throw cause;
            });
    ComputationFailedException thrown =
        assertThrows(ComputationFailedException.class, future::join);
    assertSame(cause, thrown.getCause());
    assertEquals(future.startedAt(), thrown.startedAt());
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: future #\\d+ \\(computation\\), started at TensorFutureTest.java:\\d+, failed:"
                    + " java.lang.IllegalArgumentException: body"),
        thrown.toString());
    ExecutionException again = assertThrows(ExecutionException.class, future::get);
    assertSame(cause, again.getCause());
  }

  @Test
  @SuppressWarnings("FutureReturnValueIgnored") // it is lost by the mistake that is shown
  void aBodyThatReturnsAFutureFails() {
    AtomicReference<@Nullable TensorFuture<Integer>> inner = new AtomicReference<>();
    TensorFuture<TensorFuture<Integer>> outer =
        Async.run(
            () -> {
              TensorFuture<Integer> lost = Async.run(() -> 1);
              inner.set(lost);
              return lost;
            });
    ComputationFailedException thrown = assertThrows(ComputationFailedException.class, outer::join);
    assertTrue(thrown.getCause() instanceof IllegalStateException);
    assertTrue(thrown.toString().contains("join it inside the body"), thrown.toString());
    assertEquals(1, watch.report().futures(), "the inner one is lost by that");
    // It may still run: until it has ended, its scope is open.
    assertEquals(1, Objects.requireNonNull(inner.get()).join());
  }

  @Test
  void aCancelledBodyEndsWhereItAsks() {
    CountDownLatch running = new CountDownLatch(1);
    TensorFuture<Tensor> future =
        Async.run(
            () -> {
              Tensor.of(1);
              running.countDown();
              return awaitGate(
                  () -> {
                    Task.checkCancelled();
                    throw new AssertionError("goes on");
                  });
            });
    await(running);
    assertFalse(future.isDone());
    assertTrue(future.cancel());
    assertFalse(future.isDone(), "the body still runs");
    gate.countDown();
    CancellationException thrown = assertThrows(CancellationException.class, future::join);
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: future #\\d+ \\(computation\\), started at TensorFutureTest.java:\\d+, was"
                    + " cancelled"),
        thrown.toString());
    assertTrue(future.isCancelled());
    assertTrue(future.isDone());
    assertThrows(CancellationException.class, future::get);
  }

  @Test
  void theValueOfACancelledBodyThatDoesNotAskIsReleased() {
    CountDownLatch running = new CountDownLatch(1);
    Tensor[] made = new Tensor[1];
    TensorFuture<Tensor> future =
        Async.run(
            () -> {
              made[0] = Tensor.of(1);
              running.countDown();
              return awaitGate(() -> made[0]);
            });
    await(running);
    assertTrue(future.cancel(true));
    gate.countDown();
    assertThrows(CancellationException.class, future::join);
    assertTrue(made[0].isClosed());
  }

  @Test
  void whatHasEndedCannotBeCancelled() {
    TensorFuture<Integer> future = Async.run(() -> 1);
    assertEquals(1, future.join());
    assertFalse(future.cancel());
    assertFalse(future.isCancelled());
  }

  @Test
  void closingReleasesAResultThatNobodyJoined() {
    Tensor[] made = new Tensor[1];
    CountDownLatch made1 = new CountDownLatch(1);
    try (TensorFuture<Tensor> future =
        Async.run(
            () -> {
              made[0] = Tensor.of(1);
              made1.countDown();
              return made[0];
            })) {
      await(made1);
      assertFalse(future.isCancelled());
    }
    assertTrue(made[0].isClosed());
  }

  @Test
  void aFutureThatWasClosedHasNoValue() {
    TensorFuture<Tensor> future = Async.run(() -> Tensor.of(1));
    while (!future.isDone()) {
      Thread.onSpinWait();
    }
    future.close();
    future.close();
    CancellationException thrown = assertThrows(CancellationException.class, future::join);
    assertTrue(thrown.toString().endsWith("was closed before it was joined"), thrown.toString());
  }

  @Test
  void closingBehindAJoinDoesNothing() {
    Tensor y;
    try (TensorFuture<Tensor> future = Async.run(() -> Tensor.of(1))) {
      y = future.join();
    }
    assertFalse(y.isClosed());
    y.close();
  }

  @Test
  void waitingCanBeLimited() throws Exception {
    TensorFuture<Integer> future = Async.run(() -> awaitGate(() -> 1));
    assertThrows(TimeoutException.class, () -> future.get(1, TimeUnit.NANOSECONDS));
    gate.countDown();
    assertEquals(1, future.get(1, TimeUnit.HOURS));
    assertEquals(1, future.get());
  }

  @Test
  void aBodyCannotJoinItself() {
    AtomicReference<@Nullable TensorFuture<Integer>> self = new AtomicReference<>();
    TensorFuture<Integer> future =
        Async.run(
            () ->
                awaitGate(
                    () -> {
                      TensorFuture<Integer> me = self.get();
                      return me == null ? 0 : me.join();
                    }));
    self.set(future);
    gate.countDown();
    ComputationFailedException thrown =
        assertThrows(ComputationFailedException.class, future::join);
    assertTrue(thrown.toString().contains("joined by its own body"), thrown.toString());
  }

  @Test
  void aContinuationTakesItsPlace() {
    TensorFuture<Tensor> first = Async.run(() -> awaitGate(() -> Tensor.of(1, 2)));
    TensorFuture<Float> next = first.thenApply(y -> y.sum().item());
    IllegalStateException thrown = assertThrows(IllegalStateException.class, first::join);
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: future #\\d+ \\(computation\\) was continued at TensorFutureTest.java:\\d+:"
                    + " join the future that was returned there"),
        thrown.toString());
    assertThrows(IllegalStateException.class, () -> first.thenApply(y -> y));
    first.close();
    gate.countDown();
    assertEquals(3, next.join());
  }

  @Test
  void aContinuationMayPassTheTensorOn() {
    Tensor[] seen = new Tensor[1];
    try (Tensor y =
        Async.run(() -> Tensor.of(1))
            .thenApply(
                tensor -> {
                  seen[0] = tensor;
                  return tensor;
                })
            .join()) {
      assertSame(seen[0], y);
      assertFalse(y.isClosed());
    }
    assertNull(Async.run(() -> Tensor.of(1)).thenAccept(tensor -> seen[0] = tensor).join());
    assertTrue(seen[0].isClosed());
  }

  @Test
  void aContinuationFailsWithTheFirstFailure() {
    IllegalArgumentException cause = new IllegalArgumentException("body");
    TensorFuture<Integer> future =
        Async.<Integer>run(
                () -> {
                  throw cause;
                })
            .thenApply(
                value -> {
                  throw new AssertionError("not reached");
                });
    ComputationFailedException thrown =
        assertThrows(ComputationFailedException.class, future::join);
    assertSame(cause, thrown.getCause());
  }

  @Test
  void cancellingAContinuationCancelsBothAndLosesNothing() {
    Tensor[] made = new Tensor[1];
    TensorFuture<Float> future =
        Async.run(() -> awaitGate(() -> made[0] = Tensor.of(1)))
            .thenApply(
                y -> {
                  throw new AssertionError("not reached");
                });
    assertTrue(future.cancel());
    gate.countDown();
    assertThrows(CancellationException.class, future::join);
    assertTrue(made[0] == null || made[0].isClosed());
  }

  @Test
  void aLostFutureIsReportedAndItsResultReleased() {
    try (LogCapture log = new LogCapture()) {
      Tensor[] made = new Tensor[1];
      CountDownLatch ended = new CountDownLatch(1);
      lose(made, ended);
      await(ended);
      assertTrue(
          GarbageCollection.until(
              () -> made[0].isClosed() && log.lines().stream().anyMatch(this::saysNeverJoined)),
          () -> String.join("\n", log.lines()));
      assertEquals(1, watch.report().futures());
      assertEquals(0, watch.report().tensors());
    }
    watch.close();
    watch = LeakWatch.start();
  }

  private static void lose(Tensor[] made, CountDownLatch ended) {
    var unused =
        Async.run(
            () -> {
              made[0] = Tensor.of(1);
              ended.countDown();
              return made[0];
            });
  }

  private boolean saysNeverJoined(String line) {
    return line.matches(
        "WARNING: future #\\d+ \\(computation\\) was never joined: created at"
            + " TensorFutureTest.java:\\d+; .*");
  }

  @Test
  void aFailureThatNobodyJoinsIsLogged() {
    try (LogCapture log = new LogCapture()) {
      TensorFuture<Integer> future =
          Async.run(
              () -> {
                throw new IllegalArgumentException("body");
              });
      while (!future.isDone()) {
        Thread.onSpinWait();
      }
      future.close();
      assertTrue(
          log.lines().get(0).matches("WARNING: future #.* started at .*, failed unnoticed"),
          log.lines()::toString);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
  }
}
