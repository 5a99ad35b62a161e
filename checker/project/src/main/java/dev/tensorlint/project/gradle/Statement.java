// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A statement of a script.
 *
 * @param nodes at least one
 */
record Statement(List<Node> nodes) {

  Statement {
    nodes = List.copyOf(nodes);
  }

  /** Returns the statements of a script or of what stands in braces. */
  static List<Statement> in(List<Node> nodes) {
    List<Statement> statements = new ArrayList<>();
    List<Node> current = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      if (!ends(nodes, i, current)) {
        if (!nodes.get(i).is(Node.LINE_END)) {
          current.add(nodes.get(i));
        }
      } else if (!current.isEmpty()) {
        statements.add(new Statement(current));
        current = new ArrayList<>();
      }
    }
    if (!current.isEmpty()) {
      statements.add(new Statement(current));
    }
    return statements;
  }

  private static boolean ends(List<Node> nodes, int at, List<Node> before) {
    Node node = nodes.get(at);
    if (node.is(';')) {
      return true;
    }
    if (!node.is(Node.LINE_END)) {
      return false;
    }
    boolean isLastOfSome = at + 1 == nodes.size() || !nodes.get(at + 1).is(Node.LINE_END);
    boolean goesOn = !before.isEmpty() && isOperator(before.get(before.size() - 1));
    return isLastOfSome && !goesOn && !continues(nodes, at + 1, before);
  }

  private static boolean isOperator(Node node) {
    return node instanceof Node.Mark mark && "=+,.:?&|".indexOf(mark.sign()) >= 0;
  }

  /** Whether the next line begins with what can only go on with this one. */
  private static boolean continues(List<Node> nodes, int next, List<Node> before) {
    return next < nodes.size()
        && (nodes.get(next).is('.')
            || nodes.get(next).is('?')
            || (nodes.get(next).isGroup('{') && !endsWithBraces(before)));
  }

  private static boolean endsWithBraces(List<Node> nodes) {
    return nodes.isEmpty() || nodes.get(nodes.size() - 1).isGroup('{');
  }

  Span span() {
    return nodes.get(0).span().to(nodes.get(nodes.size() - 1).span());
  }

  /** Returns where it stands without the braces that it ends with. */
  Span call() {
    boolean hasBlock = nodes.size() > 1 && block().isPresent();
    return hasBlock ? nodes.get(0).span().to(nodes.get(nodes.size() - 2).span()) : span();
  }

  /** Returns the names that it begins with: {@code ext.versions} of {@code ext.versions = 1}. */
  String head() {
    StringBuilder head = new StringBuilder();
    for (Node node : nodes.subList(0, headLength())) {
      head.append(node instanceof Node.Word word ? word.text() : ".");
    }
    return head.toString();
  }

  /** Returns what follows the names that it begins with. */
  List<Node> afterHead() {
    return nodes.subList(headLength(), nodes.size());
  }

  private int headLength() {
    if (!(nodes.get(0) instanceof Node.Word)) {
      return 0;
    }
    int length = 1;
    while (length + 1 < nodes.size()
        && nodes.get(length).is('.')
        && nodes.get(length + 1) instanceof Node.Word) {
      length += 2;
    }
    return length;
  }

  /** Returns the braces that it ends with. */
  Optional<Node.Group> block() {
    Node last = nodes.get(nodes.size() - 1);
    return last.isGroup('{') ? Optional.of((Node.Group) last) : Optional.empty();
  }

  /** Returns the statements in all braces of it, such as the branches of an {@code if}. */
  List<Statement> inner() {
    return nodes.stream()
        .filter(node -> node.isGroup('{'))
        .flatMap(node -> in(((Node.Group) node).nodes()).stream())
        .toList();
  }

  /** Returns the arguments of a call: those between parentheses, or without any as in Groovy. */
  List<List<Node>> arguments() {
    List<Node> rest = afterHead();
    if (!rest.isEmpty() && rest.get(0) instanceof Node.Group group && group.open() == '(') {
      return separate(group.nodes());
    }
    return separate(rest.stream().filter(node -> !node.isGroup('{')).toList());
  }

  /** Returns what stands between commas. */
  static List<List<Node>> separate(List<Node> nodes) {
    List<List<Node>> parts = new ArrayList<>();
    List<Node> current = new ArrayList<>();
    for (Node node : nodes) {
      if (!node.is(',')) {
        current.add(node);
      } else if (!current.isEmpty()) {
        parts.add(current);
        current = new ArrayList<>();
      }
    }
    if (!current.isEmpty()) {
      parts.add(current);
    }
    return parts;
  }
}
