// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A statement that gives a name a value: {@code val a = "1"}, {@code def a = '1'}, {@code ext.a =
 * '1'}, {@code extra["a"] = "1"}, {@code set("a", "1")}, {@code val a by extra("1")}.
 *
 * @param name with points between its parts, without what holds it
 * @param isOfRoot whether it is given to the root module
 * @param replaces whether it replaces a value; otherwise it adds to one
 */
record Assignment(String name, boolean isOfRoot, boolean replaces, List<Node> expression) {

  private static final Set<String> MODIFIERS =
      Set.of("val", "var", "const", "def", "final", "private", "internal", "public", "static");

  private static final Set<String> HOLDERS = Set.of("project", "rootProject", "ext", "extra");

  static Optional<Assignment> of(Statement statement) {
    List<Node> nodes = statement.nodes();
    int sign = sign(nodes);
    if (sign > 0) {
      boolean adds = nodes.get(sign - 1).is('+');
      List<Node> left = nodes.subList(0, adds ? sign - 1 : sign);
      return named(left, !adds, nodes.subList(sign + 1, nodes.size()));
    }
    return isSet(statement) ? set(statement) : delegated(nodes);
  }

  private static Optional<Assignment> delegated(List<Node> nodes) {
    int size = nodes.size();
    boolean isExtra =
        size > 4
            && nodes.get(size - 3).isWord("by")
            && nodes.get(size - 2).isWord("extra")
            && nodes.get(size - 1).isGroup('(');
    return isExtra
        ? named(nodes.subList(0, size - 3), true, ((Node.Group) nodes.get(size - 1)).nodes())
        : Optional.empty();
  }

  /** Returns where the sign of an assignment is, and not that of a comparison. */
  private static int sign(List<Node> nodes) {
    for (int i = 1; i + 1 < nodes.size(); i++) {
      if (nodes.get(i).is('=')) {
        boolean compares =
            nodes.get(i + 1).is('=')
                || nodes.get(i + 1).is('~')
                || "!<>=".indexOf(sign(nodes.get(i - 1))) >= 0;
        return compares ? -1 : i;
      }
      if (nodes.get(i).isGroup('{')) {
        return -1;
      }
    }
    return -1;
  }

  private static char sign(Node node) {
    return node instanceof Node.Mark mark ? mark.sign() : ' ';
  }

  private static boolean isSet(Statement statement) {
    String head = statement.head();
    boolean isHead = head.equals("set") || head.equals("ext.set") || head.equals("extra.set");
    return isHead && statement.arguments().size() == 2;
  }

  private static Optional<Assignment> set(Statement statement) {
    List<List<Node>> arguments = statement.arguments();
    return literal(arguments.get(0))
        .map(name -> new Assignment(name, false, true, arguments.get(1)));
  }

  private static Optional<Assignment> named(
      List<Node> left, boolean replaces, List<Node> expression) {
    StringBuilder name = new StringBuilder();
    boolean isOfRoot = false;
    boolean isStep = true;
    for (Node node : left) {
      if (node.is(':')) {
        break; // What follows is the type.
      } else if (node instanceof Node.Word word) {
        if (!isStep) {
          name.setLength(0); // What stood before was a type or a modifier.
        }
        isOfRoot |= word.text().equals("rootProject");
        append(name, word.text());
        isStep = false;
      } else if (node.is('.')) {
        isStep = true;
      } else if (node instanceof Node.Group index && index.open() == '[') {
        Optional<String> key = literal(index.nodes());
        if (key.isEmpty()) {
          return Optional.empty();
        }
        append(name, key.get());
      } else {
        return Optional.empty();
      }
    }
    return name.length() == 0
        ? Optional.empty()
        : Optional.of(new Assignment(name.toString(), isOfRoot, replaces, expression));
  }

  private static void append(StringBuilder name, String part) {
    if (!HOLDERS.contains(part) && !MODIFIERS.contains(part)) {
      name.append(name.length() == 0 ? "" : ".").append(part);
    }
  }

  private static Optional<String> literal(List<Node> nodes) {
    boolean isLiteral =
        nodes.size() == 1
            && nodes.get(0) instanceof Node.Text text
            && text.pieces().stream().allMatch(piece -> piece.inserted().isEmpty());
    return isLiteral
        ? Optional.of(
            ((Node.Text) nodes.get(0))
                .pieces().stream().map(Node.Piece::literal).collect(Collectors.joining()))
        : Optional.empty();
  }
}
