// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.Set;
import java.util.TreeSet;

/** Writes a program in two forms, a line of one for each line of the other. */
final class Printer {

  private final StringBuilder clean = new StringBuilder();
  private final StringBuilder probed = new StringBuilder();
  private final Set<Integer> statements = new TreeSet<>();
  private int lines;

  void addAll(String block) {
    block.lines().forEach(each -> add(each, each));
  }

  void add(String cleanLine, String probedLine) {
    clean.append(cleanLine).append('\n');
    probed.append(probedLine).append('\n');
    lines++;
  }

  void print(Node node, int depth) {
    if (node instanceof Node.Line line) {
      print(line.text(), depth, line.isStatement());
    } else if (node instanceof Node.Group group) {
      print(group, depth);
    }
  }

  private void print(Node.Group group, int depth) {
    String before = "";
    boolean isProbed = group.isStatement();
    for (Node.Section section : group.sections()) {
      print(before + section.head(), depth, isProbed);
      section.body().forEach(each -> print(each, depth + 1));
      before = "} ";
      isProbed = false;
    }
    print(group.tail(), depth, false);
  }

  private void print(String text, int depth, boolean isProbed) {
    String line = "  ".repeat(depth) + text;
    add(line, isProbed ? "at(" + (lines + 1) + "); " + line : line);
    if (isProbed) {
      statements.add(lines);
    }
  }

  Program.Text text() {
    return new Program.Text(clean.toString(), probed.toString(), Set.copyOf(statements));
  }
}
