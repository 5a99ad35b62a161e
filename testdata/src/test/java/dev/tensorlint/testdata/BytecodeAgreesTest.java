// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/**
 * The compiled cases give the findings of their sources, by rule, line and confidence. What class
 * files cannot tell, and what falls short, is listed with its reason.
 */
final class BytecodeAgreesTest {

  private static final Path DIFFERENCES =
      Folders.TESTDATA.resolve("src/test/resources/bytecode.txt");

  private final Path folder;

  BytecodeAgreesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @Test
  void theClassesGiveTheFindingsOfTheSources(TestReporter reporter) throws IOException {
    List<Path> files = Cases.in(Folders.TESTDATA).stream().map(Case::file).toList();
    List<String> ofSources = texts(Lint.byScanner(files).findings());
    Compilation.of(files, folder);
    List<String> ofClasses = texts(ofClasses());
    List<String> differences = new ArrayList<>();
    without(ofSources, ofClasses).forEach(each -> differences.add("- " + each));
    without(ofClasses, ofSources).forEach(each -> differences.add("+ " + each));
    reporter.publishEntry(
        "bytecode",
        without(ofSources, ofClasses).size() + " of " + ofSources.size() + " findings differ");
    assertTrue(ofClasses.size() > 0, "no finding in the classes");
    assertEquals(
        known(),
        differences.stream().sorted(BytecodeAgreesTest::byPlace).collect(Collectors.joining("\n")));
  }

  private List<Finding> ofClasses() throws IOException {
    LintRequest request = LintRequest.of(List.of(folder)).withClasspath(Compilation.classpath());
    LintResult result = new Linter(FileTree.DISK, new BytecodeFrontEnd()).lint(request);
    assertEquals(List.of(), result.diagnostics());
    return result.findings();
  }

  private static List<String> texts(List<Finding> findings) {
    return findings.stream().map(BytecodeAgreesTest::text).sorted().toList();
  }

  /** The name of a case is that of its file: its folder is not in the class. */
  private static String text(Finding finding) {
    Path path = Path.of(finding.place().file().path());
    return path.getFileName()
        + ":"
        + finding.place().start().line()
        + " "
        + finding.rule()
        + " "
        + finding.confidence();
  }

  private static int byPlace(String one, String other) {
    return (one.substring(2) + one).compareTo(other.substring(2) + other);
  }

  private static List<String> without(List<String> some, List<String> others) {
    List<String> left = new ArrayList<>(some);
    others.forEach(left::remove);
    return left;
  }

  /** Lines that start with a number sign are reasons. */
  private static String known() throws IOException {
    return Files.readAllLines(DIFFERENCES).stream()
        .filter(line -> !line.startsWith("#") && !line.isBlank())
        .sorted(BytecodeAgreesTest::byPlace)
        .collect(Collectors.joining("\n"));
  }
}
