// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Optimizer;
import dev.tensorlint.runtime.train.Sgd;
import dev.tensorlint.runtime.train.SoftmaxCrossEntropy;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FitTest {

  private static void inScope(Runnable body) {
    try (LeakWatch watch = LeakWatch.start()) {
      TensorScope.tidy(body);
      assertEquals("no leaks", watch.report().toString());
    }
  }

  private static Sequential compiled() {
    Sequential model = Sequential.withInputs(2, new Dense(1));
    model.compile(new MeanSquaredError(), new Sgd(0.1f));
    return model;
  }

  @Test
  void callbacksLearnOfBatchesAndEpochs() {
    inScope(
        () -> {
          List<String> told = new ArrayList<>();
          FitCallback callback =
              new FitCallback() {
                @Override
                public void afterBatch(Batch batch) {
                  told.add(
                      batch.epoch()
                          + "/"
                          + batch.epochs()
                          + " "
                          + batch.batch()
                          + "/"
                          + batch.batches());
                }

                @Override
                public Next afterEpoch(Epoch epoch) {
                  told.add("epoch " + epoch.epoch() + " " + epoch.validationLoss().isPresent());
                  return Next.CONTINUE;
                }
              };
          try (Sequential model = compiled()) {
            Tensor x = Tensor.ones(5, 2);
            Tensor y = Tensor.ones(5, 1);
            FitOptions options = FitOptions.epochs(2).batchSize(2).callback(callback);
            History history = model.fit(x, y, options);
            assertEquals(
                List.of(
                    "1/2 1/3",
                    "1/2 2/3",
                    "1/2 3/3",
                    "epoch 1 false",
                    "2/2 1/3",
                    "2/2 2/3",
                    "2/2 3/3",
                    "epoch 2 false"),
                told);
            assertEquals(2, history.epochs().size());
            assertTrue(history.last().loss() < history.epochs().get(0).loss());
          }
        });
  }

  @Test
  void oneCallbackThatSaysStopEndsTheTraining() {
    inScope(
        () -> {
          FitCallback stop =
              new FitCallback() {
                @Override
                public Next afterEpoch(Epoch epoch) {
                  return epoch.epoch() == 3 ? Next.STOP : Next.CONTINUE;
                }
              };
          try (Sequential model = compiled()) {
            FitOptions options = FitOptions.epochs(9).callback(stop).callback(new FitCallback() {});
            assertEquals(
                3, model.fit(Tensor.ones(2, 2), Tensor.ones(2, 1), options).epochs().size());
          }
        });
  }

  @Test
  void theLossOfAnEpochIsTheMeanOverItsExamples() {
    inScope(
        () -> {
          try (Sequential model = Sequential.withInputs(1, new Dense(1))) {
            model.compile(new MeanSquaredError(), new Sgd(1e-30f));
            model.variables().get(0).assign(Tensor.zeros(1, 1));
            Tensor y = Tensor.of(new float[] {1, 2, 3}, Shape.of(3, 1));
            FitOptions options = FitOptions.epochs(1).batchSize(2).validation(y, y);
            FitCallback.Epoch epoch = model.fit(Tensor.zeros(3, 1), y, options).last();
            assertEquals(14 / 3f, epoch.loss(), 1e-6);
            assertEquals(14 / 3f, epoch.validationLoss().orElseThrow(), 1e-6);
            assertEquals(14 / 3f, model.evaluate(Tensor.zeros(3, 1), y), 1e-6);
          }
        });
  }

  @Test
  void aModelMustBeCompiledToBeTrained() {
    inScope(
        () -> {
          try (Sequential model = Sequential.of(new Dense(1))) {
            Tensor x = Tensor.ones(1, 1);
            String message =
                assertThrows(
                        IllegalStateException.class, () -> model.fit(x, x, FitOptions.epochs(1)))
                    .getMessage();
            assertEquals(
                "the model does not know how to train: call compile(loss, optimizer) first",
                message);
            assertThrows(IllegalStateException.class, () -> model.evaluate(x, x));
          }
        });
  }

  @Test
  void aModelIsTrainedOnceAtATime() {
    inScope(
        () -> {
          try (Sequential model = compiled()) {
            Tensor x = Tensor.ones(2, 2);
            Tensor y = Tensor.ones(2, 1);
            FitCallback again =
                new FitCallback() {
                  @Override
                  public void afterBatch(Batch batch) {
                    model.fit(x, y, FitOptions.epochs(1));
                  }
                };
            assertThrows(
                IllegalStateException.class,
                () -> model.fit(x, y, FitOptions.epochs(1).callback(again)));
            model.fit(x, y, FitOptions.epochs(1));
          }
        });
  }

  @Test
  void wrongExamplesAreRefused() {
    inScope(
        () -> {
          try (Sequential model = compiled()) {
            Tensor x = Tensor.ones(2, 2);
            FitOptions once = FitOptions.epochs(1);
            Tensor fewer = Tensor.ones(1, 1);
            Tensor none = Tensor.ones(0, 2);
            Tensor wide = Tensor.ones(2, 3);
            assertThrows(IllegalArgumentException.class, () -> model.fit(x, fewer, once));
            assertThrows(IllegalArgumentException.class, () -> model.fit(none, none, once));
            assertThrows(IllegalArgumentException.class, () -> model.fit(x, wide, once));
          }
          assertThrows(IllegalArgumentException.class, () -> FitOptions.epochs(0));
          assertThrows(IllegalArgumentException.class, () -> FitOptions.epochs(1).batchSize(0));
        });
  }

  @Test
  void lossesSayWhatDoesNotFit() {
    inScope(
        () -> {
          Tensor logits = Tensor.ones(2, 3);
          SoftmaxCrossEntropy loss = new SoftmaxCrossEntropy();
          Tensor labels = Tensor.of(new int[] {1}, Shape.of(1));
          String message =
              assertThrows(IllegalArgumentException.class, () -> loss.apply(logits, labels))
                  .getMessage();
          assertEquals(
              "softmax cross entropy needs labels int32 [2] or float32 [2, 3], got int32 [1]",
              message);
          assertThrows(IllegalArgumentException.class, () -> loss.apply(labels, labels));
          assertThrows(
              IllegalArgumentException.class,
              () -> new MeanSquaredError().apply(logits, Tensor.ones(3)));
        });
  }

  @Test
  void theModelClosesItsOptimizer() {
    inScope(
        () -> {
          Adam first = new Adam(0.1f);
          Adam second = new Adam(0.1f);
          Sequential model = Sequential.withInputs(2, new Dense(1));
          model.compile(new MeanSquaredError(), first);
          model.fit(Tensor.ones(1, 2), Tensor.ones(1, 1), FitOptions.epochs(1));
          model.compile(new MeanSquaredError(), second);
          assertTrue(first.isClosed());
          model.compile(new MeanSquaredError(), second);
          assertFalse(second.isClosed());
          Sequential other = Sequential.of(new Dense(1));
          assertThrows(
              IllegalStateException.class, () -> other.compile(new MeanSquaredError(), second));
          other.close();
          model.close();
          assertTrue(second.isClosed());
          assertThrows(
              ModelClosedException.class, () -> model.compile(new MeanSquaredError(), second));
        });
  }

  @Test
  void anOptimizerOfTheCallersIsTheCallersToClose() {
    try (LeakWatch watch = LeakWatch.start()) {
      Optimizer optimizer = new Adam(0.1f);
      try (Sequential model = Sequential.withInputs(2, new Dense(1));
          GradientTape tape = GradientTape.open()) {
        TensorScope.tidy(
            () -> {
              Tensor loss = model.predict(Tensor.ones(1, 2)).square().sum();
              List<Tensor> weights = model.variables().stream().map(Variable::value).toList();
              optimizer.apply(model.variables(), tape.gradients(loss, weights));
            });
      }
      assertEquals(1, watch.report().count(HandleKind.OPTIMIZER));
      assertEquals(0, watch.report().tensors());
      optimizer.close();
      optimizer.close();
      assertEquals("no leaks", watch.report().toString());
      assertThrows(IllegalStateException.class, () -> optimizer.apply(List.of(), List.of()));
    }
  }

  @Test
  void optimizersSayWhatDoesNotFit() {
    inScope(
        () -> {
          try (Sgd sgd = new Sgd(0.1f);
              Variable weight = Variable.of(Tensor.ones(2))) {
            assertThrows(
                IllegalArgumentException.class, () -> sgd.apply(List.of(weight), List.of()));
            assertThrows(
                IllegalArgumentException.class,
                () -> sgd.apply(List.of(weight), List.of(Tensor.ones(3))));
          }
          assertThrows(IllegalArgumentException.class, () -> new Sgd(0));
          assertThrows(IllegalArgumentException.class, () -> new Sgd(Float.NaN));
          assertThrows(IllegalArgumentException.class, () -> new Sgd(1, 1));
          assertThrows(IllegalArgumentException.class, () -> new Adam(1, -1, 0, 1));
        });
  }

  @Test
  void aClosedModelIsNotTrained() {
    inScope(
        () -> {
          Sequential model = compiled();
          model.close();
          Tensor x = Tensor.ones(1, 2);
          assertThrows(ModelClosedException.class, () -> model.fit(x, x, FitOptions.epochs(1)));
          assertThrows(ModelClosedException.class, () -> model.evaluate(x, x));
        });
  }
}
