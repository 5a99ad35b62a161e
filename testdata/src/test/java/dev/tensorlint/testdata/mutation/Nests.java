// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import java.util.List;
import java.util.Random;

/** Expressions, statements and types that are nested in themselves. */
final class Nests {

  /** What stands before, at, and after the innermost place; {@code @} is the name itself. */
  private record Nest(String before, String inside, String after) {}

  private static final List<Nest> NESTS =
      List.of(
          new Nest("(", "@", ")"),
          new Nest("!", "@", ""),
          new Nest("- ", "@", ""),
          new Nest("(int) ", "@", ""),
          new Nest("@(", "@", ")"),
          new Nest("@<", "@", ">"),
          new Nest("", "@", "[0]"),
          new Nest("", "@", "[]"),
          new Nest("", "@", "." + "@"),
          new Nest("", "@", ".f()"),
          new Nest("", "@", " + @"),
          new Nest("@ + (", "@", ")"),
          new Nest("@ ? @ : ", "@", ""),
          new Nest("@ = ", "@", ""),
          new Nest("x -> ", "@", ""),
          new Nest("() -> { return ", "@", "; }"),
          new Nest("new int[] {", "@", "}"),
          new Nest("{", "@;", "}"),
          new Nest("if (@) ", "@();", ""),
          new Nest("if (@) ", "{}", " else @();"),
          new Nest("while (@) ", "@();", ""),
          new Nest("for (;;) ", "@();", ""),
          new Nest("do ", "@();", " while (true);"),
          new Nest("try { ", "@();", " } finally { @(); }"),
          new Nest("synchronized (@) { ", "@();", " }"),
          new Nest("switch (@) { default: ", "@();", " }"),
          new Nest("class X { void f() { ", "@();", " } }"),
          new Nest("new Object() { Object o = ", "@", "; }"),
          new Nest("/* ", "@", " */"),
          new Nest("\"", "@", "\" + "));

  private static final int LONGEST_TOKEN = 40;

  private Nests() {}

  /**
   * @param token what is nested; a long one, such as a comment that has become the whole file,
   *     would take more memory than the run itself
   */
  static String around(String token, Random random) {
    Nest nest = NESTS.get(random.nextInt(NESTS.size()));
    int depth = depth(random);
    String name = token.length() <= LONGEST_TOKEN ? token : "x";
    String inside = nest.inside().replace("@", name);
    return nest.before().replace("@", name).repeat(depth)
        + inside
        + nest.after().replace("@", name).repeat(random.nextInt(20) == 0 ? depth - 1 : depth);
  }

  private static int depth(Random random) {
    int kind = random.nextInt(1000);
    if (kind == 0) {
      return 200_000;
    }
    return 1 + random.nextInt(kind < 20 ? 3_000 : 30);
  }
}
