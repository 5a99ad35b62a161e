// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small files that ask for very much work: it is done in time, or given up and reported. */
class CostlyCodeTest {

  private static final Duration HANG = Duration.ofMinutes(2);

  private final SourceFolder sources;

  CostlyCodeTest(@TempDir Path folder) {
    this.sources = new SourceFolder(folder);
  }

  private static String repeated(int times, String pattern) {
    return IntStream.range(0, times)
        .mapToObj(i -> pattern.replace("#", "" + i))
        .collect(Collectors.joining("\n"));
  }

  private int unresolved() {
    return assertTimeoutPreemptively(
        HANG, () -> SourceFolder.only(sources.scan()).unresolvedNames());
  }

  @Test
  void callsOfAMethodWithThousandsOfOverloads() throws IOException {
    sources.with(
        "A.java",
        "class A { void g() { "
            + repeated(100, "f(new C#());")
            + "}"
            + repeated(4_000, "void f(C# c) {} static class C# {}")
            + "}");
    assertEquals(0, unresolved());
  }

  @Test
  void thousandsOfOverloadsThatOverrideThousands() throws IOException {
    sources.with(
        "A.java",
        "class A { "
            + repeated(4_000, "void f(C# c) {} static class C# {}")
            + "static class B extends A { void g() { f(new C0()); this.f(new C1()); }"
            + repeated(4_000, "void f(C# c) {}")
            + "} }");
    assertEquals(0, unresolved());
  }

  /** Each call with each overload would be 36 million comparisons. */
  @Test
  void thousandsOfCallsOfThousandsOfOverloads() throws IOException {
    sources.with(
        "A.java",
        "class A { A() {} "
            + repeated(6_000, "A(int i, C# c) {} static class C# {}")
            + repeated(6_000, "void f(C# c) {} void g# () { f(new C#()); new A(1, new C#()); }")
            + "}");
    assertEquals(0, unresolved());
  }

  /** All of them fit, and all but one are more specific than others. */
  @Test
  void overloadsThatAreEachMoreSpecificThanTheLast() throws IOException {
    StringBuilder classes = new StringBuilder("static class C0 {} void f(C0 c) {}");
    for (int i = 1; i < 900; i++) {
      classes.append("static class C%d extends C%d {} void f(C%d c) {}%n".formatted(i, i - 1, i));
    }
    sources.with(
        "A.java", "class A {" + classes + "void g() {" + repeated(900, "f(new C899());") + "}}");
    assertEquals(0, unresolved());
  }

  @Test
  void thousandsOfStarImportsOfPackagesThatAreNotThere() throws IOException {
    sources.with(
        "A.java",
        repeated(20_000, "import a#.b.c.*; import static d#.e.F.*;")
            + "class A { void g() { "
            + repeated(500, "N# v# = null; m#();")
            + "} }");
    assertEquals(1_000, unresolved());
  }

  @Test
  void thousandsOfStarImportsOfClasses() throws IOException {
    sources
        .with("p/P.java", "package p; class P { " + repeated(10_000, "static class C# {}") + "}")
        .with(
            "p/A.java",
            "package p;"
                + repeated(10_000, "import p.P.C#.*; import static p.P.C#.*;")
                + "class A { void g() { "
                + repeated(500, "N# v# = null; m#();")
                + "} }");
    ScanResult result = assertTimeoutPreemptively(HANG, () -> sources.scan());
    assertEquals(
        1_000, result.program().units().stream().mapToInt(each -> each.unresolvedNames()).sum());
  }

  @Test
  void thousandsOfImportsOfOneNameEach() throws IOException {
    sources.with(
        "A.java",
        repeated(50_000, "import static a.b.C.f#;")
            + "class A { void g() { "
            + repeated(5_000, "N# v# = null; m#();")
            + "} }");
    assertEquals(10_000, unresolved());
  }

  @Test
  void overloadedCallsInLambdasOfOneAnother() throws IOException {
    int depth = 40;
    sources
        .with("B.java", "class B {}")
        .with(
            "A.java",
            "import java.util.concurrent.Callable; import java.util.function.Supplier; class A {"
                + "static <T> T d(Supplier<T> t) { return null; }"
                + "static <T> T d(Callable<T> t) { return null; }"
                + "Object o = "
                + "d(() -> ".repeat(depth)
                + "1"
                + ")".repeat(depth)
                + "; }");
    ScanResult result = assertTimeoutPreemptively(HANG, () -> sources.scan());
    assertEquals(1, result.program().units().size());
    assertEquals(
        List.of(
            "A.java:1:1: is not translated and is left out: calls are nested too deeply"
                + " in lambdas of calls; move the inner ones into methods of their own"),
        result.diagnostics().stream().map(each -> each.oneLine()).toList());
  }
}
