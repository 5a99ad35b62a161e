// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SinceTest {

  private static final String LEAK = "    Tensor %s = Tensor.of(1f);\n";

  private final Path folder;
  private final GitFolder repository;

  SinceTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.repository = new GitFolder(folder);
  }

  private Cli.Outcome check(String... arguments) {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.addAll(List.of("--no-timings", "src"));
    String path = System.getenv("PATH");
    return new Cli(folder).with("PATH", path).lint("check", all.toArray(String[]::new));
  }

  private JsonNode json(String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of(arguments));
    all.add("--format=json");
    return new ObjectMapper().readTree(check(all.toArray(String[]::new)).out());
  }

  private static List<String> resources(JsonNode report) {
    return StreamSupport.stream(report.path("findings").spliterator(), false)
        .map(each -> each.path("resource").asText())
        .toList();
  }

  /** A class with a method for each resource, which is never released. */
  private static String leaks(String name, String... resources) {
    StringBuilder text = new StringBuilder("import dev.tensorlint.runtime.Tensor;\n\n");
    text.append("final class ").append(name).append(" {\n");
    for (String each : resources) {
      text.append("  void ").append(each).append("() {\n");
      text.append(LEAK.formatted(each)).append("  }\n\n");
    }
    return text.append("}\n").toString();
  }

  @Test
  void onlyWhatIsNewIsReported() throws IOException {
    repository.file("src/A.java", leaks("A", "a", "b")).commit("first");
    repository.file("src/A.java", leaks("A", "c", "a", "b"));
    JsonNode report = json("--since=HEAD");
    assertEquals(List.of("c"), resources(report));
    assertTrue(report.at("/findings/0/isNew").asBoolean());
    assertEquals(2, report.at("/changes/unchanged").asInt());
  }

  @Test
  void whatNothingCallsYetIsNotMinor() throws IOException {
    String main = "class M { static void main(String[] args) { new A().%s(); } }";
    repository.file("src/M.java", main.formatted("a")).file("src/A.java", leaks("A", "a", "b"));
    repository.commit("first").file("src/A.java", leaks("A", "a", "b", "c"));
    assertEquals(List.of("c"), resources(json("--since=HEAD")));
    assertEquals(List.of(), resources(json()));
  }

  @Test
  void whatHasMovedIsNotNew() throws IOException {
    repository.file("src/A.java", leaks("A", "a", "b")).commit("first");
    repository.file("src/A.java", "// a comment\n\n\n" + leaks("A", "b", "a"));
    JsonNode report = json("--since=HEAD");
    assertEquals(2, report.at("/changes/unchanged").asInt());
    assertEquals(0, report.at("/changes/gone").size());
  }

  @Test
  void whatIsFormattedIsNotNew() throws IOException {
    String text =
        """
        import dev.tensorlint.runtime.Tensor;

        final class A {
          void run() {
            System.out.println(Tensor.of(1f, 2f).tanh().item());
          }
        }
        """;
    repository.file("src/A.java", text).commit("first");
    repository.file(
        "src/A.java",
        text.replace(
            "(Tensor.of(1f, 2f)", "(\n        Tensor.of(\n          1f, // one\n 2f)\n    "));
    JsonNode report = json("--since=HEAD");
    assertEquals(0, report.at("/changes/gone").size());
    for (JsonNode each : report.path("findings")) {
      assertFalse(each.path("isNew").asBoolean(), each.path("resource").asText());
    }
    assertTrue(report.path("findings").size() > 0);
  }

  @Test
  void whatMovesToAnotherFolderIsNotNew() throws IOException {
    repository.file("src/a/A.java", leaks("A", "a", "b")).commit("first");
    repository.delete("src/a/A.java").file("src/b/A.java", leaks("A", "c", "a", "b"));
    JsonNode report = json("--since=HEAD");
    assertEquals(List.of("c"), resources(report));
    assertEquals(2, report.at("/changes/unchanged").asInt());
    assertEquals(0, report.at("/changes/gone").size());
  }

  @Test
  void anotherClassOfTheSameNameIsNew() throws IOException {
    repository.file("src/a/A.java", leaks("A", "a", "b", "c")).commit("first");
    repository.delete("src/a/A.java").file("src/b/A.java", leaks("A", "d", "e", "f"));
    JsonNode report = json("--since=HEAD");
    assertEquals(List.of("d", "e", "f"), resources(report));
    assertEquals(3, report.at("/changes/gone").size());
  }

  @Test
  void aFindingWhoseTraceTouchesAChangedLineIsReported() throws IOException {
    String text = leaks("A", "a", "b");
    repository.file("src/A.java", text).commit("first");
    repository.file(
        "src/A.java",
        text.replace(
            "  void a() {\n" + LEAK.formatted("a") + "  }",
            "  void a() {\n" + LEAK.formatted("a") + "  } // touched"));
    JsonNode report = json("--since=HEAD");
    assertEquals(List.of("a"), resources(report));
    assertFalse(report.at("/findings/0/isNew").asBoolean());
  }

  @Test
  void whatAnotherFileCausesIsNew() throws IOException {
    String user =
        """
        import dev.tensorlint.runtime.Tensor;

        final class User {
          void use() {
            Tensor x = Tensor.of(1f);
            Closer.end(x);
          }
        }
        """;
    String closes =
        """
        import dev.tensorlint.runtime.Tensor;

        final class Closer {
          static void end(Tensor x) {
            x.close();
          }
        }
        """;
    repository.file("src/User.java", user).file("src/Closer.java", closes).commit("first");
    repository.file("src/Closer.java", closes.replace("    x.close();\n", ""));
    assertEquals(List.of("x"), resources(json("--since=HEAD")));
  }

  @Test
  void theTextSaysWhatIsNewUnchangedAndGone() throws IOException {
    repository
        .file("src/A.java", leaks("A", "a", "b"))
        .file("src/Old.java", leaks("Old", "o"))
        .commit("first");
    repository.file("src/A.java", leaks("A", "c", "b")).delete("src/Old.java");
    repository.file("src/New.java", leaks("New", "n"));
    Cli.Outcome outcome = check("--since=HEAD");
    assertTrue(
        outcome.out().contains("gone[UnscopedTensor]: src/A.java: `a` is never released\n"),
        outcome.out());
    assertTrue(
        outcome.out().contains("gone[UnscopedTensor]: src/Old.java: `o` is never released\n"),
        outcome.out());
    assertTrue(
        outcome
            .out()
            .endsWith(
                "2 findings (2 warnings) in 2 files; since HEAD: 2 new, 0 unchanged but touched,"
                    + " 1 unchanged and left out, 2 gone\n"),
        outcome.out());
    assertEquals(1, outcome.exitCode());
  }

  @Test
  void onlyWhatIsReportedFailsTheRun() throws IOException {
    repository.file("src/A.java", leaks("A", "a")).commit("first");
    assertEquals(1, check().exitCode());
    assertEquals(0, check("--since=HEAD").exitCode());
  }

  @Test
  void aBranchIsComparedWithItsCommonAncestor() throws IOException {
    repository.file("src/A.java", leaks("A", "a")).commit("first");
    repository.git("checkout", "-q", "-b", "feature");
    repository.file("src/B.java", leaks("B", "b")).commit("mine");
    repository.git("checkout", "-q", "main");
    repository.file("src/A.java", leaks("A")).commit("theirs");
    repository.git("checkout", "-q", "feature");
    assertEquals(List.of("b"), resources(json("--since=main")));
  }

  @Test
  void anUnknownRevisionFailsTheRun() throws IOException {
    repository.file("src/A.java", leaks("A")).commit("first");
    Cli.Outcome outcome = check("--since=nowhere");
    assertEquals(2, outcome.exitCode());
    assertTrue(
        outcome.err().contains("there is no commit `nowhere`; fetch it, or name another"),
        outcome.err());
  }

  @Test
  void aRevisionIsNoOption() throws IOException {
    repository.file("src/A.java", leaks("A")).commit("first");
    assertTrue(check("--since=-q").err().contains("there is no commit `-q`"));
  }

  @Test
  void aFolderWithoutARepositoryFailsTheRun() throws IOException {
    repository.file("src/A.java", leaks("A"));
    try (Stream<Path> files = Files.walk(folder.resolve(".git"))) {
      files.sorted(Comparator.reverseOrder()).forEach(SinceTest::delete);
    }
    Cli.Outcome outcome = check("--since=HEAD");
    assertEquals(2, outcome.exitCode());
    assertTrue(outcome.err().contains("not in a work tree of Git"), outcome.err());
  }

  private static void delete(Path file) {
    try {
      Files.delete(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Each of these is a command that Git would run if it were let. */
  @Test
  void nothingThatTheRepositoryNamesIsRun() throws IOException {
    Path trap = folder.resolve("trap.sh");
    Path sprung = folder.resolve("sprung");
    Files.writeString(trap, "#!/bin/sh\ntouch '" + sprung + "'\ncat\n");
    assertTrue(trap.toFile().setExecutable(true));
    repository
        .file(".gitattributes", "*.java diff=trap filter=trap merge=trap\n")
        .file("src/A.java", leaks("A", "a"))
        .commit("first");
    for (String key :
        List.of(
            "core.fsmonitor",
            "core.pager",
            "core.editor",
            "core.sshCommand",
            "diff.external",
            "diff.trap.textconv",
            "diff.trap.command",
            "filter.trap.clean",
            "filter.trap.smudge",
            "filter.trap.process",
            "pager.ls-files",
            "alias.ls-files",
            "alias.merge-base",
            "credential.helper")) {
      repository.git("config", key, trap.toString());
    }
    Path hooks = Files.createDirectories(folder.resolve("hooks"));
    for (String hook : List.of("post-index-change", "post-checkout", "reference-transaction")) {
      Files.copy(trap, hooks.resolve(hook));
      assertTrue(hooks.resolve(hook).toFile().setExecutable(true));
    }
    repository.git("config", "core.hooksPath", hooks.toString());
    Files.deleteIfExists(sprung);
    repository.file("src/A.java", leaks("A", "a", "b"));
    assertEquals(List.of("b"), resources(json("--since=HEAD")));
    assertFalse(Files.exists(sprung));
  }

  @Test
  void aGitOfTheProjectIsNotRun() throws IOException {
    repository.file("src/A.java", leaks("A", "a")).commit("first");
    Path own = folder.resolve("git");
    Files.writeString(own, "#!/bin/sh\ntouch '" + folder.resolve("sprung") + "'\n");
    assertTrue(own.toFile().setExecutable(true));
    String path = "." + File.pathSeparator + System.getenv("PATH");
    new Cli(folder).with("PATH", path).lint("check", "--since=HEAD", "src");
    assertFalse(Files.exists(folder.resolve("sprung")));
  }
}
