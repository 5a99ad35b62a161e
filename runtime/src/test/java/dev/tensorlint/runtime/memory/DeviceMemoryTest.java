// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.AllocationFailedException;
import dev.tensorlint.runtime.device.DeviceBuffer;
import dev.tensorlint.runtime.device.DeviceType;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class DeviceMemoryTest {

  private static final MemoryLimits LIMITS = new MemoryLimits(Long.MAX_VALUE, 4096, 4096, 4, 1024);

  private final SmallDevice gpu = new SmallDevice(DeviceType.GPU, 1 << 20);
  private final DeviceMemory memory = new DeviceMemory(LIMITS);

  private DeviceBuffer allocate(int length) {
    return memory.allocate(gpu.device, DType.FLOAT32, length);
  }

  private void giveBack(DeviceBuffer buffer, int length) {
    memory.giveBack(gpu.device, buffer, length);
  }

  @Test
  void aBufferIsUsedAgainForALengthOfItsClass() {
    DeviceBuffer first = allocate(100);
    assertEquals(104, first.length());
    giveBack(first, 100);
    assertEquals(new Balance(0, 0, 400, 0, 416), memory.balance());
    assertSame(first, allocate(97));
    assertEquals(new Balance(1, 388, 400, 416, 0), memory.balance());
    assertNotSame(first, allocate(97));
  }

  @Test
  void buffersOfOtherDevicesAreNotMixed() {
    SmallDevice other = new SmallDevice(DeviceType.GPU, 1 << 20);
    DeviceBuffer first = allocate(100);
    giveBack(first, 100);
    assertNotSame(first, memory.allocate(other.device, DType.FLOAT32, 100));
  }

  @Test
  void typesAreNotMixed() {
    DeviceBuffer first = allocate(100);
    giveBack(first, 100);
    DeviceBuffer ints = memory.allocate(gpu.device, DType.INT32, 100);
    assertEquals(DType.INT32, ints.type());
    assertEquals(416, memory.balance().pooledBytes());
  }

  @Test
  void emptyBuffersAndSmallJavaArraysAreNotPooled() {
    giveBack(allocate(0), 0);
    assertEquals(0, memory.balance().pooledBytes());
    SmallDevice heap = new SmallDevice(DeviceType.JAVA, 1 << 20);
    memory.giveBack(heap.device, memory.allocate(heap.device, DType.FLOAT32, 255), 255);
    assertEquals(0, heap.usedBytes());
    memory.giveBack(heap.device, memory.allocate(heap.device, DType.FLOAT32, 256), 256);
    assertEquals(1024, memory.balance().pooledBytes());
  }

  @Test
  void thePoolIsBoundedByCountAndBytes() {
    List<DeviceBuffer> five =
        List.of(allocate(16), allocate(16), allocate(16), allocate(16), allocate(16));
    five.forEach(buffer -> giveBack(buffer, 16));
    assertEquals(4 * 64, memory.balance().pooledBytes());
    assertEquals(4, gpu.buffers.size());
    giveBack(allocate(1 << 12), 1 << 12);
    assertEquals(4 * 64, memory.balance().pooledBytes(), "larger than the whole pool");
    giveBack(allocate(1 << 10), 1 << 10);
    assertEquals(4096, memory.balance().pooledBytes(), "the older ones had to go");
    assertEquals(1, gpu.buffers.size());
  }

  @Test
  void trimmingFreesWhatIsIdle() {
    DeviceBuffer used = allocate(16);
    giveBack(allocate(100), 100);
    assertEquals(416, memory.trim());
    assertEquals(1, gpu.buffers.size());
    assertEquals(new Balance(1, 64, 464, 64, 0), memory.balance());
    giveBack(used, 16);
    memory.resetPeak();
    assertEquals(0, memory.balance().peakBytes());
  }

  @Test
  void aBudgetIsKeptAndIdleBuffersMakeRoom() {
    memory.setBudget(1000);
    giveBack(allocate(200), 200);
    DeviceBuffer small = allocate(16);
    assertEquals(832 + 64, memory.balance().pooledBytes() + memory.balance().reservedBytes());
    DeviceBuffer large = allocate(234);
    assertEquals(234, large.length(), "a rounded one would not fit");
    assertEquals(new Balance(2, 1000, 1000, 1000, 0), memory.balance());
    AllocationFailedException full =
        assertThrows(AllocationFailedException.class, () -> allocate(1));
    assertEquals(4, full.bytes());
    assertEquals(
        "4 bytes cannot be allocated: the budget is 1000 bytes, of which 1000 are in use",
        full.getMessage());
    giveBack(small, 16);
    giveBack(large, 234);
    assertEquals(0, memory.balance().reservedBytes());
  }

  @Test
  void idleBuffersAreNoWayAroundABudget() {
    giveBack(allocate(100), 100);
    memory.setBudget(300);
    assertThrows(AllocationFailedException.class, () -> allocate(100));
    assertEquals(new Balance(0, 0, 400, 0, 0), memory.balance());
  }

  @Test
  void aBudgetIsNotNegative() {
    assertThrows(IllegalArgumentException.class, () -> memory.setBudget(-1));
  }

  @Test
  void aFullDeviceIsTriedAgainWithoutIdleBuffers() {
    SmallDevice full = new SmallDevice(DeviceType.GPU, 4096);
    DeviceMemory ample = new DeviceMemory(LIMITS);
    ample.giveBack(full.device, ample.allocate(full.device, DType.FLOAT32, 800), 800);
    assertEquals(900, ample.allocate(full.device, DType.FLOAT32, 900).length());
    assertThrows(
        AllocationFailedException.class, () -> ample.allocate(full.device, DType.FLOAT32, 900));
    assertEquals(new Balance(1, 3600, 3600, 3600, 0), ample.balance());
  }

  @Property(tries = 200)
  void theBalanceIsThatOfTheDevice(@ForAll List<@IntRange(min = -60, max = 60) Integer> steps) {
    Deque<DeviceBuffer> used = new ArrayDeque<>();
    Deque<Integer> lengths = new ArrayDeque<>();
    for (int step : steps) {
      if (step >= 0) {
        used.add(allocate(step));
        lengths.add(step);
      } else if (!used.isEmpty()) {
        giveBack(used.remove(), lengths.remove());
      }
      Balance now = memory.balance();
      assertEquals(gpu.usedBytes(), now.reservedBytes() + now.pooledBytes());
      assertEquals(lengths.stream().mapToLong(length -> 4L * length).sum(), now.liveBytes());
      assertEquals(used.size(), now.buffers());
      assertTrue(now.pooledBytes() <= LIMITS.pooledBytes());
    }
    while (!used.isEmpty()) {
      giveBack(used.remove(), lengths.remove());
    }
    memory.trim();
    assertEquals(0, gpu.usedBytes());
  }
}
