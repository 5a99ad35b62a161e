// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Fixer;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The safe fixes of code that releases by static functions, or by methods without a try. */
final class LibraryFixesTest {

  private static final Path FOLDER = Folders.TESTDATA.resolve("libraries");

  private static final Pattern JARS = Pattern.compile("(?:jocl|jcuda|opencv)-\\d.*\\.jar");

  private final Path folder;

  LibraryFixesTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @ParameterizedTest
  @ValueSource(strings = {"Jocl", "Jcuda", "OpenCv"})
  void safeFixesReleaseAndCompile(String name) throws IOException {
    Path copy = folder.resolve(name + ".java");
    Files.copy(FOLDER.resolve(name + ".java"), copy);
    LintRequest request =
        LintRequest.of(List.of(copy)).withClasspath(classpath()).withWorkingDirectory(folder);
    FixResult result = new Fixer().fix(request, new FixChoice(Set.of(), false));
    List<String> left = messages(result.remaining());
    messages(result.found()).forEach(left::remove);
    assertEquals(List.of(), left);
    String fixed = result.files().stream().map(FixedFile::after).findFirst().orElseThrow();
    Golden.check(FOLDER.resolve("fixed").resolve(name + ".txt"), fixed);
    Files.writeString(copy, fixed);
    assertEquals(List.of(), errors(copy));
  }

  private static List<String> messages(LintResult lint) {
    List<String> messages = new ArrayList<>();
    for (Finding finding : lint.findings()) {
      messages.add(finding.rule() + ": " + finding.message());
    }
    return messages;
  }

  private List<String> errors(Path source) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> errors = new ArrayList<>();
    try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
      files.setLocationFromPaths(
          StandardLocation.CLASS_OUTPUT, List.of(Files.createDirectory(out())));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, classpath());
      compiler
          .getTask(
              null,
              files,
              problem -> {
                if (problem.getKind() == Diagnostic.Kind.ERROR) {
                  errors.add(problem.toString());
                }
              },
              List.of("-proc:none", "-Xlint:none", "-nowarn"),
              null,
              files.getJavaFileObjects(source))
          .call();
    }
    return errors;
  }

  private Path out() {
    return folder.resolve("classes");
  }

  /** The jars of the libraries alone: each trial of a fix reads the class path. */
  private static List<Path> classpath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .filter(path -> JARS.matcher(path.getFileName().toString()).matches())
        .filter(Files::exists)
        .toList();
  }
}
