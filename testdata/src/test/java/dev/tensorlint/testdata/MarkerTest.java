// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.junit.jupiter.api.Test;

final class MarkerTest {

  @Test
  void oneMarker() {
    assertEquals(
        List.of(new Marker(2, "UnscopedTensor", Confidence.DEFINITE)),
        Marker.in("class A {\n  f(); // want UnscopedTensor definite\n}\n"));
  }

  @Test
  void severalOnOneLine() {
    assertEquals(
        "[line 1: UnscopedTensor potential, line 1: UseAfterDispose definite]",
        Marker.in("f(); // want UseAfterDispose definite, UnscopedTensor potential").toString());
  }

  @Test
  void aStep() {
    assertEquals(
        List.of(Marker.also(1, "LeakOnException")), Marker.in("f(); // also LeakOnException"));
  }

  @Test
  void aFindingAndAStepOnOneLine() {
    assertEquals(
        "[line 1: DoubleDispose definite, line 1: also UnscopedTensor]",
        Marker.in("f(); // want DoubleDispose definite, also UnscopedTensor").toString());
  }

  @Test
  void aFindingHasTheMarkersOfItsStepsToo() {
    SourceFile file = SourceFile.of("A.java", "f();\ng();\nh();\n");
    Finding consequence = finding(new Place(file, new Span(10, 13)), "LeakOnException", List.of());
    Place root = new Place(file, new Span(0, 3));
    TraceStep onPath =
        new TraceStep(new Place(file, new Span(5, 8)), "created here", Event.CREATED);
    TraceStep also = TraceStep.also(consequence.place(), consequence);
    assertEquals(
        List.of("line 1: OwnerNotCloseable definite", "line 3: also LeakOnException"),
        Marker.of(finding(root, "OwnerNotCloseable", List.of(onPath, also)))
            .map(Marker::toString)
            .toList());
  }

  private static Finding finding(Place place, String rule, List<TraceStep> trace) {
    return new Finding(
        rule,
        Severity.WARNING,
        Confidence.DEFINITE,
        place,
        Event.CREATED,
        "created here",
        "A.f",
        "x",
        "`x` is never released",
        trace,
        "close `x`",
        List.of());
  }

  @Test
  void otherCommentsAreNone() {
    assertEquals(
        List.of(), Marker.in("f(); // as one may want it\n// also a comment\n// runs: clean\n"));
  }

  @Test
  void withoutConfidenceIsAnError() {
    IllegalArgumentException error =
        assertThrows(
            IllegalArgumentException.class, () -> Marker.in("\nf(); // want UnscopedTensor"));
    assertEquals(
        "line 2: expected 'want RuleName definite|potential' or 'also RuleName',"
            + " got 'want UnscopedTensor'",
        error.getMessage());
  }
}
