// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.lang.ref.Cleaner;
import java.util.Comparator;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * The lives of all open handles of this process. Process-wide because leaks are: a handle may be
 * opened on one thread and lost on another.
 */
final class HandleLog {

  static final Cleaner CLEANER = Cleaner.create();

  private static final AtomicLong NEXT_ID = new AtomicLong(1);
  private static final Map<Long, Lifetime> OPEN = new ConcurrentHashMap<>();
  private static final Set<LeakWatch> WATCHES = ConcurrentHashMap.newKeySet();

  private HandleLog() {}

  static long nextId() {
    return NEXT_ID.getAndIncrement();
  }

  /** Returns the smallest id that no handle has yet. */
  static long horizon() {
    return NEXT_ID.get();
  }

  static void opened(Lifetime lifetime) {
    OPEN.put(lifetime.id(), lifetime);
  }

  static void closed(Lifetime lifetime) {
    OPEN.remove(lifetime.id());
  }

  /** Watches learn of it before the handle leaves the open ones, so that no report misses it. */
  static void collected(Lifetime lifetime) {
    HandleRecord end = lifetime.snapshot();
    WATCHES.forEach(watch -> watch.collected(end));
    OPEN.remove(lifetime.id());
  }

  static void add(LeakWatch watch) {
    WATCHES.add(watch);
  }

  static void remove(LeakWatch watch) {
    WATCHES.remove(watch);
  }

  static Stream<Lifetime> open() {
    return OPEN.values().stream().sorted(Comparator.comparingLong(Lifetime::id));
  }
}
