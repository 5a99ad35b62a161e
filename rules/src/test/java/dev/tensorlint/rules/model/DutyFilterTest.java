// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations count where no body shows what they state. */
final class DutyFilterTest {

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
      })
  void aDutyThatNoBodyShows(String text) {
    assertTrue(DutyFilter.matches(text));
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
      })
  void noDutyOrOneThatABodyShows(String text) {
    assertFalse(DutyFilter.matches(text));
  }
}
