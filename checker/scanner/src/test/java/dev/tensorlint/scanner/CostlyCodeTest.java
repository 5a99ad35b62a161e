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
