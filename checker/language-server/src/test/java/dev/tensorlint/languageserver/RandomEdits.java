// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Edits as people and cats make them; most leave code that still parses, many do not. */
final class RandomEdits {

  private static final List<String> LINES =
      List.of(
          "    x.close();\n",
          "    Tensor y = Tensor.of(1f);\n",
          "    if (true) {\n    }\n",
          "    return;\n",
          "  }\n",
          "  void more() {\n  }\n",
          "  private int count;\n",
          "  static class Inner implements AutoCloseable {\n    public void close() {}\n  }\n",
          "import dev.tensorlint.runtime.Tensor;\n",
          "/* \" ' */\n",
          "final class Stray {}\n");

  private final Random random;
  private final List<String> lines = new ArrayList<>(LINES);

  /** What stands between two offsets is replaced. */
  record Edit(int start, int end, String text) {

    String applied(String before) {
      return before.substring(0, start) + text + before.substring(end);
    }
  }

  /**
   * @param texts lines of these are put into others
   */
  RandomEdits(long seed, List<String> texts) {
    random = new Random(seed);
    texts.forEach(text -> text.lines().forEach(line -> lines.add(line + "\n")));
  }

  Edit next(String text) {
    int start = lineStart(text, random.nextInt(text.length() + 1));
    int end = lineEnd(text, start);
    return switch (random.nextInt(8)) {
      case 0, 1, 2 -> new Edit(start, start, anyLine());
      case 3 -> new Edit(start, end, "");
      case 4 -> new Edit(start, end, anyLine());
      case 5 -> character(text);
      case 6 -> new Edit(start, start, text.substring(start, end));
      default -> word(text);
    };
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  private String anyLine() {
    return lines.get(random.nextInt(lines.size()));
  }

  private Edit character(String text) {
    int at = random.nextInt(text.length() + 1);
    boolean removes = random.nextBoolean() && at < text.length();
    String added = String.valueOf("({;})\"x. \n\r".charAt(random.nextInt(11)));
    return removes ? new Edit(at, at + 1, "") : new Edit(at, at, added);
  }

  /** Puts an identifier in the place of another. */
  private Edit word(String text) {
    int[] one = wordAt(text, random.nextInt(text.length() + 1));
    int[] other = wordAt(text, random.nextInt(text.length() + 1));
    return new Edit(one[0], one[1], text.substring(other[0], other[1]));
  }

  private static int[] wordAt(String text, int offset) {
    int start = offset;
    while (start > 0 && Character.isJavaIdentifierPart(text.charAt(start - 1))) {
      start--;
    }
    int end = offset;
    while (end < text.length() && Character.isJavaIdentifierPart(text.charAt(end))) {
      end++;
    }
    return new int[] {start, end};
  }

  private static int lineStart(String text, int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  private static int lineEnd(String text, int start) {
    int end = text.indexOf('\n', start);
    return end < 0 ? text.length() : end + 1;
  }
}
