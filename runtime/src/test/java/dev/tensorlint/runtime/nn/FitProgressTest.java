// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.train.MeanSquaredError;
import dev.tensorlint.runtime.train.Sgd;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What a training shows of itself. */
class FitProgressTest {

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
  private final AtomicLong clock = new AtomicLong();

  private String shown() {
    return bytes.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  private void epoch(FitProgress progress, long nanosABatch) {
    for (int batch = 1; batch <= 4; batch++) {
      progress.afterBatch(new FitCallback.Batch(2, 3, batch, 4, 1f / batch));
      clock.addAndGet(nanosABatch);
    }
    progress.afterEpoch(new FitCallback.Epoch(2, 0.5f, OptionalDouble.of(0.75)));
  }

  @Test
  void aTerminalHasABarInOneLine() {
    epoch(FitProgress.of(out, true, clock::get), 500_000_000);
    assertEquals(
        "\repoch 2/3 [=====>              ] 1/4, loss 1.0000, 0.0 s"
            + "\repoch 2/3 [==========>         ] 2/4, loss 0.5000, 0.5 s, 1.0 s left"
            + "\repoch 2/3 [===============>    ] 3/4, loss 0.3333, 1.0 s, 0.5 s left"
            + "\repoch 2/3, 4 batches, loss 0.5000, validation loss 0.7500, 2.0 s"
            + " ".repeat(4)
            + "\n",
        shown());
  }

  @Test
  void shortBatchesAreNotAllDrawn() {
    epoch(FitProgress.of(out, true, clock::get), 1);
    assertEquals(3, shown().split("\r", -1).length);
  }

  @Test
  void elsewhereThereIsALineForEachEpoch() {
    epoch(FitProgress.of(out, false, clock::get), 250_000_000);
    assertEquals("epoch 2/3, 4 batches, loss 0.5000, validation loss 0.7500, 1.0 s\n", shown());
  }

  @Test
  void aTrainingShowsItself() {
    TensorScope.tidy(
        () -> {
          try (Sequential model = Sequential.withInputs(1, new Dense(1))) {
            model.compile(new MeanSquaredError(), new Sgd(0.1f));
            Tensor x = Tensor.ones(3, 1);
            FitOptions options = FitOptions.epochs(2).batchSize(3);
            model.fit(x, x, options.callback(FitProgress.of(out, false, clock::get)));
            assertEquals(2, shown().lines().count());
            assertTrue(shown().startsWith("epoch 1/2, 1 batch, loss "), this::shown);
            assertEquals(1, options.showProgress().callbacks().size());
          }
        });
  }
}
