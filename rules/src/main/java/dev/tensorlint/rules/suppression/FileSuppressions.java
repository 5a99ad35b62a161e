// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The suppressions of one file, found by line and by span, and which of them were of use. */
final class FileSuppressions {

  /** Stands for all rules. */
  private static final String ANY = "";

  /** Suppressions of the same rule with the same reach suppress the same findings. */
  private record Key(@Nullable String rule, Reach reach) {

    static Key of(Suppression suppression) {
      return new Key(suppression.rule(), suppression.reach());
    }
  }

  /** The annotations of one rule, by their spans. */
  private record Spans(SpanIndex<Key> within, SpanIndex<Key> about) {}

  private final List<Suppression> all;
  private final Set<Key> keys = new HashSet<>();
  private final Map<String, Spans> spansOf = new HashMap<>();
  private final Set<Key> used = new HashSet<>();

  /**
   * @param work counts the suppressions that are looked at
   */
  FileSuppressions(List<Suppression> all, Work work) {
    this.all = List.copyOf(all);
    all.forEach(each -> keys.add(Key.of(each)));
    Set<String> rules = new HashSet<>();
    keys.forEach(key -> rules.add(nameOf(key)));
    Map<String, Map<Span, Key>> within = byRule(key -> key.reach() instanceof Reach.Within);
    Map<String, Map<Span, Key>> about = byRule(key -> key.reach() instanceof Reach.About);
    for (String rule : rules) {
      spansOf.put(
          rule,
          new Spans(
              new SpanIndex<>(within.getOrDefault(rule, Map.of()), work),
              new SpanIndex<>(about.getOrDefault(rule, Map.of()), work)));
    }
  }

  private static String nameOf(Key key) {
    String rule = key.rule();
    return rule == null ? ANY : rule;
  }

  private Map<String, Map<Span, Key>> byRule(Predicate<Key> kind) {
    Map<String, Map<Span, Key>> found = new HashMap<>();
    keys.stream()
        .filter(kind)
        .forEach(
            key ->
                found.computeIfAbsent(nameOf(key), rule -> new HashMap<>()).put(spanOf(key), key));
    return found;
  }

  private static Span spanOf(Key key) {
    if (key.reach() instanceof Reach.Within within) {
      return within.span();
    }
    return ((Reach.About) key.reach()).span();
  }

  List<Suppression> all() {
    return all;
  }

  /** Returns whether a suppression suppressed a finding that was asked for. */
  boolean isUsed(Suppression suppression) {
    return used.contains(Key.of(suppression));
  }

  /** Returns whether a finding is suppressed, and notes by which suppressions. */
  boolean cover(Finding finding, Place created) {
    Set<Key> covering = new HashSet<>();
    addLines(finding, finding.rule(), covering);
    addLines(finding, null, covering);
    addSpans(finding, finding.rule(), created, covering);
    addSpans(finding, ANY, created, covering);
    used.addAll(covering);
    return !covering.isEmpty();
  }

  private void addLines(Finding finding, @Nullable String rule, Set<Key> covering) {
    int start = finding.place().start().line();
    int end = finding.place().end().line();
    for (Reach reach :
        List.of(new Reach.StartLine(start), new Reach.AnyLine(start), new Reach.AnyLine(end))) {
      Key key = new Key(rule, reach);
      if (keys.contains(key)) {
        covering.add(key);
      }
    }
  }

  private void addSpans(Finding finding, String rule, Place created, Set<Key> covering) {
    Spans spans = spansOf.get(rule);
    if (spans == null) {
      return;
    }
    spans.within().containing(finding.place().span(), covering::add);
    spans.about().containing(finding.place().span(), covering::add);
    if (created.file().path().equals(finding.place().file().path())) {
      spans.about().containing(created.span(), covering::add);
    }
  }
}
