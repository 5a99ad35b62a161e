// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.Omission.Extent;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Which omission includes which. */
final class OmissionTest {

  private static final SourceFile FILE = SourceFile.of("A.java", "abcdef");
  private static final Subject A = new Subject.Resource(new Place(FILE, new Span(0, 1)));
  private static final Subject B = new Subject.Resource(new Place(FILE, new Span(1, 2)));
  private static final Subject LIST = new Subject.Container(new Place(FILE, new Span(2, 3)));
  private static final Subject FIELD = new Subject.Field(new FieldKey("A", "f", false));

  private static Omission of(Extent extent, Subject... subjects) {
    return new Omission(extent, Set.of(subjects));
  }

  @Test
  void theOneThatOmitsMoreIncludesTheOther() {
    assertTrue(of(Extent.BY_CLASS, A).includes(of(Extent.AFTER_EXCEPTION, A)));
    assertFalse(of(Extent.AFTER_EXCEPTION, A).includes(of(Extent.BY_CLASS, A)));
    assertFalse(of(Extent.BY_METHOD, A).includes(of(Extent.BY_METHOD, A)));
  }

  @Test
  void differentSubjectsAreDifferentBugs() {
    assertFalse(of(Extent.BY_CLASS, A).includes(of(Extent.AFTER_EXCEPTION, B)));
    assertTrue(of(Extent.BY_CLASS, A, FIELD).includes(of(Extent.AFTER_EXCEPTION, B, FIELD)));
  }

  @Test
  void whatItIsMadeFromIncludesIt() {
    Omission made = new Omission(Extent.BY_METHOD, Set.of(B), Set.of(A));
    assertTrue(of(Extent.BY_METHOD, A).includes(made));
    assertFalse(of(Extent.AFTER_EXCEPTION, A).includes(made));
    assertFalse(made.includes(of(Extent.BY_METHOD, A)));
  }

  /** A predictor in a field, of a model that its method never closes. */
  @Test
  void whatItsClassKeepsIsIncludedInWhatItIsMadeFrom() {
    Omission kept = new Omission(Extent.BY_CLASS, Set.of(B, FIELD), Set.of(A));
    assertTrue(of(Extent.BY_METHOD, A).includes(kept));
    assertFalse(of(Extent.AFTER_EXCEPTION, A).includes(kept));
    assertFalse(kept.includes(of(Extent.BY_METHOD, A)));
  }

  @Test
  void oneHolderIsReleasedByOneChange() {
    assertTrue(of(Extent.BY_METHOD, A, LIST).sharesHolder(of(Extent.BY_METHOD, B, LIST)));
    assertFalse(of(Extent.BY_METHOD, A).sharesHolder(of(Extent.BY_METHOD, A)));
    assertFalse(of(Extent.BY_CLASS, A, FIELD).sharesHolder(of(Extent.BY_CLASS, B, FIELD)));
  }
}
