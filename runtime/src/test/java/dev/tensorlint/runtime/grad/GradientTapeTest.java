// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.grad;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GradientTapeTest {

  private LeakWatch watch = LeakWatch.start();
  private Memory before = TensorRuntime.memory();

  @BeforeEach
  void start() {
    watch.close();
    watch = LeakWatch.start();
    before = TensorRuntime.memory();
  }

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    assertEquals(before.buffers(), TensorRuntime.memory().buffers());
    watch.close();
  }

  private static void inScope(Runnable body) {
    TensorScope.tidy(body);
  }

  private static float[] values(Tensor tensor) {
    return tensor.toFloatArray();
  }

  @Test
  void aGradientIsTheCallersAndNothingElseIsLeft() {
    try (GradientTape tape = GradientTape.open();
        Tensor x = Tensor.of(1, 2, 3);
        Tensor square = x.mul(x);
        Tensor loss = square.sum();
        Tensor gradient = tape.gradient(loss, x)) {
      assertArrayEquals(new float[] {2, 4, 6}, values(gradient));
      assertEquals(before.handles() + 4, TensorRuntime.memory().handles());
    }
  }

  @Test
  void operandsMayBeClosedBeforeTheGradientIsAskedFor() {
    try (GradientTape tape = GradientTape.open();
        Tensor x = Tensor.of(1, 2);
        Tensor loss = TensorScope.tidy(() -> x.mul(x).exp().sum());
        Tensor gradient = tape.gradient(loss, x)) {
      assertArrayEquals(
          new float[] {(float) (2 * Math.E), (float) (4 * Math.exp(4))}, values(gradient), 1e-3f);
    }
  }

  @Test
  void aTapeHoldsWhatItRecordedUntilItIsClosed() {
    GradientTape tape = GradientTape.persistent();
    try (Tensor x = Tensor.ones(256)) {
      Tensor y = x.tanh();
      y.exp().close();
      y.close();
      assertEquals(before.buffers() + 3, TensorRuntime.memory().buffers());
      assertEquals(1, watch.report().tensors());
      tape.close();
      tape.close();
      assertTrue(tape.isClosed());
      assertEquals(before.buffers() + 1, TensorRuntime.memory().buffers());
    }
  }

  @Test
  void aOneShotTapeLetsGoWithItsGradient() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.ones(4);
            Tensor loss = TensorScope.tidy(() -> x.tanh().exp().sum());
            assertEquals(before.buffers() + 4, TensorRuntime.memory().buffers());
            Tensor gradient = tape.gradient(loss, x);
            assertEquals(4, gradient.shape().size());
            assertEquals(before.buffers() + 3, TensorRuntime.memory().buffers());
            assertFalse(tape.isClosed());
          }
        });
  }

  @Test
  void aTapeThatNobodyClosesIsOneLeak() {
    GradientTape tape = GradientTape.open();
    try (Tensor x = Tensor.of(1, 2);
        Tensor y = x.mul(x)) {
      assertEquals(2, y.shape().size());
    }
    assertEquals(1, watch.report().count(HandleKind.TAPE));
    assertEquals(0, watch.report().tensors());
    tape.close();
  }

  @Test
  void aOneShotTapeGivesGradientsOnce() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(3);
            Tensor loss = x.square().sum();
            tape.gradient(loss, x);
            String message =
                assertThrows(IllegalStateException.class, () -> tape.gradient(loss, x)).toString();
            assertTrue(
                message.matches(
                    ".*: tape #\\d+ \\(one-shot\\) gave its gradients at"
                        + " GradientTapeTest\\.java:\\d+: ask for all of them in one call of"
                        + " gradients, or open the tape by GradientTape\\.persistent\\(\\)"),
                message);
          }
        });
  }

  @Test
  void aPersistentTapeGivesGradientsAgainAndRecordsOn() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.persistent()) {
            Tensor x = Tensor.of(3);
            Tensor square = x.square().sum();
            assertEquals(6, tape.gradient(square, x).item());
            assertEquals(6, tape.gradient(square, x).item());
            Tensor cube = square.mul(x).sum();
            assertEquals(27, tape.gradient(cube, x).item());
          }
        });
  }

  @Test
  void aClosedTapeSaysWhereItWasClosed() {
    GradientTape tape = GradientTape.persistent();
    tape.close();
    try (Tensor x = Tensor.of(1)) {
      String message =
          assertThrows(IllegalStateException.class, () -> tape.gradient(x, x)).toString();
      assertTrue(
          message.matches(".*: tape #\\d+ .*is closed: created at .*, closed at Gradient.*"),
          message);
    }
  }

  @Test
  void tapesNestAndGiveSecondDerivatives() {
    inScope(
        () -> {
          try (GradientTape outer = GradientTape.open()) {
            Tensor x = Tensor.of(2);
            Tensor slope;
            try (GradientTape inner = GradientTape.open()) {
              Tensor cube = x.mul(x).mul(x).sum();
              slope = inner.gradient(cube, x);
            }
            assertEquals(12, slope.item());
            assertEquals(12, outer.gradient(slope.sum(), x).item());
          }
        });
  }

  @Test
  void thirdDerivativesOfTanh() {
    inScope(
        () -> {
          double at = 0.3;
          Tensor x = Tensor.of((float) at);
          try (GradientTape one = GradientTape.open();
              GradientTape two = GradientTape.open();
              GradientTape three = GradientTape.open()) {
            Tensor first = three.gradient(x.tanh().sum(), x);
            Tensor second = two.gradient(first.sum(), x);
            Tensor third = one.gradient(second.sum(), x);
            double t = Math.tanh(at);
            double d = 1 - t * t;
            assertEquals(d, first.item(), 1e-5);
            assertEquals(-2 * t * d, second.item(), 1e-5);
            assertEquals(d * (6 * t * t - 2), third.item(), 1e-4);
          }
        });
  }

  @Test
  void aValueThatIsUsedTwiceAddsUp() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(1, 2);
            Tensor loss = x.add(x).mul(x).add(x.exp().sub(x.exp())).sum();
            assertArrayEquals(new float[] {4, 8}, values(tape.gradient(loss, x)));
          }
        });
  }

  @Test
  void viewsPassTheirGradientOn() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(new float[] {1, 2, 3, 4, 5, 6}, Shape.of(3, 2));
            Tensor firstRow = x.slice(0, 1);
            Tensor sameRow = x.reshape(6).reshape(3, 2).slice(0, 1);
            Tensor last = x.clone().slice(1, 3).reshape(4).slice(2, 4);
            Tensor loss = firstRow.mul(sameRow.reshape(2)).sum().add(last.square().sum());
            assertArrayEquals(
                new float[] {2, 4, 0, 0, 10, 12}, values(tape.gradient(loss, x)), 1e-6f);
          }
        });
  }

  @Test
  void slicesOfTheSameRowsAreOneValue() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(1, 2, 3);
            Tensor one = x.slice(0, 2);
            Tensor used = one.mul(3);
            Tensor two = x.slice(0, 2);
            List<Tensor> gradients = tape.gradients(used.add(two).sum(), List.of(x, two));
            assertArrayEquals(new float[] {4, 4, 0}, values(gradients.get(0)));
            assertArrayEquals(new float[] {4, 4}, values(gradients.get(1)));
          }
        });
  }

  @Test
  void valuesInBetweenHaveGradientsToo() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(1, 2);
            Tensor doubled = x.mul(2);
            Tensor loss = doubled.square().sum();
            List<Tensor> gradients = tape.gradients(loss, List.of(loss, doubled, x));
            assertEquals(1, gradients.get(0).item());
            assertArrayEquals(new float[] {4, 8}, values(gradients.get(1)));
            assertArrayEquals(new float[] {8, 16}, values(gradients.get(2)));
          }
        });
  }

  @Test
  void whatTheTargetDoesNotDependOnHasGradientZero() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(1, 2);
            Tensor other = Tensor.of(5, 6, 7);
            assertArrayEquals(new float[] {0, 0, 0}, values(tape.gradient(x.exp().sum(), other)));
          }
        });
  }

  @Test
  void comparisonsAndIntegersStopTheGradient() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.open()) {
            Tensor x = Tensor.of(-1, 2);
            Tensor mask = x.gt(0).cast(x.dtype());
            assertArrayEquals(new float[] {0, 1}, values(tape.gradient(mask.mul(x).sum(), x)));
          }
        });
  }

  @Test
  void aTargetMustBeOneRecordedNumber() {
    inScope(
        () -> {
          Tensor x = Tensor.of(1, 2);
          Tensor early = x.sum();
          try (GradientTape tape = GradientTape.persistent()) {
            Tensor y = x.mul(2);
            String shape =
                assertThrows(IllegalArgumentException.class, () -> tape.gradient(y, x)).toString();
            assertEquals(
                "java.lang.IllegalArgumentException: a gradient needs a target of one element, got"
                    + " float32 [2]: take its sum() or mean()",
                shape);
          }
          try (GradientTape tape = GradientTape.persistent()) {
            String message =
                assertThrows(IllegalArgumentException.class, () -> tape.gradient(early, x))
                    .toString();
            assertTrue(message.contains("was not computed while tape #"), message);
          }
        });
  }

  @Test
  void closedSourcesAndTargetsAreUsesAfterRelease() {
    inScope(
        () -> {
          try (GradientTape tape = GradientTape.persistent()) {
            Tensor x = Tensor.of(1, 2);
            Tensor loss = x.exp().sum();
            Tensor closed = x.clone();
            closed.close();
            assertThrows(TensorDisposedException.class, () -> tape.gradient(loss, closed));
            loss.close();
            assertThrows(TensorDisposedException.class, () -> tape.gradient(loss, x));
          }
        });
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void operationsInPlaceOnRecordedDataAreRefused(boolean onView) {
    inScope(
        () -> {
          Tensor x = Tensor.of(-1, 2);
          try (GradientTape tape = GradientTape.open()) {
            Tensor fresh = Tensor.of(-1f);
            fresh.reluInPlace();
            Tensor y = x.exp();
            Tensor target = onView ? y.slice(0, 1) : x;
            String message =
                assertThrows(IllegalStateException.class, target::reluInPlace).toString();
            assertTrue(
                message.matches(
                    ".*: reluInPlace would change tensor #\\d+ .*, whose data tape #\\d+"
                        + " \\(one-shot\\) opened at GradientTapeTest.java:\\d+ has recorded: .*"),
                message);
            assertArrayEquals(new float[] {-1, 2}, values(x));
            Tensor gradient = tape.gradient(y.sum(), x);
            assertEquals(0, fresh.item());
            x.assignInPlace(gradient);
          }
          x.reluInPlace();
        });
  }

  @Test
  void aTapeClosedOnAnotherThreadRecordsNoMore() throws InterruptedException {
    GradientTape tape = GradientTape.open();
    Thread other = new Thread(tape::close);
    other.start();
    other.join();
    try (GradientTape next = GradientTape.open();
        Tensor x = Tensor.of(1, 2);
        Tensor y = x.exp()) {
      y.exp().close();
      assertTrue(tape.isClosed());
      assertFalse(next.isClosed());
      assertThrows(IllegalStateException.class, () -> tape.gradient(y, x));
      assertEquals(before.buffers() + 3, TensorRuntime.memory().buffers());
    }
  }

  @Test
  void aFailureInTheMiddleLeavesNothingBehind() {
    Supplier<Tensor> failing =
        () -> {
          try (GradientTape tape = GradientTape.open();
              Tensor x = Tensor.of(1, 2);
              Tensor y = x.tanh();
              Tensor odd = y.reshape(2, 1)) {
            return tape.gradient(odd, x);
          }
        };
    assertThrows(IllegalArgumentException.class, failing::get);
  }
}
