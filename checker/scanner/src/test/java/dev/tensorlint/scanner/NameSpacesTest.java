// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.TestSettings;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.ir.IrPrinter;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.known.KnownTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Classes of the same name in several source roots: together they are as each alone. */
final class NameSpacesTest {

  private static final String BOX =
      """
      %s
      import dev.tensorlint.runtime.Tensor;
      public class Box {
        public enum Kind { ONE, TWO }
        public static class Inner { Kind kind = Kind.ONE; }
        public void take(Tensor tensor) { %s }
        public static Kind kind() { return Kind.valueOf("ONE"); }
      }
      """;

  private static final String USER =
      """
      %s
      import dev.tensorlint.runtime.Tensor;
      %s
      final class User {
        static void run() {
          Tensor tensor = Tensor.of(1f);
          new Box().take(tensor);
          System.out.println(tensor.toFloatArray()[0]);
        }
        static Runnable later() {
          return new Runnable() { @Override public void run() { Box.kind().name(); } };
        }
      }
      """;

  private static final String KEEPS = "System.out.println(tensor);";
  private static final String CLOSES = "tensor.close();";

  private final Path folder;
  private final SourceFolder sources;

  NameSpacesTest(@TempDir Path folder) {
    this.folder = folder;
    this.sources = new SourceFolder(folder);
  }

  private LintRequest request(String... roots) {
    List<Path> paths = Arrays.stream(roots).map(folder::resolve).toList();
    return LintRequest.of(paths).withWorkingDirectory(folder);
  }

  private List<Finding> lint(String... roots) {
    return lint(request(roots));
  }

  private static List<Finding> lint(LintRequest request) {
    return new Linter().lint(request).findings();
  }

  private List<Finding> lintWithTests(String root) {
    TestSettings all = TestSettings.DEFAULT.reportingWaste(true);
    EngineOptions options = EngineOptions.DEFAULT.withRules(RuleSettings.DEFAULT.withTests(all));
    return lint(request(root).withOptions(options));
  }

  private static List<Finding> sorted(Stream<Finding> findings) {
    return findings.sorted(Finding.ORDER).toList();
  }

  private void box(String root, String packageClause, String body) throws IOException {
    String home = packageClause.isEmpty() ? "" : "/p";
    sources.with(root + home + "/Box.java", BOX.formatted(packageClause, body));
  }

  private void user(String root, String packageClause, String imports) throws IOException {
    String home = packageClause.isEmpty() ? "" : "/p";
    sources.with(root + home + "/User.java", USER.formatted(packageClause, imports));
  }

  @Test
  void foldersWithoutPackagesDoNotMeet() throws IOException {
    for (String root : List.of("a", "b")) {
      box(root, "", root.equals("a") ? KEEPS : CLOSES);
      user(root, "", "");
    }
    List<Finding> apart = sorted(Stream.concat(lint("a").stream(), lint("b").stream()));
    assertEquals(
        List.of("UnscopedTensor", "UseAfterDispose"), apart.stream().map(Finding::rule).toList());
    assertEquals(apart, lint("."));
    assertEquals(apart, lint("b", "a"));
    assertEquals(apart, lint(request("a", "b").withThreads(7)));
  }

  @Test
  void sourceRootsWithoutBuildFileDoNotMeet() throws IOException {
    for (String root : List.of("one/src/main/java", "other/src/main/java")) {
      box(root, "package p;", root.startsWith("one") ? KEEPS : CLOSES);
      user(root, "package p;", "");
    }
    List<Finding> apart = sorted(Stream.concat(lint("one").stream(), lint("other").stream()));
    assertEquals(2, apart.size());
    assertEquals(apart, lint("."));
  }

  @Test
  void testsSeeTheClassNextToThem() throws IOException {
    for (String module : List.of("a", "b")) {
      box(module + "/src/main/java", "package p;", module.equals("a") ? KEEPS : CLOSES);
      user(module + "/src/test/java", "package p;", "import p.*;");
    }
    List<Finding> apart =
        sorted(Stream.concat(lintWithTests("a").stream(), lintWithTests("b").stream()));
    assertEquals(2, apart.size());
    assertEquals(apart, lintWithTests("."));
  }

  @Test
  void anOverrideOfAnotherModuleIsNoTarget() throws IOException {
    for (String root : List.of("a", "b")) {
      box(root, "", KEEPS);
      user(root, "", "");
    }
    sources.with(
        "b/Closing.java",
        "import dev.tensorlint.runtime.Tensor; final class Closing extends Box {"
            + " @Override public void take(Tensor tensor) { tensor.close(); } }");
    List<Finding> a = lint("a");
    List<Finding> b = lint("b");
    assertFalse(
        a.stream().map(Finding::message).toList().equals(b.stream().map(Finding::message).toList()),
        "the override counts where it is");
    assertEquals(sorted(Stream.concat(a.stream(), b.stream())), lint("."));
  }

  @Test
  void aModuleNamesTheClassOfTheModuleThatItUses() throws IOException {
    box("a/java", "package p;", KEEPS);
    box("b/java", "package p;", CLOSES);
    user("c/java", "package p;", "import p.Box;");
    assertEquals(List.of("UnscopedTensor"), rules(seeing("a/java")));
    assertEquals(List.of("UseAfterDispose"), rules(seeing("b/java")));
    assertEquals(lint("a", "c"), lint(seeing("a/java")));
    assertEquals(lint("b", "c"), lint(seeing("b/java")));
  }

  @Test
  void aModuleNamesTheFirstOfTwo() throws IOException {
    box("a/java", "package p;", KEEPS);
    box("b/java", "package p;", CLOSES);
    user("c/java", "package p;", "");
    assertEquals(List.of("UseAfterDispose"), rules(seeing("b/java", "a/java")));
    assertEquals(List.of("UnscopedTensor"), rules(seeing("a/java", "b/java")));
  }

  @Test
  void aModuleDoesNotNameClassesOfModulesThatItDoesNotUse() throws IOException {
    box("a/java", "package p;", KEEPS);
    box("b/java", "package p;", CLOSES);
    user("c/java", "package p;", "");
    LintResult result = new Linter().lint(seeing());
    int known = new Linter().lint(seeing("b/java")).summary().unresolvedNames();
    assertTrue(result.summary().unresolvedNames() > known, "the name of the class is not resolved");
    assertEquals(
        List.of(),
        result.findings().stream()
            .filter(each -> each.confidence() == Confidence.DEFINITE)
            .toList());
  }

  private LintRequest seeing(String... roots) {
    Path own = folder.resolve("c/java");
    List<Path> seen =
        Stream.concat(Stream.of(own), Arrays.stream(roots).map(folder::resolve)).toList();
    return request(".").withVisibleRoots(Map.of(own, seen));
  }

  private static List<String> rules(LintRequest request) {
    return lint(request).stream().map(Finding::rule).toList();
  }

  @Test
  void fixesNameTheClassAsItIsWritten() throws IOException {
    for (String root : List.of("a", "b")) {
      sources.with(
          root + "/Own.java",
          "import dev.tensorlint.runtime.Tensor; final class Own {"
              + " static float run() { Tensor t = Own.make(); return t.toFloatArray()[0]; }"
              + " static Tensor make() { return Tensor.of(1f); } }");
    }
    List<Finding> apart = sorted(Stream.concat(lint("a").stream(), lint("b").stream()));
    assertEquals(2, apart.size());
    assertEquals(apart, lint("."));
    assertFalse(apart.toString().contains("%"), apart.toString());
  }

  @Test
  void aSecondClassThatComesAndGoesChangesNoOther() throws IOException {
    try (Workspace kept = new Workspace(text -> true, KnownTypes.of(List.of()), List.of(), 2)) {
      put(kept, "a/Box.java", BOX.formatted("", KEEPS));
      put(kept, "a/User.java", USER.formatted("", ""));
      String alone = dump(kept, "a/User.java");
      put(kept, "b/Box.java", BOX.formatted("", CLOSES));
      put(kept, "b/User.java", USER.formatted("", ""));
      String with = dump(kept, "a/User.java");
      assertFalse(with.equals(alone), "the classes are different ones");
      assertFalse(with.equals(dump(kept, "b/User.java")));
      kept.remove("b/Box.java");
      kept.remove("b/User.java");
      assertEquals(alone, dump(kept, "a/User.java"));
    }
  }

  private static String dump(Workspace workspace, String name) {
    return workspace.program().units().stream()
        .filter(unit -> unit.file().path().equals(name))
        .map(IrPrinter::print)
        .collect(Collectors.joining());
  }

  private static void put(Workspace workspace, String name, String text) {
    workspace.put(SourceFile.of(name, text));
  }
}
