// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who may know an object while its constructor runs. */
final class SelfReferencesTest {

  private static final String CLASS =
      """
      abstract class Base {
        Base() {}
        Base(int n) {}
        Base(String text) {}
        Base(int n, Object any) {}
        void inherited() {}
      }
      final class A extends Base {
        int n;
        int made = 1;
        Runnable later;
        A(Object any, A other) { %s }
        A(int n) {}
        A(long n) { register(this); }
        void own() { n++; own(); }
        void take(Object any) {}
        void gives() { register(this); }
        native void foreign();
        static void register(Object any) {}
        class Inner {}
        static class Nested {}
      }
      """;

  private static boolean isKept(String code) {
    return SelfReferences.areKept(body(code, "A.<init>", "any"));
  }

  private static Body body(String code, String name, String parameter) {
    Program program = JavaText.program("A.java", CLASS.formatted(code));
    return new ProgramIndex(program)
        .units().get(0).procedures().stream()
            .map(Procedure::body)
            .filter(body -> body.name().equals(name))
            .filter(
                body ->
                    body.parameters().isEmpty()
                        ? parameter.isEmpty()
                        : body.parameters().get(0).name().equals(parameter))
            .findFirst()
            .orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "super();",
        "super(1);",
        "super(\"text\");",
        "this(1);",
        "n = 1; this.n++; int m = n;",
        "own(); this.own();",
        "take(any); register(any);",
        "other.inherited(); other.gives();",
        "new Nested(); new Object();",
        "later = () -> register(any); n = 1;",
        "later = Nested::new; own();",
        "new Object() {};",
        "new Object() { int m = 1; { hashCode(); m++; } };",
        "later = new Runnable() { public void run() { this.run(); other.n = 2; } };",
        "new Object() { class Deep { int m; void deep() { m++; } } };",
        "class Local { int m; { m = 2; } } new Local();",
      })
  void nobodyKnowsIt(String code) {
    assertEquals(true, isKept(code), code);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "super(1, null);",
        "this(1L);",
        "register(this);",
        "register(this); own();",
        "take(this);",
        "gives();",
        "own(); gives();",
        "foreign();",
        "foreign(); own();",
        "inherited();",
        "Object self = this;",
        "later = () -> n = 1;",
        "later = () -> own();",
        "later = this::own;",
        "later = () -> { Runnable none = () -> {}; n = 1; };",
        "new Inner();",
        "new Inner() {};",
        "later = new Runnable() { public void run() { n = 1; } };",
        "later = new Runnable() { public void run() { own(); } };",
        "later = new Runnable() { public void run() { unknown(); } };",
        "later = new Runnable() { public void run() { register(A.this); } };",
        "new Object() { { super.hashCode(); } };",
        "new Object() { Object around = A.this; };",
        "class Local { int m; { m = n; } } new Local();",
        "new Inner(); new Nested();",
      })
  void somebodyMayKnowIt(String code) {
    assertEquals(false, isKept(code), code);
  }

  @Test
  void ofMethodsAsOfConstructors() {
    assertTrue(SelfReferences.areKept(body("", "A.take", "any")), "a method that keeps its object");
    assertFalse(SelfReferences.areKept(initializers()), "initializers");
  }

  private static Body initializers() {
    Body body = body("", "A.<init>", "");
    assertEquals(1, body.initialized().size());
    return body;
  }
}
