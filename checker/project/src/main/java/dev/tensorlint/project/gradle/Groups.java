// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Puts what stands between brackets together. */
final class Groups {

  /** Brackets in brackets; deeper ones would be a danger to those that walk over them. */
  private static final int DEPTH = 200;

  private final Deque<Open> opened = new ArrayDeque<>();
  private List<Node> nodes = new ArrayList<>();

  private record Open(Node.Mark bracket, List<Node> before) {}

  private Groups() {}

  /** Returns leaves as a list of trees. */
  static List<Node> of(List<Node> leaves) throws UnreadableScriptException {
    Groups groups = new Groups();
    for (Node leaf : leaves) {
      groups.add(leaf);
    }
    return groups.end();
  }

  private void add(Node leaf) throws UnreadableScriptException {
    if (!(leaf instanceof Node.Mark mark)) {
      nodes.add(leaf);
    } else if ("([{".indexOf(mark.sign()) >= 0) {
      open(mark);
    } else if (")]}".indexOf(mark.sign()) >= 0) {
      close(mark);
    } else if (mark.sign() != Node.LINE_END || keepsLineEnds()) {
      nodes.add(mark);
    }
  }

  private boolean keepsLineEnds() {
    Open last = opened.peek();
    return last == null || last.bracket().sign() == '{';
  }

  private void open(Node.Mark bracket) throws UnreadableScriptException {
    if (opened.size() >= DEPTH) {
      throw new UnreadableScriptException("brackets nest too deep", bracket.span().line());
    }
    opened.push(new Open(bracket, nodes));
    nodes = new ArrayList<>();
  }

  private void close(Node.Mark bracket) throws UnreadableScriptException {
    Open last = opened.poll();
    if (last == null || closing(last.bracket().sign()) != bracket.sign()) {
      throw new UnreadableScriptException("brackets do not match", bracket.span().line());
    }
    Node group =
        new Node.Group(last.bracket().sign(), nodes, last.bracket().span().to(bracket.span()));
    nodes = last.before();
    nodes.add(group);
  }

  private static char closing(char open) {
    return open == '(' ? ')' : open == '[' ? ']' : '}';
  }

  private List<Node> end() throws UnreadableScriptException {
    Open last = opened.poll();
    if (last != null) {
      throw new UnreadableScriptException("a bracket is not closed", last.bracket().span().line());
    }
    return nodes;
  }
}
