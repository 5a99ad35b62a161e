// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.memory.MemoryLimits;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.Tracking;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Creates, uses and closes many tensors in nested scopes of four tasks, and looks whether anything
 * is left: a handle, a byte, or heap. The system property {@code tensorlint.soak} says how many on
 * each device, 100,000 without it.
 */
class SoakTest {

  private static final long TENSORS = Long.getLong("tensorlint.soak", 100_000);
  private static final int TASKS = 4;
  private static final int INTERVALS = 12;
  private static final int WARM_UP = 4;

  /** Handles that one step makes, without the step of a longer life. */
  private static final int A_STEP = 6;

  /** More than the collector leaves lying about, and less than a word a tensor of a long soak. */
  private static final long MOST_GROWTH = 8 << 20;

  private final List<Long> heap = new ArrayList<>();
  private final ConcurrentLinkedQueue<Throwable> failures = new ConcurrentLinkedQueue<>();

  static List<Device> devices() {
    return Stream.concat(Stream.of(Devices.java()), Devices.openCl().stream()).toList();
  }

  @ParameterizedTest(autoCloseArguments = false)
  @MethodSource("devices")
  void nothingIsLeft(Device device) {
    try (LeakWatch watch = LeakWatch.start()) {
      soak(device);
      assertEquals("no leaks", watch.report().toString());
    }
  }

  private void soak(Device device) {
    Memory before = TensorRuntime.memory();
    long firstId = Tracking.nextId();
    List<Thread> threads = new ArrayList<>();
    CyclicBarrier interval = new CyclicBarrier(TASKS, this::measureHeap);
    Devices.withDevice(
        device,
        () -> {
          for (int task = 0; task < TASKS; task++) {
            threads.add(new Thread(() -> steps(interval), "soak-" + task));
          }
          threads.forEach(Thread::start);
          threads.forEach(SoakTest::join);
        });
    assertEquals(List.of(), List.copyOf(failures));
    assertTrue(Tracking.nextId() - firstId >= TENSORS);
    assertNothingIsLeft(before, TensorRuntime.memory());
    assertHeapDoesNotGrow();
    report(device, Tracking.nextId() - firstId);
  }

  private void steps(CyclicBarrier interval) {
    long steps = TENSORS / TASKS / INTERVALS / A_STEP + 1;
    try {
      for (int i = 0; i < INTERVALS; i++) {
        for (long step = 0; step < steps; step++) {
          step((int) (step % 1000));
        }
        interval.await();
      }
    } catch (RuntimeException | Error | BrokenBarrierException | InterruptedException failure) {
      failures.add(failure);
      interval.reset();
    }
  }

  /** Most sizes stay below the pool of Java arrays; one in a thousand is above it. */
  private static void step(int number) {
    int size = number == 0 ? 1 << 15 : 1 + number % 40;
    try (TensorScope outer = TensorScope.open()) {
      Tensor x = Tensor.fill(number, size);
      Tensor sum =
          TensorScope.tidy(
              () -> {
                Tensor doubled = x.add(x);
                Tensor view = doubled.slice(0, 1);
                Tensor kept = view.mul(0.5f).keep();
                doubled.close();
                return kept.unkeep().sum();
              });
      if (number % 100 == 0) {
        assertEquals(number, sum.item());
      }
      assertTrue(!outer.isClosed() && !sum.isClosed());
    }
  }

  private void measureHeap() {
    System.gc();
    heap.add(ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
  }

  private static void assertNothingIsLeft(Memory before, Memory after) {
    assertEquals(before.liveBytes(), after.liveBytes());
    assertEquals(before.buffers(), after.buffers());
    assertEquals(before.handles(), after.handles());
    assertEquals(before.scopes(), after.scopes());
    assertEquals(before.keptHandles(), after.keptHandles());
    assertTrue(after.pooledBytes() <= MemoryLimits.DEFAULT.pooledBytes());
  }

  private void assertHeapDoesNotGrow() {
    List<Long> warm = heap.subList(WARM_UP, INTERVALS);
    long growth = warm.get(warm.size() - 1) - warm.get(0);
    assertTrue(growth < MOST_GROWTH, () -> "the heap grew: " + heap);
  }

  private void report(Device device, long handles) {
    System.out.println(
        device.info().name()
            + ": "
            + handles
            + " handles; heap after collection at each interval, in KiB: "
            + heap.stream().map(bytes -> bytes >> 10).toList()
            + "; pooled bytes: "
            + TensorRuntime.memory().pooledBytes());
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }
}
