// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes well-typed programs that end. The same seed and profile give the same program. */
final class ProgramGenerator {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  private static final Pattern NAME = Pattern.compile("\\b[a-zA-Z]+\\d+[a-zA-Z]*\\b");

  private ProgramGenerator() {}

  static Program of(Profile profile, long seed) {
    Draw draw = new Draw(SPREAD * (2 * seed + (profile.isRich() ? 1 : 0)));
    Available available = new Available();
    Bodies bodies = new Bodies(draw, available, profile);
    List<Node> members = new ArrayList<>();
    new Methods(draw, available, bodies).addTo(members);
    new Owners(draw, available, profile).addTo(members);
    Frame frame = Frame.ofMethod("return;");
    List<Node> run = bodies.method(frame, draw.number(2, 6), 4);
    members.add(Node.declaration(Program.RUN, run));
    return new Program((profile.isRich() ? "R" : "P") + seed + "_", used(members));
  }

  /** Leaves out what nothing calls: no run can contradict or show anything there. */
  private static List<Node> used(List<Node> members) {
    List<Node> used = new ArrayList<>(members);
    boolean isSmaller = true;
    while (isSmaller) {
      isSmaller = used.removeIf(each -> !isRun(each) && !isMentioned(nameOf(each), each, used));
    }
    boolean isReplaced = used.stream().anyMatch(each -> each.toString().contains(".replace("));
    return isReplaced ? used : used.stream().map(ProgramGenerator::withoutReplace).toList();
  }

  private static Node withoutReplace(Node member) {
    Node.Group group = (Node.Group) member;
    Node.Section section = group.sections().get(0);
    List<Node> body = new ArrayList<>(section.body());
    body.removeIf(each -> each instanceof Node.Group && headOf(each).startsWith(Owners.REPLACE));
    return new Node.Group(
        List.of(new Node.Section(section.head(), body)), group.tail(), group.isStatement());
  }

  private static boolean isRun(Node member) {
    return headOf(member).equals(Program.RUN);
  }

  private static boolean isMentioned(String name, Node itself, List<Node> members) {
    Pattern word = Pattern.compile("\\b" + name + "\\b");
    return members.stream()
        .filter(each -> each != itself)
        .anyMatch(each -> word.matcher(each.toString()).find());
  }

  private static String headOf(Node member) {
    return ((Node.Group) member).sections().get(0).head();
  }

  /** Returns the first name with a number: those of methods and classes have one. */
  private static String nameOf(Node member) {
    Matcher matcher = NAME.matcher(headOf(member));
    if (!matcher.find()) {
      throw new IllegalStateException("no name in " + headOf(member));
    }
    return matcher.group();
  }
}
