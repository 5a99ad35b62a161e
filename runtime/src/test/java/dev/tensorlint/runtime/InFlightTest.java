// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.ModelClosedException;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.InFlightException;
import dev.tensorlint.runtime.tracking.InFlightMode;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class InFlightTest {

  private final LeakWatch watch = LeakWatch.start();
  private final CountDownLatch gate = new CountDownLatch(1);
  private final InFlightMode before = InFlightMode.current();

  @AfterEach
  void nothingLeaks() {
    InFlightMode.use(before);
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  @Test
  void strictIsTheDefault() {
    assertEquals(InFlightMode.STRICT, before);
  }

  @Test
  void anEarlyReleaseIsRefusedAlsoWhereTheBodyIsOver() throws InterruptedException {
    Tensor x = Tensor.of(1, 2);
    TensorFuture<Float> future =
        Async.run(
            () -> {
              float sum = x.sum().item();
              gate.countDown();
              return sum;
            },
            x);
    gate.await();
    InFlightException thrown =
        assertThrows(
            InFlightException.class,
            () -> {
              x.close();
            });
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: tensor #\\d+ \\(float32 \\[2\\]\\) is released at InFlightTest.java:\\d+ while"
                    + " future #\\d+ \\(computation\\), started at InFlightTest.java:\\d+, has it"
                    + " in use: join the future before the release"),
        thrown.toString());
    assertEquals(x.id(), thrown.handle().id());
    assertEquals(future.startedAt(), thrown.startedAt());
    assertEquals("InFlightTest.java", thrown.releasedAt().file());
    assertFalse(x.isClosed());
    assertEquals(3, future.join());
    x.close();
  }

  @Test
  void aFutureThatSaysThatItIsDoneHasNothingInFlight() {
    Tensor x = Tensor.of(1, 2);
    TensorFuture<Float> future = Async.run(() -> x.sum().item(), x);
    while (!future.isDone()) {
      Thread.onSpinWait();
    }
    x.close();
    assertEquals(3, future.join());
  }

  @Test
  void aFailedOrCancelledFutureEndsTheFlightWhenItIsJoined() {
    Tensor x = Tensor.of(1);
    TensorFuture<Tensor> failing = Async.run(() -> x.matmul(x), x);
    assertThrows(InFlightException.class, x::close);
    assertThrows(ComputationFailedException.class, failing::join);
    TensorFuture<Tensor> cancelled = Async.run(() -> awaitGate(x::tanh), x);
    cancelled.cancel();
    assertThrows(InFlightException.class, x::close);
    gate.countDown();
    cancelled.close();
    x.close();
  }

  @Test
  void aModelInFlightCannotBeClosed() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Tensor x = Tensor.ones(1, 2);
    TensorFuture<Tensor> future = model.predictAsync(x);
    assertThrows(InFlightException.class, model::close);
    assertThrows(InFlightException.class, x::close);
    assertFalse(model.isClosed());
    future.join().close();
    model.close();
    x.close();
    assertThrows(ModelClosedException.class, () -> model.predictAsync(x));
  }

  @Test
  void aScopeReleasesAllAndThrowsForWhatIsInFlight() {
    Tensor[] tensors = new Tensor[3];
    TensorFuture<?>[] future = new TensorFuture<?>[1];
    int buffers = TensorRuntime.memory().buffers();
    InFlightException thrown =
        assertThrows(
            InFlightException.class,
            () ->
                TensorScope.tidy(
                    () -> {
                      tensors[0] = Tensor.of(1);
                      tensors[1] = Tensor.of(2);
                      tensors[2] = Tensor.of(3);
                      future[0] = Async.run(() -> awaitGate(() -> tensors[1].item()), tensors[1]);
                    }));
    assertTrue(
        thrown.toString().contains("by the scope opened at InFlightTest.java:"), thrown.toString());
    for (Tensor tensor : tensors) {
      assertTrue(tensor.isClosed());
    }
    assertEquals(buffers + 1, TensorRuntime.memory().buffers());
    assertThrows(TensorDisposedException.class, tensors[1]::item);
    gate.countDown();
    assertEquals(2f, future[0].join());
    assertEquals(buffers, TensorRuntime.memory().buffers());
  }

  @Test
  void permissiveModeDefersTheFreeAndReportsIt() {
    InFlightMode.use(InFlightMode.PERMISSIVE);
    int buffers = TensorRuntime.memory().buffers();
    Model model = Sequential.withInputs(2, new Dense(1));
    Tensor x = Tensor.ones(1, 2);
    try (LogCapture log = new LogCapture()) {
      TensorFuture<float[]> future =
          Async.run(() -> awaitGate(() -> "go"), x)
              .thenApply(go -> model.predict(x).toFloatArray());
      x.close();
      assertTrue(
          log.lines()
              .get(0)
              .matches(
                  "WARNING: tensor #.* is released at InFlightTest.java:\\d+ while future #.*, has"
                      + " it in use: .*; its memory is freed after that"),
          log.lines()::toString);
      assertTrue(x.isClosed());
      assertThrows(TensorDisposedException.class, x::toFloatArray);
      assertThrows(TensorDisposedException.class, () -> Async.run(() -> {}, x));
      gate.countDown();
      assertArrayEquals(expected(model), future.join());
      assertEquals(1, log.lines().size());
    }
    model.close();
    assertEquals(buffers, TensorRuntime.memory().buffers());
  }

  private static float[] expected(Model model) {
    try (Tensor x = Tensor.ones(1, 2);
        Tensor y = model.predict(x)) {
      return y.toFloatArray();
    }
  }

  @Test
  void aModelClosedInPermissiveModeServesItsFutures() {
    InFlightMode.use(InFlightMode.PERMISSIVE);
    try (LogCapture log = new LogCapture();
        Tensor x = Tensor.ones(1, 2)) {
      Model model = Sequential.withInputs(2, new Dense(1));
      TensorFuture<Tensor> future = model.predictAsync(x);
      model.close();
      assertThrows(ModelClosedException.class, () -> model.predict(x));
      future.join().close();
      assertEquals(1, log.lines().size());
    }
  }

  @Test
  void aComputationMayReleaseWhatItUses() {
    Tensor x = Tensor.of(1, 2);
    TensorFuture<Float> future =
        Async.run(
            () -> {
              float sum = x.sum().item();
              x.close();
              assertThrows(TensorDisposedException.class, x::toFloatArray);
              return sum;
            },
            x);
    assertEquals(3, future.join());
    assertTrue(x.isClosed());
  }

  @Test
  void everyFutureHasToBeJoined() {
    Tensor x = Tensor.of(1, 2);
    TensorFuture<Float> one = Async.run(() -> x.sum().item(), x, x);
    TensorFuture<Float> two = Async.run(() -> x.mean().item(), x);
    one.join();
    assertThrows(InFlightException.class, x::close);
    two.join();
    x.close();
  }

  @Test
  void aContinuationHasTheHandlesOfTheFirstInFlight() {
    Tensor x = Tensor.of(1, 2);
    TensorFuture<Float> future = Async.run(() -> x.sum(), x).thenApply(Tensor::item);
    InFlightException thrown = assertThrows(InFlightException.class, x::close);
    assertEquals(future.startedAt(), thrown.startedAt());
    assertEquals(3, future.join());
    x.close();
  }

  @Test
  void whatIsClosedCannotBeUsed() {
    Tensor open = Tensor.of(1);
    Tensor closed = Tensor.of(1);
    closed.close();
    assertThrows(TensorDisposedException.class, () -> Async.run(() -> 1, open, closed));
    open.close();
    Model model = Sequential.withInputs(1, new Dense(1));
    model.close();
    assertThrows(ModelClosedException.class, () -> model.predictAsync(closed));
  }

  private <T> T awaitGate(Supplier<T> value) {
    try {
      gate.await();
    } catch (InterruptedException interrupted) {
      throw new AssertionError(interrupted);
    }
    return value.get();
  }
}
