// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.finding.Diagnostic;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** Counts the methods of an archive or folder whose code could not be followed. */
public final class UnreadCode {

  private final String shown;
  private final List<TranslatedClasses.UnreadMethod> unread = new ArrayList<>();
  private int methods;

  /**
   * @param shown the archive or folder as reports show it
   */
  public UnreadCode(String shown) {
    this.shown = shown;
  }

  /** Counts what came of a source file. */
  public void add(TranslatedClasses translated) {
    methods += translated.methods();
    unread.addAll(translated.unread());
  }

  /** Returns one line on all of them; empty where all were read. */
  public Optional<Diagnostic> diagnostic() {
    if (unread.isEmpty()) {
      return Optional.empty();
    }
    String what =
        String.format(
            Locale.ROOT,
            "the code of %,d of %,d methods is not followed (%s); the first is %s",
            unread.size(),
            methods,
            reasons(),
            unread.get(0).name());
    return Optional.of(Diagnostic.gap(shown, 0, 0, what, "check their sources"));
  }

  /** The most frequent first. */
  private String reasons() {
    Map<String, Integer> counts = new TreeMap<>();
    unread.forEach(each -> counts.merge(each.why(), 1, Integer::sum));
    return counts.entrySet().stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .map(each -> each.getKey() + ": " + each.getValue())
        .collect(Collectors.joining(", "));
  }
}
