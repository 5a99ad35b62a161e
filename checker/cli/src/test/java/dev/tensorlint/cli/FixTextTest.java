// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.fix.FixResult;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FixTextTest {

  private static LintResult withAnUnsafeFix() {
    Place place = new Place(SourceFile.of("A.java", "class A {}\n"), new Span(0, 5));
    Finding finding =
        new Finding(
            "UseAfterDispose",
            Severity.WARNING,
            Confidence.DEFINITE,
            place,
            Event.USED,
            "here",
            "A.f",
            "x",
            "`x` is read",
            List.of(),
            "do not",
            List.of(new Fix(Fix.Safety.UNSAFE, "move it", List.of())));
    LintSummary summary = new LintSummary(1, 0, 0, 9, 0, 1, 0, 0, 0, 0, LeftOut.NONE, 0, 0, 0, 0);
    return new LintResult(List.of(finding), List.of(), summary);
  }

  /** An option that was given is no advice. */
  @ParameterizedTest
  @CsvSource({"false, needs a review: see --unsafe", "true, is not applied"})
  void whatIsSaidOfAnUnsafeFix(boolean takesUnsafe, String said) {
    LintResult left = withAnUnsafeFix();
    FixResult result = new FixResult(left, List.of(), List.of(), List.of(), left);
    assertEquals(
        List.of("nothing to fix", "1 finding remains, 1 with a fix that " + said),
        new FixText(result, false, takesUnsafe).lines());
  }
}
