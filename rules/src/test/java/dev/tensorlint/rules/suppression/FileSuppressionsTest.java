// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

final class FileSuppressionsTest {

  private static final int MANY = 4_096;

  private final SourceFile file = SourceFile.of("A.java", "x\n".repeat(MANY));

  private Place at(int start, int end) {
    return new Place(file, new Span(start, end));
  }

  private Finding finding(String rule, int start, int end) {
    return new Finding(
        rule,
        Severity.WARNING,
        Confidence.DEFINITE,
        at(start, end),
        Event.NOTED,
        "",
        "A.run",
        "x",
        "",
        List.of(),
        "",
        List.of());
  }

  private Suppression suppression(String rule, Reach reach) {
    return new Suppression(at(0, 1), rule, true, "", reach);
  }

  @Test
  void aFindingIsLookedForAmongAFewOfManyAnnotations() {
    List<Suppression> annotations = new ArrayList<>();
    for (int i = 0; i < MANY; i++) {
      annotations.add(suppression("R", new Reach.Within(new Span(2 * i, 2 * i + 2))));
    }
    Work counted = Work.ofSteps(1_000_000);
    FileSuppressions suppressions = new FileSuppressions(annotations, counted);
    for (int i = 0; i < MANY; i++) {
      assertTrue(suppressions.cover(finding("R", 2 * i, 2 * i + 1), at(0, 1)));
      assertFalse(suppressions.cover(finding("Other", 2 * i, 2 * i + 1), at(0, 1)));
    }
    long looks = counted.steps() * Work.STEP;
    assertTrue(looks <= 30L * MANY, "spans looked at: " + looks);
    assertTrue(annotations.stream().allMatch(suppressions::isUsed));
  }

  @Test
  void findsAllSpansThatContainAnother() {
    Random random = new Random(7);
    Map<Span, Integer> spans = new HashMap<>();
    for (int i = 0; i < 300; i++) {
      int start = random.nextInt(100);
      spans.put(new Span(start, start + 1 + random.nextInt(30)), i);
    }
    SpanIndex<Integer> index = new SpanIndex<>(spans, Work.unlimited());
    for (int i = 0; i < 300; i++) {
      int start = random.nextInt(120);
      Span asked = new Span(start, start + random.nextInt(8));
      Set<Integer> found = new TreeSet<>();
      index.containing(asked, found::add);
      Set<Integer> expected =
          spans.entrySet().stream()
              .filter(each -> each.getKey().contains(asked))
              .map(Map.Entry::getValue)
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(expected, found, asked::toString);
    }
  }

  @Test
  void anAnnotationOnAVariableMeansWhatIsFoundOutAboutIt() {
    Suppression about = suppression("R", new Reach.About(new Span(10, 20)));
    Suppression within = suppression("R", new Reach.Within(new Span(30, 40)));
    FileSuppressions suppressions = new FileSuppressions(List.of(about, within), Work.unlimited());
    assertFalse(suppressions.cover(finding("R", 50, 51), at(32, 33)), "created in the type");
    assertFalse(suppressions.isUsed(within));
    assertTrue(suppressions.cover(finding("R", 50, 51), at(12, 13)), "created in the variable");
    assertTrue(suppressions.isUsed(about));
  }
}
