// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.config;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which files a pattern means. */
final class FilePatternsTest {

  private static final Path PROJECT = Path.of("project").toAbsolutePath();

  @ParameterizedTest
  @CsvSource({
    "*.java, A.java, true",
    "*.java, a/b/A.java, true",
    "A?.java, a/AB.java, true",
    "A?.java, a/A.java, false",
    "generated, a/generated/b/A.java, true",
    "generated, a/generated2/A.java, false",
    "generated/, generated/A.java, true",
    "src/main, src/main/A.java, true",
    "src/main, other/src/main/A.java, false",
    "./src/main, src/main/A.java, true",
    "/src, src/A.java, true",
    "src/*/A.java, src/x/A.java, true",
    "src/*/A.java, src/x/y/A.java, false",
    "src/**/A.java, src/A.java, true",
    "src/**/A.java, src/x/y/A.java, true",
    "**/test/**, test/A.java, true",
    "**/test/**, a/test/b/A.java, true",
    "**/test/**, a/tests/A.java, false",
    "src/**, src/A.java, true",
    "a+b(c)/*.java, a+b(c)/X.java, true",
    "a.c, abc, false"
  })
  void meansAsInGitignore(String pattern, String file, boolean matches) {
    FilePatterns patterns = FilePatterns.of(PROJECT, List.of(pattern));
    assertEquals(matches, patterns.from(PROJECT).test(file));
  }

  @ParameterizedTest
  @CsvSource({"sub, A.java, true", "., sub/A.java, true", "., A.java, false"})
  void shownPathsStartWhereTheCommandRuns(String workingDirectory, String shown, boolean matches) {
    FilePatterns patterns = FilePatterns.of(PROJECT, List.of("sub/A.java"));
    assertEquals(matches, patterns.from(PROJECT.resolve(workingDirectory)).test(shown));
  }
}
