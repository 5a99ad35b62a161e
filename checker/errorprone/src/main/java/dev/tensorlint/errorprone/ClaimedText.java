// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The parts of files that fixes change. Patch mode applies what it can of fixes that overlap, also
 * half of one: so each part of a file goes to the fix that comes first, and the others wait for the
 * next run.
 */
final class ClaimedText {

  private final Map<String, List<Span>> claims = new HashMap<>();

  /**
   * Returns whether all between the first and the last edit of a fix is free, and takes it.
   *
   * @param fix with edits, all of them in one file
   */
  boolean claim(Fix fix) {
    List<Span> taken =
        claims.computeIfAbsent(fix.edits().get(0).place().file().path(), path -> new ArrayList<>());
    Span wanted =
        fix.edits().stream().map(edit -> edit.place().span()).reduce(Span::to).orElseThrow();
    boolean isFree = taken.stream().noneMatch(span -> touch(span, wanted));
    if (isFree) {
      taken.add(wanted);
    }
    return isFree;
  }

  private static boolean touch(Span one, Span other) {
    return one.start() <= other.end() && other.start() <= one.end();
  }
}
