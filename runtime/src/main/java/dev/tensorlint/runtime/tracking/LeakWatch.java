// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

  /** Starts a watch; close it, so that it lets go of the records it gathers. */
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
    List<HandleRecord> stillOpen = HandleLog.open().stream().map(Lifetime::snapshot).toList();
    Map<Long, HandleRecord> byId =
        Stream.concat(stillOpen.stream(), collected.stream())
            .filter(this::isLeak)
            .collect(Collectors.toMap(HandleRecord::id, Function.identity(), LeakWatch::later));
    return new LeakReport(
        byId.values().stream().sorted(Comparator.comparingLong(HandleRecord::id)).toList());
  }

  /** Ends the watch. Reports of before stay valid. */
  @Override
  public void close() {
    HandleLog.remove(this);
  }

  void collected(HandleRecord handle) {
    collected.add(handle);
  }

  private boolean isLeak(HandleRecord handle) {
    return handle.id() >= firstId
        && handle.owner().isEmpty()
        && handle.state() != HandleState.CLOSED;
  }

  /** A handle collected while the report was made is seen open first, and collected after. */
  private static HandleRecord later(HandleRecord open, HandleRecord collected) {
    return collected;
  }
}
