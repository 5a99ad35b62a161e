// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.Async;
import dev.tensorlint.runtime.LogCapture;
import dev.tensorlint.runtime.Memory;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.TensorFuture;
import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.TensorScope;
import dev.tensorlint.runtime.grad.GradientTape;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TracedFunctionTest {

  private static final String SITE = "TracedFunctionTest\\.java:\\d+";

  private final LeakWatch watch = LeakWatch.start();

  @AfterEach
  void nothingLeaks() {
    assertEquals("no leaks", watch.report().toString());
    watch.close();
  }

  private static float[] values(TracedFunction function, float... inputs) {
    try (Tensor x = Tensor.of(inputs);
        Tensor y = function.call(x)) {
      return y.toFloatArray();
    }
  }

  @Test
  void theBodyRunsOnceForEachType() {
    List<Shape> traced = new ArrayList<>();
    try (TracedFunction function =
        TracedFunction.of(
            x -> {
              traced.add(x.shape());
              return x.mul(2).add(x);
            })) {
      assertArrayEquals(new float[] {3, 6}, values(function, 1, 2));
      assertArrayEquals(new float[] {9, 12}, values(function, 3, 4));
      assertArrayEquals(new float[] {3}, values(function, 1));
      assertEquals(List.of(Shape.of(2), Shape.of(1)), traced);
      assertEquals(2, function.traces());
      assertEquals(2, function.cached());
    }
  }

  @Test
  void javaValuesMakeTracesOfTheirOwn() {
    try (TracedFunction power =
            TracedFunction.ofTrace(
                trace -> {
                  SymbolicTensor result = trace.input(0);
                  for (int i = 1; i < trace.argument(0, Integer.class); i++) {
                    result = result.mul(trace.input(0));
                  }
                  return result;
                });
        Tensor x = Tensor.of(2)) {
      for (int exponent : new int[] {1, 2, 3, 2, 1}) {
        try (Tensor y = power.callWith(List.of(exponent), x)) {
          assertEquals((float) Math.pow(2, exponent), y.item());
        }
      }
      assertEquals(3, power.traces());
      assertThrows(IllegalArgumentException.class, () -> power.callWith(List.of(x), x));
      assertThrows(IndexOutOfBoundsException.class, () -> power.call(x));
      assertEquals(3, power.cached());
    }
  }

  @Test
  void aFunctionThatIsTracedOftenSaysSoOnce() {
    try (LogCapture log = new LogCapture();
        TracedFunction function = TracedFunction.ofTrace(trace -> trace.input(0).add(1));
        Tensor x = Tensor.of(1)) {
      for (int step = 0; step < 40; step++) {
        function.callWith(List.of(step), x).close();
      }
      assertEquals(1, log.lines().size());
      assertTrue(
          log.lines()
              .get(0)
              .matches(
                  "WARNING: function #\\d+ created at SITE was traced 16 times, .*; the last one at"
                          .replace("SITE", SITE)
                      + " SITE for \\[float32 \\[1\\], 15\\]: .*".replace("SITE", SITE)),
          log.lines().get(0));
    }
  }

  @Test
  void whatABodyMakesIsReleasedAndWhatItCapturesIsKept() {
    try (Tensor bias = Tensor.of(10, 20)) {
      Memory before = TensorRuntime.memory();
      TracedFunction function =
          TracedFunction.ofTrace(
              trace -> trace.input(0).add(trace.constant(bias)).add(trace.constant(bias.mul(0))));
      assertArrayEquals(new float[] {11, 22}, values(function, 1, 2));
      assertArrayEquals(new float[] {11, 22}, values(function, 1, 2));
      Memory open = TensorRuntime.memory();
      assertEquals(before.keptHandles() + 2, open.keptHandles());
      assertEquals(before.buffers() + 1, open.buffers());
      function.close();
      function.close();
      assertTrue(function.isClosed());
      assertEquals(before.keptHandles(), TensorRuntime.memory().keptHandles());
      assertEquals(before.liveBytes(), TensorRuntime.memory().liveBytes());
      assertFalse(bias.isClosed());
    }
  }

  @Test
  @SuppressWarnings("try") // closed early, to see that the result does not depend on it
  void theResultIsANewHandleAlsoWhereNothingIsComputed() {
    try (Tensor bias = Tensor.of(3);
        TracedFunction identity = TracedFunction.of(x -> x);
        TracedFunction constant = TracedFunction.ofTrace(trace -> trace.constant(bias));
        Tensor x = Tensor.of(1);
        Tensor same = identity.call(x);
        Tensor fixed = constant.call(x)) {
      assertNotSame(x, same);
      x.close();
      assertEquals(1, same.item());
      constant.close();
      assertEquals(3, fixed.item());
    }
  }

  @Test
  void intermediateResultsGoBehindTheirLastUse() {
    try (TracedFunction function =
            TracedFunction.of(
                x -> {
                  SymbolicTensor deep = x;
                  for (int i = 0; i < 10; i++) {
                    deep = deep.add(1);
                  }
                  x.exp(); // nobody needs it
                  return deep;
                });
        Tensor x = Tensor.zeros(1_000)) {
      function.call(x).close();
      TensorRuntime.resetPeak();
      long before = TensorRuntime.liveBytes();
      try (Tensor y = function.call(x)) {
        assertEquals(10, y.toFloatArray()[999]);
      }
      long more = TensorRuntime.memory().peakBytes() - before;
      assertTrue(more < 3 * 4_000, "at most two at a time, and the scalars: " + more);
    }
  }

  @Test
  void symbolicTensorsHaveATypeAndNoData() {
    AtomicReference<@Nullable SymbolicTensorException> thrown = new AtomicReference<>();
    try (TracedFunction function =
            TracedFunction.of(
                x -> {
                  SymbolicTensor y = x.reshape(2, 1).matmul(x.reshape(1, 2));
                  assertEquals(Shape.of(2, 2), y.shape());
                  assertThrows(SymbolicTensorException.class, y::item);
                  assertThrows(SymbolicTensorException.class, y::toIntArray);
                  assertThrows(SymbolicTensorException.class, y::toBooleanArray);
                  thrown.set(
                      assertThrows(
                          SymbolicTensorException.class,
                          () -> {
                            y.toFloatArray();
                          }));
                  return y;
                });
        Tensor x = Tensor.of(1, 2);
        Tensor y = function.call(x)) {
      assertArrayEquals(new float[] {1, 2, 2, 4}, y.toFloatArray());
    }
    SymbolicTensorException refused = thrown.get();
    assertNotNull(refused);
    assertTrue(
        refused
            .toString()
            .matches(
                (".*: symbolic tensor %3 \\(float32 \\[2, 2\\]\\), made at SITE in the trace of"
                        + " function #\\d+ started at SITE, has no data: return it from the"
                        + " function, and read what the call gives")
                    .replace("SITE", SITE)),
        refused.toString());
    assertEquals("TracedFunctionTest.java", refused.madeAt().file());
    assertTrue(refused.tracedAt().line() > refused.madeAt().line());
  }

  @Test
  void symbolicTensorsMeanNothingOutsideTheirTrace() {
    AtomicReference<@Nullable SymbolicTensor> escaped = new AtomicReference<>();
    try (TracedFunction first =
            TracedFunction.of(
                x -> {
                  escaped.set(x);
                  return x;
                });
        TracedFunction second = TracedFunction.of(x -> x.add(escaped(escaped)));
        TracedFunction third = TracedFunction.of(x -> escaped(escaped));
        Tensor x = Tensor.of(1)) {
      first.call(x).close();
      SymbolicTensorException alone =
          assertThrows(SymbolicTensorException.class, () -> escaped(escaped).tanh());
      assertTrue(
          alone
              .toString()
              .endsWith(
                  "is used outside it: return it from the function, and use what"
                      + " the call gives"),
          alone.toString());
      SymbolicTensorException elsewhere =
          assertThrows(SymbolicTensorException.class, () -> second.call(x));
      assertTrue(
          elsewhere.toString().contains("is used outside it, in the trace of function #"),
          elsewhere.toString());
      assertThrows(SymbolicTensorException.class, () -> third.call(x));
      assertEquals(0, second.traces() + third.cached());
    }
  }

  private static SymbolicTensor escaped(AtomicReference<@Nullable SymbolicTensor> place) {
    SymbolicTensor tensor = place.get();
    assertNotNull(tensor);
    return tensor;
  }

  @Test
  void anOuterTraceRestsWhileAnInnerOneIsMade() {
    try (Tensor one = Tensor.of(1);
        TracedFunction inner = TracedFunction.of(y -> y.add(1));
        TracedFunction outer =
            TracedFunction.ofTrace(trace -> trace.input(0).mul(trace.constant(inner.call(one))));
        Tensor x = Tensor.of(3);
        Tensor y = outer.call(x)) {
      assertEquals(6, y.item());
    }
  }

  @Test
  void anotherTaskCannotUseTheTrace() {
    try (TracedFunction function =
            TracedFunction.of(x -> Async.run(() -> List.of(x.add(1))).join().get(0));
        Tensor x = Tensor.of(1)) {
      CompletionException thrown = assertThrows(CompletionException.class, () -> function.call(x));
      assertTrue(thrown.getCause() instanceof SymbolicTensorException, thrown.toString());
    }
  }

  @Test
  void aTraceThatFailsLeavesNothing() {
    try (Tensor bias = Tensor.of(1);
        TracedFunction function =
            TracedFunction.ofTrace(
                trace -> {
                  trace.constant(bias);
                  throw new IllegalArgumentException("body");
                });
        Tensor x = Tensor.of(1)) {
      int kept = TensorRuntime.memory().keptHandles();
      assertThrows(IllegalArgumentException.class, () -> function.call(x));
      assertEquals(kept, TensorRuntime.memory().keptHandles());
      assertEquals(0, function.traces());
    }
    AtomicReference<@Nullable Trace> over = new AtomicReference<>();
    try (TracedFunction function =
            TracedFunction.ofTrace(
                trace -> {
                  over.set(trace);
                  return trace.input(0);
                });
        Tensor x = Tensor.of(1)) {
      function.call(x).close();
      Trace ended = over.get();
      assertNotNull(ended);
      assertThrows(IllegalStateException.class, () -> ended.constant(x));
    }
  }

  @Test
  void typesAreCheckedWhereTheyAreTraced() {
    try (TracedFunction function = TracedFunction.of(x -> x.matmul(x));
        Tensor x = Tensor.of(1, 2)) {
      assertThrows(IllegalArgumentException.class, () -> function.call(x));
    }
  }

  @Test
  void aClosedFunctionAndClosedInputsAreRefused() {
    TracedFunction function = TracedFunction.of(x -> x.add(1));
    Tensor x = Tensor.of(1);
    function.call(x).close();
    x.close();
    assertThrows(TensorDisposedException.class, () -> function.call(x));
    function.close();
    IllegalStateException thrown =
        assertThrows(IllegalStateException.class, () -> function.call(x));
    assertTrue(
        thrown
            .toString()
            .matches(
                ".*: function #\\d+ is closed: created at SITE.*, closed at SITE; called again at SITE"
                    .replace("SITE", SITE)),
        thrown.toString());
  }

  @Test
  void gradientsGoThroughACallAlsoThroughTheFirst() {
    try (Tensor two = Tensor.of(2);
        TracedFunction square =
            TracedFunction.ofTrace(
                trace -> trace.input(0).mul(trace.input(0)).mul(trace.constant(two)))) {
      for (float value : new float[] {3, 5}) {
        try (Tensor x = Tensor.of(value);
            GradientTape tape = GradientTape.open();
            Tensor y = square.call(x);
            Tensor gradient = tape.gradient(y, x)) {
          assertEquals(4 * value, gradient.item());
        }
      }
      assertEquals(1, square.traces());
    }
  }

  @Test
  void threadsShareAFunctionAndItsTraces() {
    try (TracedFunction function = TracedFunction.of(x -> x.mul(x).sum())) {
      List<TensorFuture<Float>> futures =
          IntStream.range(0, 64)
              .mapToObj(
                  i ->
                      Async.run(
                          () -> {
                            float[] ones = new float[1 + i % 4];
                            Arrays.fill(ones, 2);
                            return values(function, ones)[0];
                          }))
              .toList();
      for (int i = 0; i < futures.size(); i++) {
        assertEquals(4f * (1 + i % 4), futures.get(i).join());
      }
      assertEquals(4, function.traces());
    }
  }

  @Test
  void theResultBelongsToTheInnermostScope() {
    try (TracedFunction function = TracedFunction.of(x -> x.add(1))) {
      Tensor[] y = new Tensor[1];
      TensorScope.tidy(
          () -> {
            y[0] = function.call(Tensor.of(1));
          });
      assertTrue(y[0].isClosed());
    }
  }
}
