// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What people said of differences: a text of sections, each with a heading of one line, {@code
 * [ours] why}, and the differences below it, each with an empty line before it. What stands before
 * the first section is not read.
 */
final class Verdicts {

  /** Heading of the differences that nobody has judged. */
  static final String NONE = "[none] judge these: [ours], [theirs], [both] or [neither], and why";

  private final Map<String, String> headings = new LinkedHashMap<>();

  static Verdicts parse(String text) {
    Verdicts verdicts = new Verdicts();
    String heading = null;
    for (String paragraph : text.strip().split("\n\n")) {
      if (paragraph.startsWith("[")) {
        heading = paragraph;
      } else if (heading != null) {
        verdicts.headings.put(paragraph + "\n", heading);
      }
    }
    return verdicts;
  }

  /** Writes differences under their headings, in the order of the parsed text. */
  String sections(List<Difference> differences) {
    Map<String, List<Difference>> sections = new LinkedHashMap<>();
    headings.values().forEach(heading -> sections.put(heading, new ArrayList<>()));
    for (Difference each : differences) {
      sections.computeIfAbsent(heading(each), heading -> new ArrayList<>()).add(each);
    }
    StringBuilder text = new StringBuilder();
    sections.forEach((heading, members) -> append(text, heading, members));
    return text.toString();
  }

  private static void append(StringBuilder text, String heading, List<Difference> members) {
    if (!members.isEmpty()) {
      text.append('\n').append(heading).append('\n');
      members.forEach(each -> text.append('\n').append(each));
    }
  }

  private String heading(Difference difference) {
    return headings.getOrDefault(difference.toString(), NONE);
  }

  /** Returns the differences that have no verdict, or one that javac's answer contradicts. */
  List<Difference> wrong(List<Difference> differences) {
    return differences.stream().filter(each -> !isTenable(heading(each), each)).toList();
  }

  private static boolean isTenable(String heading, Difference difference) {
    String verdict = heading.substring(0, heading.indexOf(']') + 1);
    return switch (verdict) {
      case "[ours]" -> difference.isOursRight();
      case "[theirs]" -> difference.isSolverRight();
      case "[neither]" -> !difference.isOursRight() && !difference.isSolverRight();
      case "[both]" -> true;
      default -> false;
    };
  }
}
