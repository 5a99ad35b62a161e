// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The brackets left of an excerpt, in slots so that overlapping ones stand side by side. */
final class Margin {

  private static final Comparator<Label> OUTER_FIRST =
      Comparator.comparingInt(Label::startLine)
          .thenComparing(Comparator.comparingInt(Label::endLine).reversed());

  private final List<Bracket> brackets;

  private Margin(List<Bracket> brackets) {
    this.brackets = List.copyOf(brackets);
  }

  static Margin of(List<Label> labels) {
    List<Bracket> brackets = new ArrayList<>();
    labels.stream()
        .filter(Label::coversLines)
        .sorted(OUTER_FIRST)
        .forEach(label -> brackets.add(new Bracket(label, freeSlot(label, brackets))));
    return new Margin(brackets);
  }

  private static int freeSlot(Label label, List<Bracket> brackets) {
    List<Integer> taken =
        brackets.stream().filter(b -> b.overlaps(label)).map(Bracket::slot).toList();
    int slot = 0;
    while (taken.contains(slot)) {
      slot++;
    }
    return slot;
  }

  /** Returns the columns that the source is moved to the right. */
  int width() {
    return brackets.stream().mapToInt(bracket -> bracket.slot() + 2).max().orElse(0);
  }

  List<Bracket> startingIn(int line) {
    return brackets.stream().filter(bracket -> bracket.label().startLine() == line).toList();
  }

  List<Bracket> endingIn(int line) {
    return brackets.stream().filter(bracket -> bracket.label().endLine() == line).toList();
  }
}
