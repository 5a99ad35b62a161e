// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The build says in one line each what is wrong with the Javadoc of a rule, and fails. */
final class GeneratePagesTest {

  private static final Path MODULE = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
  private static final Path CATALOG =
      MODULE.resolve("src/main/java/dev/tensorlint/rules/rule/catalog");

  private Path folder;
  private Path sources;

  @BeforeEach
  void copyRules(@TempDir Path temporary) throws IOException {
    folder = temporary;
    sources = Files.createDirectory(folder.resolve("catalog"));
    try (Stream<Path> files = Files.list(CATALOG)) {
      for (Path file : files.toList()) {
        Files.copy(file, sources.resolve(file.getFileName()));
      }
    }
  }

  @Test
  void everyProblemOfEveryRule() throws Exception {
    change("UnscopedTensor", "<h2>Limits</h2>", "<h2>(later)</h2>");
    change("UnscopedTensor", "<h2>Since</h2>", "<h2>Limits</h2>");
    change("UnscopedTensor", "<h2>(later)</h2>", "<h2>Since</h2>");
    change("UseAfterDispose", "<h2>Limits</h2>", "");
    change("UseAfterDispose", " * <p>0.1\n", "");
    change("UseAfterDispose", "Data of a tensor", "Data of a <b>tensor</b>");
    change("UseAfterDispose", "<pre>{@code", "<p>{@code");
    change("UseAfterDispose", "}</pre>", "}");
    Files.delete(sources.resolve("WeaklyHeldModel.java"));
    assertEquals(
        List.of(
            at("UnscopedTensor")
                + "its sections must be, in this order: What it does, Why it is bad, Example,"
                + " Use instead, What a run shows, Limits, Since",
            at("UseAfterDispose") + "this has no Markdown: <b>",
            at("UseAfterDispose") + "this has no Markdown: </b>",
            at("UseAfterDispose") + "section \"Example\" has no code: write <pre>{@code ...}</pre>",
            at("UseAfterDispose")
                + "section \"Use instead\" has no code: write <pre>{@code ...}</pre>",
            at("UseAfterDispose") + "section \"Limits\" is missing: write <h2>Limits</h2>",
            at("UseAfterDispose") + "section \"Since\" is empty",
            sources.resolve("WeaklyHeldModel.java")
                + ": not found, rule WeaklyHeldModel has no page",
            "exit 1"),
        generate());
  }

  private String at(String rule) {
    return sources.resolve(rule + ".java") + ": the Javadoc is the rule's page, and ";
  }

  private void change(String rule, String text, String replacement) throws IOException {
    Path file = sources.resolve(rule + ".java");
    Files.writeString(file, Files.readString(file).replace(text, replacement));
  }

  /** Returns the lines that the generator prints, and how it ends. */
  private List<String> generate() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-classpath",
                System.getProperty("java.class.path"),
                MODULE.resolve("src/build/java/GeneratePages.java").toString(),
                sources.toString(),
                folder.resolve("pages").toString())
            .redirectErrorStream(true)
            .start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return Stream.concat(printed.lines(), Stream.of("exit " + process.waitFor())).toList();
  }
}
