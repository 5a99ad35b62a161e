// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.ResultEffect;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations count where no body shows what they state. */
final class DutyFilterTest {

  private static final DutyFilter FILTER =
      new DutyFilter(ModelLibrary.load(ModelRequest.BUNDLED).models().annotations());

  @ParameterizedTest
  @ValueSource(strings = {"@Native class A { }", "interface A { @Transfer C open(); }"})
  void annotationsOfAnyModel(String text) {
    ResultEffect fresh = ResultEffect.of(ResultEffect.Kind.FRESH);
    AnnotationEffects mine =
        new AnnotationEffects(
            Map.of("Transfer", fresh), Map.of(), Map.of(), Map.of("Native", List.of("close")));
    assertTrue(new DutyFilter(mine).matches(text));
    assertFalse(FILTER.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "interface A { @MustBeClosed Connection open(); }",
        "class A { @MustBeClosed @Deprecated(since = \"1\") native Connection open(int n); }",
        "class A { @com.google.errorprone.annotations.MustBeClosed abstract C open(); }",
        "class A { @MustBeClosed public A(int n) { } }",
        "class A { @MustBeClosed A() throws IOException { } }",
        "record A(int n) { @MustBeClosed public A { } }",
        "@MustCall(\"close\") class A { }",
        "@InheritableMustCall({\"close\"}) class A { }",
        "class A { C m() { return null; } @MustBeClosed abstract C open(); }",
        "class A { @MustBeClosed C m() { return null; } @MustBeClosed abstract C open(); }",
        "@MustBeClosed class A { }",
        "interface A { @Owning C open(); }",
      })
  void aDutyThatNoBodyShows(String text) {
    assertTrue(FILTER.matches(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class A { @MustBeClosed public Stream<String> lines() throws IOException { x(); } }",
        "class A { @MustBeClosed @SuppressWarnings({\"a\", \"b\"}) Stream<A> lines() { x(); } }",
        "class A { @SuppressWarnings(\"a\") @MustBeClosed static <T> T lines(T of) { x(); } }",
        "import com.google.errorprone.annotations.MustBeClosed; class A { }",
        "/** See {@link MustBeClosed}. */ class A { }",
        "class A { int MustBeClosed; }",
        "interface A { void close(@Owning C c); }",
        "class A { void close(int n, final @Owning C c) { x(c); } }",
        "class A { private final @Owning C c; @Owning C d = x(); }",
      })
  void noDutyOrOneThatABodyShows(String text) {
    assertFalse(FILTER.matches(text));
  }
}
