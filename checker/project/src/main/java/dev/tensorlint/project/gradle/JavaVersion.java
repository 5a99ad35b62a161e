// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import dev.tensorlint.project.JavaVersions;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Reads for which version of Java a script has its code compiled. */
final class JavaVersion {

  private static final Set<String> SETTINGS =
      Set.of("languageVersion", "sourceCompatibility", "jvmToolchain");

  private static final String SET = ".set";

  private JavaVersion() {}

  /**
   * Returns the version that is set, 0 if something else is.
   *
   * @param setting its name, with what is before it
   * @param value as {@code JavaLanguageVersion.of(21)} or {@code JavaVersion.VERSION_21}
   */
  static int of(String setting, List<Node> value) {
    String name =
        setting.endsWith(SET) ? setting.substring(0, setting.length() - SET.length()) : setting;
    String last = name.substring(name.lastIndexOf('.') + 1);
    return SETTINGS.contains(last)
        ? value.stream().flatMapToInt(JavaVersion::numbers).filter(n -> n > 0).findFirst().orElse(0)
        : 0;
  }

  private static IntStream numbers(Node node) {
    return node instanceof Node.Group group
        ? group.nodes().stream().flatMapToInt(JavaVersion::numbers)
        : IntStream.of(JavaVersions.number(text(node)));
  }

  private static String text(Node node) {
    if (node instanceof Node.Word word) {
      return word.text();
    }
    return node instanceof Node.Text quoted && quoted.pieces().size() == 1
        ? quoted.pieces().get(0).literal()
        : "";
  }
}
