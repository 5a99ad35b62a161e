// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodAnnotations.Use;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What each annotation states, by the place where it stands. */
final class StatedAnnotationsTest {

  private static final MethodRef METHOD =
      new MethodRef(
          "a.B", "m", List.of(TypeRef.OBJECT), TypeRef.OBJECT, false, false, true, List.of());

  private static final AnnotationEffects BUNDLED =
      ModelLibrary.load(ModelRequest.BUNDLED).models().annotations();

  private static Summary stated(List<Use> ofMethod, Set<String> ofParameter) {
    MethodAnnotations annotations = MethodAnnotations.of(ofMethod, Set.of(), List.of(ofParameter));
    return BUNDLED.summary(METHOD, annotations).orElseThrow();
  }

  @ParameterizedTest
  @CsvSource({"MustBeClosed, FRESH", "Owning, FRESH", "NotOwning, COPY"})
  void ofResults(String name, ResultEffect.Kind kind) {
    Summary summary = stated(List.of(new Use(name, List.of())), Set.of());
    assertEquals(kind, summary.result().kind());
  }

  @ParameterizedTest
  @CsvSource({
    "WillClose, releases",
    "WillNotClose, borrows",
    "NotOwning, borrows",
    "Owning, consumes",
    "WillCloseWhenClosed, wraps",
    "MustCallAlias, wraps"
  })
  void ofParameters(String name, String word) {
    assertEquals(OperandEffect.WORDS.get(word), stated(List.of(), Set.of(name)).parameter(0));
  }

  @ParameterizedTest
  @CsvSource({"EnsuresCalledMethods, releases", "CreatesMustCallFor, acquires"})
  void ofOperandsThatTheyName(String name, String word) {
    OperandEffect effect = OperandEffect.WORDS.get(word);
    Summary ofReceiver = stated(List.of(new Use(name, List.of("this"))), Set.of());
    assertEquals(effect, ofReceiver.receiver());
    assertEquals(effect, stated(List.of(new Use(name, List.of())), Set.of()).receiver());
    Summary ofArgument = stated(List.of(new Use(name, List.of("#1"))), Set.of());
    assertEquals(effect, ofArgument.parameter(0));
    assertEquals(OperandEffect.BORROWS, ofArgument.receiver());
  }
}
