// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LiteralKeyTest {

  private static Expr number(String text) {
    String type = text.endsWith("L") ? "long" : "int";
    return literal(Expr.LiteralKind.NUMBER, text, type);
  }

  private static Expr literal(Expr.LiteralKind kind, String text, String type) {
    return new Expr.Literal(kind, text, TypeRef.of(type), Span.NONE);
  }

  private static Expr string(String text) {
    return literal(Expr.LiteralKind.STRING, text, "java.lang.String");
  }

  private static Expr field(String name, boolean isStatic) {
    return new Expr.FieldRef(
        null, "a.Mode", name, isStatic, TypeRef.of("a.Mode"), Span.NONE, Span.NONE);
  }

  private static Expr minus(Expr operand) {
    return new Expr.Unary("-", false, operand, operand.type(), Span.NONE);
  }

  @ParameterizedTest
  @CsvSource({"16, 0x10", "8, 010", "5, 0b101", "1000, 1_000", "10, 10"})
  void theSameNumberIsOneKeyHoweverItIsWritten(String decimal, String written) {
    assertEquals(LiteralKey.of(number(decimal)), LiteralKey.of(number(written)));
  }

  @Test
  void whatIsBoxedDifferentlyIsAnotherKey() {
    assertNotEquals(LiteralKey.of(number("1")), LiteralKey.of(number("1L")));
    assertNotEquals(LiteralKey.of(number("1")), LiteralKey.of(string("1")));
  }

  @Test
  void aConstantIsKnownByItsName() {
    assertEquals(LiteralKey.of(field("FAST", true)), LiteralKey.of(field("FAST", true)));
    assertNotEquals(LiteralKey.of(field("FAST", true)), LiteralKey.of(field("SLOW", true)));
    assertNull(LiteralKey.of(field("current", true)));
    assertNull(LiteralKey.of(field("MODE", false)));
  }

  @Test
  void noKeyIsReadOutOfAText() {
    assertEquals("a \"b\" \\ c", key(string("a \"b\" \\ c")).text());
    assertNotEquals(
        LiteralKey.of(string("x".repeat(80) + "a")), LiteralKey.of(string("x".repeat(80) + "b")));
  }

  @Test
  void keysAreInTheOrderOfTheirValues() {
    List<LiteralKey> sorted =
        Stream.of(number("10"), string("b"), number("2"), minus(number("1")), string("a"))
            .map(LiteralKey::of)
            .sorted()
            .toList();
    assertEquals(
        List.of("-1", "2", "10", "a", "b"), sorted.stream().map(LiteralKey::text).toList());
  }

  @Test
  void onlyWholeNumbersAreNumbers() {
    assertEquals(OptionalLong.of(-3), LiteralKey.number(minus(number("3"))));
    assertEquals(OptionalLong.empty(), LiteralKey.number(number("1.5")));
    assertEquals(OptionalLong.empty(), LiteralKey.number(string("0")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "127", "1_0", "7L", "0x7f"})
  void smallNumbersLast(String text) {
    assertTrue(key(number(text)).isLasting());
  }

  @ParameterizedTest
  @ValueSource(strings = {"128", "1_000", "12345678901L", "0x1000", "1.0"})
  void otherNumbersGo(String text) {
    assertFalse(key(number(text)).isLasting());
  }

  @Test
  void theEdgeOfBoxingIsThatOfBytes() {
    assertTrue(key(minus(number("128"))).isLasting());
    assertFalse(key(minus(number("129"))).isLasting());
    assertTrue(key(literal(Expr.LiteralKind.CHARACTER, "k", "char")).isLasting());
    assertFalse(key(literal(Expr.LiteralKind.CHARACTER, "\u00e9", "char")).isLasting());
    assertTrue(key(string("key")).isLasting());
    assertTrue(key(field("FAST", true)).isLasting());
  }

  private static LiteralKey key(Expr expr) {
    return Objects.requireNonNull(LiteralKey.of(expr), "not a key");
  }
}
