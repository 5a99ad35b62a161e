// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.javatext.JavaText;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is found out about whole classes: the effects of each method, and the facts in it. Sources
 * and findings lie side by side.
 */
final class ProgramsTest {

  static List<String> names() {
    return List.of(
        "Accessors",
        "Alike",
        "Callers",
        "Choices",
        "Classes",
        "Collections",
        "Conditions",
        "Confined",
        "Constants",
        "Constructors",
        "Containers",
        "Draws",
        "Drops",
        "Edges",
        "Escapes",
        "Fields",
        "Functions",
        "Gifts",
        "Growth",
        "Heirs",
        "Keys",
        "Lent",
        "Lives",
        "Models",
        "Ownership",
        "Parts",
        "Pools",
        "Rare",
        "Rebuilt",
        "Records",
        "Refills",
        "Requests",
        "Scopes",
        "Sequences",
        "Rounds",
        "Several",
        "Shared",
        "Statuses",
        "Threads",
        "Traces",
        "Translators",
        "Twins",
        "Unseen");
  }

  private static Program program(String name) throws IOException {
    return JavaText.program(name + ".java", Golden.read("programs/" + name + ".java"));
  }

  @ParameterizedTest
  @MethodSource("names")
  void programs(String name) throws IOException {
    Golden.check("programs/" + name + ".txt", ProgramText.of(program(name)));
  }

  @ParameterizedTest
  @MethodSource("names")
  void factsComeInTheSameOrderInEachRun(String name) throws IOException {
    assertEquals(ProgramText.facts(program(name)), ProgramText.facts(program(name)));
  }

  /** Where all ways to a point are joined there, less is sure: what is found otherwise then. */
  @ParameterizedTest
  @MethodSource("names")
  void programsWithJoinedWays(String name) throws IOException {
    Map<String, List<String>> apart = byMethod(Golden.read("programs/" + name + ".txt"));
    StringBuilder text = new StringBuilder();
    byMethod(ProgramText.of(program(name), 1))
        .forEach(
            (method, lines) ->
                text.append(difference(method, apart.getOrDefault(method, List.of()), lines)));
    Golden.check("programs/joined/" + name + ".txt", text.toString());
  }

  /** What each method does to fields, from which follows who owns what is in them. */
  @ParameterizedTest
  @ValueSource(strings = {"Classes", "Constructors", "Drops", "Fields", "Gifts"})
  void fieldHistories(String name) throws IOException {
    Golden.check("programs/fields/" + name + ".txt", ProgramText.fieldHistories(program(name)));
  }

  private static Map<String, List<String>> byMethod(String text) {
    Map<String, List<String>> byMethod = new LinkedHashMap<>();
    String method = "";
    for (String line : text.lines().toList()) {
      method = line.startsWith(" ") ? method : line;
      byMethod.computeIfAbsent(method, name -> new ArrayList<>()).add(line);
    }
    return byMethod;
  }

  private static String difference(String method, List<String> apart, List<String> joined) {
    StringBuilder text = new StringBuilder();
    for (String line : apart) {
      text.append(joined.contains(line) ? "" : "-" + line + "\n");
    }
    for (String line : joined) {
      text.append(apart.contains(line) ? "" : "+" + line + "\n");
    }
    return text.isEmpty() ? "" : method + "\n" + text;
  }
}
