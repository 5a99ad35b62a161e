// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;

/**
 * Finds the handles that are opened after a point and not closed. Counts only what programs do: a
 * handle that the garbage collector found in the meantime is as much a leak as one that is still
 * reachable, so the same program gives the same report whenever the collector runs.
 *
 * <p>All threads are watched. Handles from before the watch never show in its reports.
 *
 * <pre>{@code
 * try (LeakWatch watch = LeakWatch.start()) {
 *   program.run();
 *   System.out.println(watch.report());
 * }
 * }</pre>
 */
public final class LeakWatch implements AutoCloseable {

  private final long firstId = HandleLog.horizon();
  private final ConcurrentLinkedQueue<HandleRecord> collected = new ConcurrentLinkedQueue<>();

  private LeakWatch() {}

  /** Starts a watch; close it, so that it drops the records it gathers. */
  public static LeakWatch start() {
    LeakWatch watch = new LeakWatch();
    HandleLog.add(watch);
    return watch;
  }

  /**
   * Returns the handles opened since the start that were never closed, by rising id. Those that a
   * longer-lived owner will close, such as the weights of a model, are left out: the owner is
   * there.
   */
  public LeakReport report() {
    // A handle that is collected meanwhile is among the open ones, the collected ones, or both.
    List<HandleRecord> open = HandleLog.records();
    Map<Long, HandleRecord> unclosed = new TreeMap<>();
    open.forEach(handle -> unclosed.put(handle.id(), handle));
    collected.forEach(handle -> unclosed.put(handle.id(), handle));
    List<HandleRecord> since =
        unclosed.values().stream().filter(handle -> handle.id() >= firstId).toList();
    List<HandleRecord> leaks = since.stream().filter(handle -> handle.owner().isEmpty()).toList();
    return new LeakReport(leaks, bytes(since, dataOfBefore(open)));
  }

  /** Ends the watch. Reports of before stay valid. */
  @Override
  public void close() {
    HandleLog.remove(this);
  }

  void collected(HandleRecord handle) {
    collected.add(handle);
  }

  private Set<Long> dataOfBefore(List<HandleRecord> open) {
    return open.stream()
        .filter(handle -> handle.id() < firstId)
        .map(HandleRecord::dataId)
        .collect(Collectors.toSet());
  }

  private static long bytes(List<HandleRecord> handles, Set<Long> counted) {
    long bytes = 0;
    for (HandleRecord handle : handles) {
      if (counted.add(handle.dataId())) {
        bytes += handle.bytes();
      }
    }
    return bytes;
  }
}
