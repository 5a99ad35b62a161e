// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.tracking.HandleState;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TensorTest {

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
    watch.close();
  }

  private int buffers() {
    return TensorRuntime.memory().buffers() - before.buffers();
  }

  private long bytes() {
    return TensorRuntime.memory().liveBytes() - before.liveBytes();
  }

  @Test
  void creationCopiesTheValues() {
    float[] values = {1, 2, 3, 4};
    try (Tensor x = Tensor.of(values, Shape.of(2, 2))) {
      values[0] = 9;
      assertArrayEquals(new float[] {1, 2, 3, 4}, x.toFloatArray());
      assertEquals(Shape.of(2, 2), x.shape());
      assertEquals(DType.FLOAT32, x.dtype());
    }
  }

  @Test
  void constantsAndScalars() {
    try (Tensor zeros = Tensor.zeros(2);
        Tensor ones = Tensor.ones(1, 2);
        Tensor fill = Tensor.fill(7, 3);
        Tensor scalar = Tensor.scalar(5)) {
      assertArrayEquals(new float[] {0, 0}, zeros.toFloatArray());
      assertArrayEquals(new float[] {1, 1}, ones.toFloatArray());
      assertArrayEquals(new float[] {7, 7, 7}, fill.toFloatArray());
      assertEquals(5, scalar.item());
      assertEquals(0, scalar.shape().rank());
    }
  }

  @Test
  void wrongNumbersOfElementsAreRefused() {
    String message =
        assertThrows(IllegalArgumentException.class, () -> Tensor.of(new float[3], Shape.of(2, 2)))
            .getMessage();
    assertEquals("shape [2, 2] has 4 elements, got 3", message);
    try (Tensor x = Tensor.zeros(4)) {
      assertThrows(IllegalArgumentException.class, () -> x.reshape(3));
      assertThrows(IllegalStateException.class, x::item);
      assertThrows(IndexOutOfBoundsException.class, () -> x.slice(1, 5));
    }
    try (Tensor scalar = Tensor.scalar(1)) {
      assertThrows(IllegalArgumentException.class, () -> scalar.slice(0, 1));
    }
  }

  @Test
  void handlesShareDataAndAreReleasedOnTheirOwn() {
    Tensor x = Tensor.of(1, 2, 3, 4, 5, 6);
    Tensor reshaped = x.reshape(3, 2);
    Tensor row = reshaped.slice(1, 2);
    Tensor copy = row.clone();
    assertEquals(1, buffers());
    assertEquals(24, bytes());
    x.close();
    reshaped.close();
    row.close();
    assertEquals(1, buffers());
    assertArrayEquals(new float[] {3, 4}, copy.toFloatArray());
    copy.close();
    assertEquals(0, buffers());
    assertEquals(0, bytes());
  }

  @Test
  void closingTwiceReleasesOnce() {
    Tensor x = Tensor.of(1, 2);
    Tensor other = x.clone();
    x.close();
    x.close();
    assertTrue(x.isClosed());
    assertFalse(other.isClosed());
    assertArrayEquals(new float[] {1, 2}, other.toFloatArray());
    other.close();
  }

  @Test
  void theSameShapeIsStillANewHandle() {
    try (Tensor x = Tensor.of(1, 2);
        Tensor same = x.reshape(2)) {
      assertNotSame(x, same);
      assertNotEquals(x, same);
      assertNotEquals(x.id(), same.id());
    }
  }

  @Test
  void inPlaceOperationsReturnTheSameHandle() {
    try (Tensor x = Tensor.of(-1, 2);
        Tensor alias = x.clone()) {
      assertSame(x, x.reluInPlace());
      assertArrayEquals(new float[] {0, 2}, alias.toFloatArray());
    }
  }

  @Test
  void resultsOutliveOperandsAndOperandsOutliveResults() {
    Tensor x = Tensor.of(1, 2);
    Tensor y = x.mul(2);
    y.close();
    assertArrayEquals(new float[] {1, 2}, x.toFloatArray());
    Tensor z = x.add(x);
    x.close();
    assertArrayEquals(new float[] {2, 4}, z.toFloatArray());
    z.close();
  }

  @Test
  void metadataStaysReadableAfterRelease() {
    Tensor x = Tensor.zeros(2, 3);
    long id = x.id();
    x.close();
    assertEquals(id, x.id());
    assertEquals(Shape.of(2, 3), x.shape());
    assertEquals(DType.FLOAT32, x.dtype());
    assertEquals("tensor #" + id + " (float32 [2, 3]), disposed", x.toString());
  }

  static List<Consumer<Tensor>> usesOfData() {
    return List.of(
        Tensor::toFloatArray,
        x -> x.reshape(2),
        x -> x.slice(0, 1),
        x -> assertNotSame(x, x.clone()),
        Tensor::keep,
        Tensor::unkeep,
        Tensor::tanh,
        Tensor::reluInPlace,
        Tensor::sum,
        Tensor::mean,
        x -> x.add(1),
        x -> x.add(x),
        x -> {
          try (Tensor one = Tensor.ones(2)) {
            one.add(x);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("usesOfData")
  void dataIsGoneAfterRelease(Consumer<Tensor> use) {
    Tensor x = Tensor.of(1, 2);
    x.close();
    assertThrows(TensorDisposedException.class, () -> use.accept(x));
  }

  @Test
  void theExceptionTellsTheWholeLife() {
    Tensor x = Tensor.of(1, 2);
    x.toFloatArray();
    x.close();
    TensorDisposedException thrown =
        assertThrows(
            TensorDisposedException.class,
            () -> {
              x.toFloatArray();
            });
    int created = thrown.tensor().createdAt().line();
    String file = "TensorTest.java:";
    assertEquals(
        "tensor #"
            + x.id()
            + " (float32 [2]) is disposed: created at "
            + (file + created)
            + ", last used at "
            + (file + (created + 1))
            + ", disposed at "
            + (file + (created + 2))
            + "; used again at "
            + (file + thrown.usedAt().line()),
        thrown.getMessage());
    assertEquals("TensorTest.java", thrown.usedAt().file());
    assertTrue(thrown.usedAt().line() > created + 2);
    assertEquals(HandleState.CLOSED, thrown.tensor().state());
  }

  @Test
  void theExceptionNamesTheScopeThatDisposed() {
    Tensor[] lost = new Tensor[1];
    TensorScope.tidy(
        () -> {
          lost[0] = Tensor.of(1);
        });
    String message = assertThrows(TensorDisposedException.class, () -> lost[0].tanh()).toString();
    assertTrue(message.contains(" by the scope opened at TensorTest.java:"), message);
  }

  @Test
  void aFailedOperationLeavesNothingBehind() {
    try (Tensor x = Tensor.zeros(2);
        Tensor y = Tensor.zeros(3)) {
      String message = assertThrows(IllegalArgumentException.class, () -> x.add(y)).getMessage();
      assertEquals("shapes [2] and [3] do not broadcast: 2 against 3", message);
      message = assertThrows(IllegalArgumentException.class, () -> x.matmul(y)).getMessage();
      assertEquals("matmul needs shapes [m, k] and [k, n], got [2] and [3]", message);
      assertEquals(2, buffers());
    }
  }

  @Test
  void keptTensorsAreCountedAndCanBeGivenBack() {
    Tensor x = Tensor.of(1);
    assertSame(x, x.keep());
    assertTrue(x.isKept());
    assertEquals(before.keptHandles() + 1, TensorRuntime.memory().keptHandles());
    assertSame(x, x.unkeep());
    assertFalse(x.isKept());
    assertEquals(before.keptHandles(), TensorRuntime.memory().keptHandles());
    x.keep().close();
    assertEquals(before.keptHandles(), TensorRuntime.memory().keptHandles());
  }

  @Test
  void memoryCountsHandlesAndBuffersApart() {
    try (Tensor x = Tensor.zeros(10);
        Tensor y = x.clone();
        Tensor z = Tensor.zeros(5)) {
      Memory now = TensorRuntime.memory();
      assertEquals(before.handles() + 3, now.handles());
      assertEquals(before.buffers() + 2, now.buffers());
      assertEquals(before.liveBytes() + 60, now.liveBytes());
      assertEquals(List.of(x.id(), y.id(), z.id()), List.of(x.id(), x.id() + 1, x.id() + 2));
    }
  }

  @Test
  void threadsMayShareAndCloseHandlesOfOneBuffer() throws InterruptedException {
    Tensor x = Tensor.ones(64);
    Function<Integer, Thread> worker =
        index ->
            new Thread(
                () -> {
                  for (int round = 0; round < 200; round++) {
                    try (Tensor mine = x.clone();
                        Tensor sum = mine.sum()) {
                      assertEquals(64, sum.item());
                    }
                  }
                },
                "worker-" + index);
    List<Thread> threads = List.of(worker.apply(0), worker.apply(1), worker.apply(2));
    threads.forEach(Thread::start);
    for (Thread thread : threads) {
      thread.join();
    }
    assertEquals(1, buffers());
    x.close();
    assertEquals(0, buffers());
  }
}
