// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** The fixes that were tried in vain; they are not tried again as the text around them moves. */
final class Refused {

  /**
   * A fix of a finding.
   *
   * @param at where the finding starts
   */
  private record Tried(String rule, String path, String method, int at, String title) {
    static Tried of(Finding finding, Fix fix) {
      return new Tried(
          finding.rule(),
          finding.place().file().path(),
          finding.method(),
          finding.place().span().start(),
          fix.title());
    }

    Tried at(int newAt) {
      return new Tried(rule, path, method, newAt, title);
    }
  }

  private Map<Tried, LeftOutFix> tried = new LinkedHashMap<>();

  /**
   * @param why what is said of it
   */
  void add(Finding finding, Fix fix, LeftOutFix why) {
    tried.put(Tried.of(finding, fix), why);
  }

  /** Returns what is said of them, in the order in which they were tried. */
  List<LeftOutFix> all() {
    return tried.values().stream().distinct().toList();
  }

  boolean contains(Finding finding, Fix fix) {
    return tried.containsKey(Tried.of(finding, fix));
  }

  /**
   * Takes up the edits of a fix. What it edited may be tried again, and so may what is in the same
   * method: a parent can be closed when its children are.
   */
  void move(Finding fixed, ProgramEdits edits) {
    Map<Tried, LeftOutFix> moved = new LinkedHashMap<>();
    tried.forEach(
        (each, why) -> {
          boolean isThere = each.path().equals(fixed.place().file().path());
          OptionalInt at = edits.after(each.path(), each.at());
          if (!isThere || !each.method().equals(fixed.method())) {
            at.ifPresent(offset -> moved.put(each.at(offset), why));
          }
        });
    tried = moved;
  }
}
