// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.System.Logger;
import java.lang.ref.ReferenceQueue;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;

/**
 * The lives of all open handles of this process. Process-wide because leaks are: a handle may be
 * opened on one thread and lost on another.
 */
final class HandleLog {

  static final Logger LOGGER = System.getLogger("dev.tensorlint.runtime");

  /** A power of two: threads that open handles at once rarely want the same chain. */
  private static final int CHAIN_COUNT = 16;

  private static final List<HandleReference.Chain> CHAINS =
      IntStream.range(0, CHAIN_COUNT).mapToObj(i -> new HandleReference.Chain()).toList();

  private static final AtomicLong NEXT_ID = new AtomicLong(1);
  private static final ReferenceQueue<Object> GONE = new ReferenceQueue<>();
  private static final Set<LeakWatch> WATCHES = ConcurrentHashMap.newKeySet();

  static {
    Thread collector =
        new Thread(
            null,
            HandleLog::collect,
            "tensorlint-lost-handles",
            0,
            /* inheritThreadLocals= */ false);
    collector.setDaemon(true);
    collector.start();
    ExitReport.install();
  }

  private HandleLog() {}

  static long nextId() {
    return NEXT_ID.getAndIncrement();
  }

  /** Returns the smallest id that no handle has yet. */
  static long horizon() {
    return NEXT_ID.get();
  }

  static HandleReference watch(Object handle, Lifetime lifetime) {
    return new HandleReference(handle, lifetime, GONE);
  }

  static void opened(HandleReference handle) {
    chain(handle).add(handle);
  }

  static void closed(HandleReference handle) {
    chain(handle).remove(handle);
  }

  /** Watches learn of it before the handle leaves the open ones, so that no report misses it. */
  static void collected(HandleReference handle) {
    if (!WATCHES.isEmpty()) {
      HandleRecord end = handle.lifetime.snapshot();
      WATCHES.forEach(watch -> watch.collected(end));
    }
    chain(handle).remove(handle);
  }

  static void add(LeakWatch watch) {
    WATCHES.add(watch);
  }

  static void remove(LeakWatch watch) {
    WATCHES.remove(watch);
  }

  /** Returns the open handles by rising id. */
  static List<Lifetime> open() {
    List<Lifetime> open = new ArrayList<>();
    CHAINS.forEach(chain -> chain.forEach(open::add));
    open.sort(Comparator.comparingLong(Lifetime::id));
    return open;
  }

  /** Returns what is known of all open handles, by rising id. */
  static List<HandleRecord> records() {
    return open().stream().map(Lifetime::snapshot).toList();
  }

  private static HandleReference.Chain chain(HandleReference handle) {
    return CHAINS.get((int) handle.lifetime.id() & (CHAIN_COUNT - 1));
  }

  /** Frees what lost handles held, one by one, for as long as the process lives. */
  private static void collect() {
    while (true) {
      try {
        ((HandleReference) GONE.remove()).lifetime.collect();
      } catch (InterruptedException stop) {
        return;
      } catch (RuntimeException | Error failure) {
        LOGGER.log(Logger.Level.ERROR, "the memory of a lost handle could not be freed", failure);
      }
    }
  }
}
