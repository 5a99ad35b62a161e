// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A type that inherits from itself is reported, and is taken to inherit nothing. */
class CircularTypesTest {

  private static final Duration HANG = Duration.ofMinutes(2);

  private final SourceFolder sources;

  CircularTypesTest(@TempDir Path folder) {
    this.sources = new SourceFolder(folder);
  }

  private List<String> circular() {
    List<String> problems = assertTimeoutPreemptively(HANG, () -> sources.problems());
    assertTrue(problems.stream().allMatch(each -> each.contains("inherits from itself")));
    return problems.stream().map(each -> each.replaceFirst(" inherits.*", "")).toList();
  }

  @Test
  void acrossFilesWithUsesOfAllKinds() throws IOException {
    sources
        .with("A.java", "class A extends B { int x; void f() { super.f(); g(); y = h.x; } A h; }")
        .with("B.java", "class B extends A { int y; void g() { x = 1; f(); new A().g(); } }")
        .with(
            "C.java", "class C extends B { Object o = true ? new A() : new C(); { f(); x = y; } }");
    assertEquals(List.of("A.java:1:7: `A`", "B.java:1:7: `B`"), circular());
  }

  @Test
  void byANameThatIsInheritedItself() throws IOException {
    sources
        .with("A.java", "class A extends B.InA { static class InB {} }")
        .with("B.java", "class B extends A.InB { static class InA extends A {} }");
    assertEquals(List.of("A.java:1:7: `A`", "B.java:1:38: `InA`"), circular());
  }

  @Test
  void byNamesThatNeedEachOther() throws IOException {
    sources
        .with("A.java", "class A extends B.X {}")
        .with("B.java", "class B extends A.Y { B b; { b.f(); } }");
    assertEquals(List.of("A.java:1:7: `A`", "B.java:1:7: `B`"), circular());
  }

  @Test
  void aMemberTypeInTheArgumentsOfASupertypeIsNoCircle() throws IOException {
    sources
        .with("A.java", "class A extends B<A.Part> { static class Part {} }")
        .with("B.java", "abstract class B<T> { private static class Part {} }");
    assertEquals(List.of(), circular());
  }

  @Test
  void nestedAndLocalTypes() throws IOException {
    sources.with(
        "Outer.java",
        """
        class Outer {
          class In extends In { int f; { f = g; h(); } }
          interface I extends J {}
          interface J extends Outer.I {}
          void m() {
            class L extends L { void k() { k(); n(); super.k(); } }
            new L().k();
            Object o = new In() { void q() { super.q(); } };
          }
        }
        """);
    assertEquals(
        List.of("Outer.java:2:9: `In`", "Outer.java:3:13: `I`", "Outer.java:4:13: `J`"),
        circular());
  }

  @Test
  void typeVariablesThatBoundThemselves() throws IOException {
    sources.with(
        "V.java",
        """
        class V<T extends U, U extends T, W extends W, X extends X.Y, Z extends T & Runnable> {
          T t; W w; X x; Z z;
          <A extends B, B extends A> A f(A a, B b) { return a; }
          Object o = f(t, w);
          void g() { t.close(); w.close(); x.close(); z.run(); f(x, z).close(); }
          Object h(boolean b) { return b ? t : b ? x : z; }
        }
        """);
    assertEquals(List.of(), circular());
  }

  /** There are 2 to the power of 60 ways from the first to the last. */
  @Test
  void manyWaysUp() throws IOException {
    StringBuilder text = new StringBuilder("interface A60 {} interface B60 {}\n");
    for (int i = 59; i >= 0; i--) {
      String supers = " extends A" + (i + 1) + ", B" + (i + 1) + " {}\n";
      text.append("interface A").append(i).append(supers);
      text.append("interface B").append(i).append(supers);
    }
    text.append(
        """
        class C implements A0, Comparable<C> { int f = missing; }
        class D implements A0, Comparable<D> { Object o(boolean b) { return b ? new C() : this; } }
        """);
    sources.with("Ways.java", text.toString());
    assertEquals(List.of(), circular());
  }

  @Test
  void tenThousandSupertypes() throws IOException {
    StringBuilder text = new StringBuilder("class C0 { void f() {} }\n");
    for (int i = 1; i < 10_000; i++) {
      text.append("class C" + i + " extends C" + (i - 1) + " {}\n");
    }
    text.append("class Use { void g(C9999 c) { c.f(); c.g(); } }");
    sources.with("Chain.java", text.toString());
    assertEquals(9_000, circular().size());
  }

  /** The type of the outermost call has 2 to the power of 60 parts. */
  @Test
  void typesThatDoubleWithEachStep() throws IOException {
    StringBuilder text =
        new StringBuilder("class P<A, B> { <T> P<T, T> pair(T t) { return null; }\n");
    text.append("Object o = ").append("pair(".repeat(60)).append("o").append(")".repeat(60));
    text.append("; void f(C0<String> c) { c.get().toString(); } }\n");
    for (int i = 0; i < 60; i++) {
      text.append("class C" + i + "<T> extends C" + (i + 1) + "<P<T, T>> {}\n");
    }
    text.append("class C60<T> { T get() { return null; } }\n");
    sources.with("P.java", text.toString());
    assertEquals(List.of(), circular());
  }
}
