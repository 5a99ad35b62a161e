// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.profile;

import dev.tensorlint.runtime.task.TaskLocal;
import dev.tensorlint.runtime.tracking.Lifetime;
import dev.tensorlint.runtime.tracking.Tracking;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Counts the operations of a task and of the tasks that it starts. Profiles nest: the outer one
 * counts what the inner one does.
 */
public final class Profiler {

  private static final TaskLocal<Profiler> ACTIVE = TaskLocal.inherited();

  /** Profilers at work in the whole process: while there are none, no operation looks further. */
  private static final AtomicInteger AT_WORK = new AtomicInteger();

  private final @Nullable Profiler outer;
  private final Map<Key, Row> rows = new ConcurrentHashMap<>();

  private Profiler(@Nullable Profiler outer) {
    this.outer = outer;
  }

  private record Key(String operation, String device) {}

  /** Returns the profiler of the current task, or null. */
  public static @Nullable Profiler active() {
    return AT_WORK.get() == 0 ? null : ACTIVE.get();
  }

  /** Runs a body and returns what its operations took. */
  public static Profile of(Runnable body) {
    Profiler outer = ACTIVE.get();
    Profiler profiler = new Profiler(outer);
    long firstId = Tracking.nextId();
    long start = System.nanoTime();
    AT_WORK.incrementAndGet();
    ACTIVE.set(profiler);
    try {
      body.run();
    } finally {
      ACTIVE.set(outer);
      AT_WORK.decrementAndGet();
    }
    return profiler.profile(System.nanoTime() - start, firstId);
  }

  /**
   * Counts one run.
   *
   * @param bytes of new data
   */
  public void ran(String operation, String device, long nanos, long bytes) {
    row(operation, device).add(nanos, bytes);
    if (outer != null) {
      outer.ran(operation, device, nanos, bytes);
    }
  }

  /** Notes the handle that a run made. */
  public void made(String operation, String device, long handle) {
    row(operation, device).add(handle);
    if (outer != null) {
      outer.made(operation, device, handle);
    }
  }

  private Row row(String operation, String device) {
    return rows.computeIfAbsent(new Key(operation, device), key -> new Row());
  }

  private Profile profile(long nanos, long firstId) {
    long created = Tracking.nextId() - firstId;
    Set<Long> open =
        Tracking.open().stream()
            .map(Lifetime::id)
            .filter(id -> id >= firstId && id < firstId + created)
            .collect(Collectors.toSet());
    List<Profile.Operation> operations =
        rows.entrySet().stream()
            .map(entry -> entry.getValue().operation(entry.getKey(), open))
            .sorted(Comparator.comparingLong(Profile.Operation::nanos).reversed())
            .toList();
    return new Profile(operations, nanos, created, created - open.size());
  }

  private static final class Row {
    private long count;
    private long nanos;
    private long bytes;
    private final LongStream.Builder handles = LongStream.builder();

    synchronized void add(long time, long size) {
      count++;
      nanos += time;
      bytes += size;
    }

    synchronized void add(long handle) {
      handles.add(handle);
    }

    /** Ends the row. */
    synchronized Profile.Operation operation(Key key, Set<Long> open) {
      long left = handles.build().filter(open::contains).count();
      return new Profile.Operation(key.operation(), key.device(), count, nanos, bytes, left);
    }
  }
}
