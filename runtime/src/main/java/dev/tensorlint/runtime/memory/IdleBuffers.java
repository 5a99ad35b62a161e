// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.memory;

import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.device.DeviceBuffer;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The idle buffers of one device, by size. Where room is short, the sizes that were asked for
 * longest ago go first. Not safe for use by many threads at once.
 */
final class IdleBuffers {

  private final long mostBytes;
  private final int mostPerSize;
  private final Map<Size, Deque<DeviceBuffer>> bySize =
      new LinkedHashMap<>(16, 0.75f, /* accessOrder= */ true);
  private long bytes;

  private record Size(DType type, int length) {
    static Size of(DeviceBuffer buffer) {
      return new Size(buffer.type(), buffer.length());
    }
  }

  IdleBuffers(long mostBytes, int mostPerSize) {
    this.mostBytes = mostBytes;
    this.mostPerSize = mostPerSize;
  }

  long bytes() {
    return bytes;
  }

  /** Takes a buffer of exactly this size, the one that was used last. */
  @Nullable DeviceBuffer take(DType type, int length) {
    Deque<DeviceBuffer> idle = bySize.get(new Size(type, length));
    DeviceBuffer buffer = idle == null ? null : idle.pollFirst();
    if (buffer != null) {
      bytes -= buffer.bytes();
    }
    return buffer;
  }

  /**
   * Keeps a buffer where the bounds allow it.
   *
   * @return the buffers that have to go, this one or older ones
   */
  List<DeviceBuffer> put(DeviceBuffer buffer) {
    Deque<DeviceBuffer> idle = bySize.computeIfAbsent(Size.of(buffer), size -> new ArrayDeque<>());
    if (buffer.bytes() > mostBytes || idle.size() >= mostPerSize) {
      return List.of(buffer);
    }
    idle.addFirst(buffer);
    bytes += buffer.bytes();
    return bytes > mostBytes ? evict() : List.of();
  }

  /** Gives up all of them. */
  List<DeviceBuffer> drain() {
    List<DeviceBuffer> all = new ArrayList<>();
    bySize.values().forEach(all::addAll);
    bySize.clear();
    bytes = 0;
    return all;
  }

  private List<DeviceBuffer> evict() {
    List<DeviceBuffer> evicted = new ArrayList<>();
    Iterator<Deque<DeviceBuffer>> oldestFirst = bySize.values().iterator();
    while (bytes > mostBytes) {
      Deque<DeviceBuffer> idle = oldestFirst.next();
      while (bytes > mostBytes && !idle.isEmpty()) {
        DeviceBuffer oldest = idle.removeLast();
        bytes -= oldest.bytes();
        evicted.add(oldest);
      }
      if (idle.isEmpty()) {
        oldestFirst.remove();
      }
    }
    return evicted;
  }
}
