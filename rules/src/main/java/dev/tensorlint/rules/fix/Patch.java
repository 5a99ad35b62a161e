// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Applies fixes to a text. */
public final class Patch {

  private Patch() {}

  /**
   * Returns those fixes of one file that can be applied together: in the order of their places, and
   * none within the text that an earlier one spans.
   */
  public static List<Fix> together(List<Fix> fixes) {
    List<Fix> sorted =
        fixes.stream()
            .filter(fix -> !fix.edits().isEmpty())
            .sorted(Comparator.comparing(Patch::spanOf))
            .toList();
    List<Fix> chosen = new ArrayList<>();
    int end = -1;
    for (Fix fix : sorted) {
      Span span = spanOf(fix);
      if (span.start() > end) {
        chosen.add(fix);
        end = span.end();
      }
    }
    return chosen;
  }

  private static Span spanOf(Fix fix) {
    return fix.edits().stream().map(edit -> edit.place().span()).reduce(Span::to).orElseThrow();
  }

  /**
   * Returns a text with fixes applied.
   *
   * @param fixes fixes of that text that do not overlap
   */
  public static String apply(String text, List<Fix> fixes) {
    List<Fix.Edit> edits =
        fixes.stream()
            .flatMap(fix -> fix.edits().stream())
            .sorted(Comparator.comparingInt(edit -> edit.place().span().start()))
            .toList();
    StringBuilder patched = new StringBuilder();
    int at = 0;
    for (Fix.Edit edit : edits) {
      Span span = edit.place().span();
      patched.append(text, at, span.start()).append(edit.replacement());
      at = span.end();
    }
    return patched.append(text, at, text.length()).toString();
  }
}
