// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Class files that Kotlin's compiler and a newer Java compiler have written give the findings that
 * their sources want.
 */
final class CompiledUsesTest {

  private static final Path RESOURCES = Folders.TESTDATA.resolve("src/test/resources");
  private static final Pattern WANTED = Pattern.compile("// want (\\w+) (\\w+)");

  private final Path classes;

  CompiledUsesTest(@TempDir Path classes) {
    this.classes = classes;
  }

  @ParameterizedTest
  @CsvSource({"kotlin, KotlinUses.kt", "java25, SwitchUses.java.txt"})
  void theClassesGiveWhatTheirSourceWants(String folder, String source) throws IOException {
    Path from = RESOURCES.resolve(folder);
    copyClasses(from);
    LintRequest request = LintRequest.of(List.of(classes)).withClasspath(Compilation.classpath());
    LintResult result = new Linter(FileTree.DISK, new BytecodeFrontEnd()).lint(request);
    assertEquals(List.of(), result.diagnostics());
    SortedSet<String> found = new TreeSet<>();
    result
        .findings()
        .forEach(
            each ->
                found.add(
                    each.place().start().line() + " " + each.rule() + " " + each.confidence()));
    assertEquals(wanted(from.resolve(source)), found);
  }

  /** The files have another ending, so that no check of the sources takes them for its input. */
  private void copyClasses(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path each : files.filter(file -> file.toString().endsWith(".bin")).toList()) {
        String name = each.getFileName().toString().replace(".bin", ".class");
        Files.copy(each, classes.resolve(name));
      }
    }
  }

  private static SortedSet<String> wanted(Path source) throws IOException {
    SortedSet<String> wanted = new TreeSet<>();
    List<String> lines = Files.readAllLines(source);
    for (int i = 0; i < lines.size(); i++) {
      for (MatchResult each : WANTED.matcher(lines.get(i)).results().toList()) {
        wanted.add((i + 1) + " " + each.group(1) + " " + each.group(2));
      }
    }
    return wanted;
  }
}
