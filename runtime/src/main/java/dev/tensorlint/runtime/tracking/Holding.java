// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.tracking;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The open handles of one kind that one line of code created.
 *
 * @param site the line; {@link Site#UNKNOWN} stands for all that were not recorded
 * @param kind what the handles stand for
 * @param handles how many there are
 * @param bytes their data; data that several handles share counts once, for the oldest of them
 */
public record Holding(Site site, HandleKind kind, int handles, long bytes) {

  private static final Comparator<Holding> LARGEST_FIRST =
      Comparator.comparingLong(Holding::bytes)
          .thenComparingInt(Holding::handles)
          .reversed()
          .thenComparing(holding -> holding.site().toString())
          .thenComparing(Holding::kind);

  /** Groups what is open now, the largest first. */
  public static List<Holding> open() {
    return of(HandleLog.records());
  }

  /** Returns one line, such as {@code 2 tensors, 32 bytes, created at App.java:12}. */
  @Override
  public String toString() {
    return kind.counted(handles)
        + (bytes == 0 ? "" : ", " + bytes + " bytes")
        + ", created at "
        + site;
  }

  /**
   * Groups handles.
   *
   * @param handles by rising id
   */
  static List<Holding> of(Collection<HandleRecord> handles) {
    Set<Long> counted = new HashSet<>();
    Map<Group, Holding> groups = new LinkedHashMap<>();
    for (HandleRecord handle : handles) {
      long bytes = counted.add(handle.dataId()) ? handle.bytes() : 0;
      groups.merge(
          new Group(handle.createdAt(), handle.kind()),
          new Holding(handle.createdAt(), handle.kind(), 1, bytes),
          Holding::plus);
    }
    List<Holding> holdings = new ArrayList<>(groups.values());
    holdings.sort(LARGEST_FIRST);
    return holdings;
  }

  private record Group(Site site, HandleKind kind) {}

  private Holding plus(Holding other) {
    return new Holding(site, kind, handles + other.handles, bytes + other.bytes);
  }
}
