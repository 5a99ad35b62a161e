// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.List;

/**
 * A plugin in a {@code plugins} block.
 *
 * @param version empty where the block does not say it
 */
record PluginUse(String id, String version, boolean isApplied) {

  static PluginUse of(Statement statement, Expressions expressions) {
    String head = statement.head();
    List<List<Node>> arguments = statement.arguments();
    Value first =
        arguments.isEmpty() ? Value.Nothing.UNKNOWN : expressions.value(firstOf(arguments.get(0)));
    String version = version(statement, expressions);
    boolean isApplied = !isNotApplied(statement);
    if (head.equals("alias") && first instanceof Value.Plugin plugin) {
      return new PluginUse(plugin.id(), version.isEmpty() ? plugin.version() : version, isApplied);
    }
    return new PluginUse(id(head, first), version, isApplied);
  }

  private static String id(String head, Value first) {
    if (!(first instanceof Value.Text text)) {
      return head;
    }
    return switch (head) {
      case "id" -> text.text();
      case "kotlin" -> "org.jetbrains.kotlin." + text.text();
      default -> head;
    };
  }

  /** Groovy's {@code id 'a' version 'b'} has no brackets, so that only its first part counts. */
  private static List<Node> firstOf(List<Node> argument) {
    return argument.get(0) instanceof Node.Text ? argument.subList(0, 1) : argument;
  }

  private static String version(Statement statement, Expressions expressions) {
    List<Node> nodes = statement.nodes();
    for (int i = 0; i + 1 < nodes.size(); i++) {
      if (nodes.get(i).isWord("version")
          && expressions.value(nodes.subList(i + 1, i + 2)) instanceof Value.Text version) {
        return version.text();
      }
    }
    return "";
  }

  private static boolean isNotApplied(Statement statement) {
    List<Node> nodes = statement.nodes();
    return nodes.stream().anyMatch(node -> node.isWord("apply"))
        && nodes.stream().anyMatch(PluginUse::saysFalse);
  }

  private static boolean saysFalse(Node node) {
    return node.isWord("false")
        || (node instanceof Node.Group group
            && group.nodes().stream().anyMatch(each -> each.isWord("false")));
  }
}
