// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Recognizes test code by the folders that build tools use: {@code src/test/java}, {@code
 * src/integrationTest}, {@code target/test-classes}, {@code app-1.0-tests.jar}, {@code
 * build/classes/java/test}. The innermost such folder decides: a project may itself be a fixture of
 * tests.
 */
public final class TestPaths {

  private static final String SOURCES = "src";
  private static final String MAVEN_CLASSES = "test-classes";
  private static final String MAVEN_JAR = "-tests.jar";
  private static final String GRADLE_CLASSES = "classes";
  private static final Set<String> LANGUAGES = Set.of("java", "kotlin", "groovy", "scala");

  /** Also the first name of Italian packages, as in {@code src/it/example}. */
  private static final String INTEGRATION_TESTS = "it";

  private static final Set<String> WORDS = Set.of("test", "tests");

  /** A {@code !} stands between a jar or folder of classes and what is in it. */
  private static final Pattern NAME_ENDS = Pattern.compile("!?[/\\\\]");

  private static final Pattern WORD_ENDS = Pattern.compile("[-_]|(?<=\\p{Ll})(?=\\p{Lu})");

  private TestPaths() {}

  /**
   * Returns whether a file is below a folder of test code.
   *
   * @param path as reports show it, or as the file system does
   */
  public static boolean isTest(String path) {
    List<String> names = List.of(NAME_ENDS.split(path, -1));
    for (int i = names.size() - 2; i >= 0; i--) {
      String name = names.get(i);
      if (name.equals(MAVEN_CLASSES) || name.endsWith(MAVEN_JAR)) {
        return true;
      }
      if (name.equals(SOURCES) && i + 2 < names.size()) {
        return isTestSet(names.get(i + 1), names.get(i + 2));
      }
      if (name.equals(GRADLE_CLASSES) && i + 3 < names.size() && isLanguage(names.get(i + 1))) {
        return isTestSet(names.get(i + 2), names.get(i + 1));
      }
    }
    return false;
  }

  /** Returns whether a source set holds tests, by its name. */
  private static boolean isTestSet(String set, String next) {
    return set.equals(INTEGRATION_TESTS)
        ? isLanguage(next)
        : WORD_ENDS
            .splitAsStream(set)
            .anyMatch(word -> WORDS.contains(word.toLowerCase(Locale.ROOT)));
  }

  private static boolean isLanguage(String name) {
    return LANGUAGES.contains(name);
  }
}
