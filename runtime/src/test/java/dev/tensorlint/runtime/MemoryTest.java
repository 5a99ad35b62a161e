// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Holding;
import dev.tensorlint.runtime.tracking.MemoryKind;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes by kind, the peak, the pool and the budget, as users see them. */
class MemoryTest {

  private final Memory before = TensorRuntime.memory();
  private final long budget = TensorRuntime.budget();

  static List<Device> devices() {
    return Stream.concat(Stream.of(Devices.java()), Devices.openCl().stream()).toList();
  }

  @AfterEach
  void restoreBudget() {
    TensorRuntime.setBudget(budget);
    assertEquals(before.liveBytes(), TensorRuntime.liveBytes());
  }

  private long bytes(MemoryKind kind) {
    return TensorRuntime.memory().bytes(kind) - before.bytes(kind);
  }

  @Test
  void bytesAreCountedByWhatTheyServe() {
    try (Model model = Sequential.withInputs(2, new Dense(3));
        Tensor kept = Tensor.zeros(5).keep();
        Tensor own = Tensor.zeros(7)) {
      assertEquals(4 * (2 * 3 + 3), bytes(MemoryKind.WEIGHTS));
      assertEquals(4 * 5, bytes(MemoryKind.KEPT));
      assertEquals(4 * 7, bytes(MemoryKind.ACTIVATIONS));
      assertEquals(0, bytes(MemoryKind.STATES));
      kept.unkeep();
      assertEquals(4 * 12, bytes(MemoryKind.ACTIVATIONS));
      assertFalse(own.isKept() || model.isClosed());
    }
  }

  @Test
  void sharedDataCountsOnceAsItsStrongestKind() {
    try (Tensor x = Tensor.zeros(6);
        Tensor row = x.reshape(2, 3);
        Tensor kept = row.slice(0, 1).keep()) {
      assertEquals(24, TensorRuntime.liveBytes() - before.liveBytes());
      assertEquals(24, bytes(MemoryKind.KEPT));
      assertEquals(0, bytes(MemoryKind.ACTIVATIONS));
      kept.unkeep();
      assertEquals(24, bytes(MemoryKind.ACTIVATIONS));
    }
  }

  @Test
  void thePeakIsTheMostSinceItsReset() {
    TensorRuntime.resetPeak();
    TensorScope.tidy(() -> Tensor.zeros(100).add(1).close());
    assertEquals(before.liveBytes() + 800, peakWithoutScalars());
    TensorRuntime.resetPeak();
    assertEquals(TensorRuntime.liveBytes(), TensorRuntime.memory().peakBytes());
  }

  /** An operation with a number puts the number on the device while it runs. */
  private static long peakWithoutScalars() {
    return TensorRuntime.memory().peakBytes() / 800 * 800;
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void largeBuffersArePooledAndTrimmed(Device device) {
    Devices.withDevice(
        device,
        () -> {
          TensorRuntime.trim();
          Tensor.zeros(1 << 16).close();
          assertEquals(1 << 18, TensorRuntime.memory().pooledBytes());
          try (Tensor again = Tensor.ones(1 << 16)) {
            assertEquals(0, TensorRuntime.memory().pooledBytes());
            assertArrayEquals(new float[] {1, 1}, firstTwo(again));
          }
          assertTrue(TensorRuntime.trim() >= 1 << 18);
          assertEquals(0, TensorRuntime.memory().pooledBytes());
        });
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void nothingIsLostWhenMemoryIsShort(Device device) {
    Devices.withDevice(
        device,
        () -> {
          TensorRuntime.trim();
          TensorRuntime.setBudget(before.liveBytes() + (3 << 18) + 1000);
          try (TensorScope scope = TensorScope.open()) {
            Tensor x = Tensor.fill(2, 1 << 16);
            Tensor y = Tensor.fill(3, 1 << 16);
            Tensor z = x.mul(y);
            Memory full = TensorRuntime.memory();
            DeviceOutOfMemoryException refused =
                assertThrows(DeviceOutOfMemoryException.class, () -> x.add(y));
            assertHolders(refused, device);
            assertEquals(full, TensorRuntime.memory());
            assertFalse(x.isClosed() || y.isClosed() || z.isClosed() || scope.isClosed());
            TensorRuntime.setBudget(Long.MAX_VALUE);
            assertArrayEquals(new float[] {-1, -1}, firstTwo(x.add(y).sub(z)));
          }
        });
  }

  private static float[] firstTwo(Tensor tensor) {
    return TensorScope.tidy(() -> tensor.slice(0, 2).toFloatArray());
  }

  private static void assertHolders(DeviceOutOfMemoryException refused, Device device) {
    assertEquals(1 << 18, refused.requestedBytes());
    String message = String.valueOf(refused.getMessage());
    assertTrue(
        message.startsWith("no memory on " + device.info().name() + ": 262144 bytes cannot be"),
        message);
    List<Holding> mine =
        refused.holders().stream()
            .filter(holding -> holding.site().file().equals("MemoryTest.java"))
            .toList();
    assertEquals(3, mine.size(), message);
    for (Holding holding : mine) {
      assertEquals(HandleKind.TENSOR, holding.kind());
      assertEquals(1, holding.handles());
      assertEquals(1 << 18, holding.bytes());
      assertTrue(message.contains("\n  1 tensor, 262144 bytes, created at " + holding.site()));
    }
  }

  @Test
  void aLostBufferReturnsToThePool() {
    TensorRuntime.trim();
    lose();
    assertTrue(GarbageCollection.until(() -> TensorRuntime.liveBytes() == before.liveBytes()));
    assertTrue(GarbageCollection.until(() -> TensorRuntime.memory().pooledBytes() == 1 << 18));
  }

  private static void lose() {
    assertEquals(1 << 16, Tensor.zeros(1 << 16).shape().size());
  }
}
