// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.memory.Balance;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.MemoryKind;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What the runtime held at one moment.
 *
 * @param handles open tensor handles, weights of models included
 * @param models open models
 * @param scopes open scopes
 * @param buffers live data buffers; handles that share data share a buffer
 * @param liveBytes bytes of data in those buffers, each buffer counted once
 * @param peakBytes the most that {@code liveBytes} was since the last {@link
 *     TensorRuntime#resetPeak}
 * @param pooledBytes bytes of idle buffers, kept to be used again
 * @param keptHandles open tensor handles that were kept out of their scope
 * @param bytesByKind the bytes behind open handles by what they serve, each buffer counted once
 */
public record Memory(
    int handles,
    int models,
    int scopes,
    int buffers,
    long liveBytes,
    long peakBytes,
    long pooledBytes,
    int keptHandles,
    Map<MemoryKind, Long> bytesByKind) {

  public Memory {
    bytesByKind = Map.copyOf(bytesByKind);
  }

  /** Returns the bytes that serve as one kind. */
  public long bytes(MemoryKind kind) {
    return bytesByKind.getOrDefault(kind, 0L);
  }

  static Memory of(List<Lifetime> open, Balance balance) {
    return new Memory(
        count(open, HandleKind.TENSOR),
        count(open, HandleKind.MODEL),
        count(open, HandleKind.SCOPE),
        balance.buffers(),
        balance.liveBytes(),
        balance.peakBytes(),
        balance.pooledBytes(),
        (int) open.stream().filter(Lifetime::isKept).count(),
        bytesByKind(open));
  }

  private static int count(List<Lifetime> open, HandleKind kind) {
    return (int) open.stream().filter(handle -> handle.kind() == kind).count();
  }

  private static Map<MemoryKind, Long> bytesByKind(List<Lifetime> open) {
    Map<Long, Lifetime> strongest = new HashMap<>();
    for (Lifetime handle : open) {
      if (handle.held().dataId() != 0) {
        strongest.merge(handle.held().dataId(), handle, Memory::stronger);
      }
    }
    Map<MemoryKind, Long> bytes = new EnumMap<>(MemoryKind.class);
    strongest
        .values()
        .forEach(handle -> bytes.merge(handle.memoryKind(), handle.held().bytes(), Long::sum));
    return bytes;
  }

  private static Lifetime stronger(Lifetime one, Lifetime other) {
    return one.memoryKind().compareTo(other.memoryKind()) <= 0 ? one : other;
  }
}
