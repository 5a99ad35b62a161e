// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.ComputationFailedException;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.task.Task;
import dev.tensorlint.runtime.tracking.InFlightException;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class AsyncModelTest {

  private final LeakWatch watch = LeakWatch.start();
  private final Tensor x = Tensor.ones(4, 2);
  private final Tensor y = Tensor.zeros(4, 1);

  @AfterEach
  void nothingLeaks() {
    x.close();
    y.close();
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  private static Sequential compiled() {
    Sequential model = Sequential.withInputs(2, new Dense(3, Activation.TANH), new Dense(1));
    model.compile(new MeanSquaredError(), new Adam(0.01f));
    return model;
  }

  @Test
  void aTrainingInATaskOfItsOwnIsTheSameTraining() {
    FitOptions options = FitOptions.epochs(5).batchSize(3).shuffled(1);
    try (Sequential one = compiled();
        Sequential two = compiled()) {
      History expected = one.fit(x, y, options);
      History history = two.fitAsync(x, y, options).join();
      assertEquals(expected, history);
      try (Tensor ofOne = one.predict(x);
          Tensor ofTwo = two.predictAsync(x).join()) {
        assertArrayEquals(ofOne.toFloatArray(), ofTwo.toFloatArray());
      }
    }
  }

  @Test
  void aTrainingHasModelAndExamplesInFlight() {
    Tensor validation = Tensor.ones(1, 2);
    Tensor target = Tensor.ones(1, 1);
    Sequential model = compiled();
    TensorFuture<History> future =
        model.fitAsync(x, y, FitOptions.epochs(1).validation(validation, target));
    for (Tensor tensor : List.of(x, y, validation, target)) {
      assertThrows(InFlightException.class, tensor::close);
    }
    assertThrows(InFlightException.class, model::close);
    assertTrue(future.join().epochs().get(0).validationLoss().isPresent());
    validation.close();
    target.close();
    model.close();
  }

  @Test
  void aTrainingEndsBetweenTwoBatchesWhenItIsCancelled() {
    CountDownLatch first = new CountDownLatch(1);
    CountDownLatch cancelled = new CountDownLatch(1);
    AtomicInteger batches = new AtomicInteger();
    FitCallback waiting =
        new FitCallback() {
          @Override
          public void afterBatch(Batch batch) {
            batches.incrementAndGet();
            first.countDown();
            await(cancelled);
          }
        };
    try (Sequential model = compiled()) {
      TensorFuture<History> future =
          model.fitAsync(x, y, FitOptions.epochs(1_000).batchSize(1).callback(waiting));
      await(first);
      assertTrue(future.cancel());
      cancelled.countDown();
      assertThrows(CancellationException.class, future::join);
      assertEquals(1, batches.get());
      assertEquals(1, model.fit(x, y, FitOptions.epochs(1)).epochs().size(), "it can go on");
    }
  }

  @Test
  void whatACallbackThrowsIsTheCause() {
    IllegalArgumentException cause = new IllegalArgumentException("callback");
    FitCallback failing =
        new FitCallback() {
          @Override
          public void afterBatch(Batch batch) {
            throw cause;
          }
        };
    try (Sequential model = compiled()) {
      TensorFuture<History> future = model.fitAsync(x, y, FitOptions.epochs(1).callback(failing));
      ComputationFailedException thrown =
          assertThrows(ComputationFailedException.class, future::join);
      assertSame(cause, thrown.getCause());
      assertTrue(
          thrown
              .toString()
              .matches(
                  ".*: future #\\d+ \\(fitAsync\\), started at AsyncModelTest.java:\\d+,"
                      + " failed:.*"),
          thrown.toString());
    }
  }

  @Test
  void manyFuturesShareAModel() {
    try (Sequential model = compiled();
        Tensor expected = model.predict(x)) {
      List<TensorFuture<Tensor>> futures =
          IntStream.range(0, 100).mapToObj(i -> model.predictAsync(x)).toList();
      for (TensorFuture<Tensor> future : futures) {
        try (Tensor predicted = future.join()) {
          assertArrayEquals(expected.toFloatArray(), predicted.toFloatArray());
        }
      }
    }
  }

  @Test
  void scopesOfTheStarterAreNoneOfTheTrainings() {
    List<Task> tasks = new ArrayList<>();
    FitCallback noting =
        new FitCallback() {
          @Override
          public void afterBatch(Batch batch) {
            tasks.add(Task.current());
            Tensor.of(1);
          }
        };
    try (Sequential model = compiled()) {
      Tensor[] predicted = new Tensor[1];
      TensorScope.tidy(
          () -> {
            model.fitAsync(x, y, FitOptions.epochs(1).callback(noting)).join();
            model.fit(x, y, FitOptions.epochs(1).callback(noting));
            predicted[0] = model.predictAsync(x).join();
          });
      assertFalse(tasks.get(0).isCurrent());
      assertTrue(tasks.get(1).isCurrent());
      assertTrue(predicted[0].isClosed());
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
