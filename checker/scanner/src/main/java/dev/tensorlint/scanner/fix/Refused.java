// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import java.util.HashSet;
import java.util.OptionalInt;
import java.util.Set;

/** The fixes that were tried in vain; they are not tried again as the text around them moves. */
final class Refused {

  /**
   * A fix of a finding.
   *
   * @param at where the finding starts
   */
  private record Tried(String rule, String path, int at, String title) {
    static Tried of(Finding finding, Fix fix) {
      return new Tried(
          finding.rule(),
          finding.place().file().path(),
          finding.place().span().start(),
          fix.title());
    }

    Tried at(int newAt) {
      return new Tried(rule, path, newAt, title);
    }
  }

  private Set<Tried> tried = new HashSet<>();

  void add(Finding finding, Fix fix) {
    tried.add(Tried.of(finding, fix));
  }

  boolean contains(Finding finding, Fix fix) {
    return tried.contains(Tried.of(finding, fix));
  }

  /** Takes up the edits of a file; what it edited may be tried again. */
  void move(String path, Shift shift) {
    Set<Tried> moved = new HashSet<>();
    for (Tried each : tried) {
      OptionalInt at =
          each.path().equals(path) ? shift.after(each.at()) : OptionalInt.of(each.at());
      at.ifPresent(offset -> moved.add(each.at(offset)));
    }
    tried = moved;
  }
}
