// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The next smaller forms of nodes, the largest steps first. */
final class Reductions {

  private Reductions() {}

  /** Returns lists with one thing less each. They may not compile. */
  static List<List<Node>> of(List<Node> nodes) {
    List<List<Node>> all = new ArrayList<>();
    for (int i = 0; i < nodes.size(); i++) {
      all.add(with(nodes, i, List.of()));
    }
    for (int i = 0; i < nodes.size(); i++) {
      int at = i;
      forms(nodes.get(i)).forEach(form -> all.add(with(nodes, at, form)));
    }
    return all;
  }

  private static List<Node> with(List<Node> nodes, int at, List<Node> instead) {
    List<Node> changed = new ArrayList<>(nodes.subList(0, at));
    changed.addAll(instead);
    changed.addAll(nodes.subList(at + 1, nodes.size()));
    return changed;
  }

  private static Stream<List<Node>> forms(Node node) {
    if (node instanceof Node.Group group) {
      Stream<List<Node>> unwrapped =
          group.isStatement() ? group.sections().stream().map(Node.Section::body) : Stream.of();
      return Stream.of(unwrapped, fewer(group), smaller(group)).flatMap(each -> each);
    }
    return Stream.of();
  }

  /** Leaves out a section. */
  private static Stream<List<Node>> fewer(Node.Group group) {
    List<List<Node>> all = new ArrayList<>();
    for (int i = 1; i < group.sections().size(); i++) {
      List<Node.Section> left = new ArrayList<>(group.sections());
      left.remove(i);
      all.add(List.of(new Node.Group(left, group.tail(), group.isStatement())));
    }
    return all.stream();
  }

  private static Stream<List<Node>> smaller(Node.Group group) {
    List<List<Node>> all = new ArrayList<>();
    for (int i = 0; i < group.sections().size(); i++) {
      Node.Section section = group.sections().get(i);
      for (List<Node> body : of(section.body())) {
        List<Node.Section> changed = new ArrayList<>(group.sections());
        changed.set(i, new Node.Section(section.head(), body));
        all.add(List.of(new Node.Group(changed, group.tail(), group.isStatement())));
      }
    }
    return all.stream();
  }
}
