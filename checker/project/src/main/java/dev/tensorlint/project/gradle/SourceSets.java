// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the source folders in {@code sourceSets}. */
final class SourceSets {

  private static final Set<String> CALLS = Set.of("srcDir", "srcDirs", "setSrcDirs");

  private final Script script;
  private final Collection<ModuleDraft> targets;

  SourceSets(Script script, Collection<ModuleDraft> targets) {
    this.script = script;
    this.targets = targets;
  }

  /** Reads {@code sourceSets.main.java.srcDirs = [...]}, outside of a block. */
  void assign(Assignment assignment) {
    set(List.of(assignment.name().split("\\.")), assignment);
  }

  void read(Statement statement) {
    read(statement, List.of());
  }

  private void read(Statement statement, List<String> outer) {
    List<String> path = path(statement, outer);
    Optional<Assignment> assignment = Assignment.of(statement);
    if (assignment.isPresent()) {
      List<String> whole = join(outer, List.of(assignment.get().name().split("\\.")));
      set(whole, assignment.get());
    } else if (inSourceSets(path).contains("java") && isCall(path)) {
      boolean replaces = path.get(path.size() - 1).equals("setSrcDirs");
      add(path, replaces, arguments(statement), statement.span());
    } else {
      statement.inner().forEach(each -> read(each, path));
    }
  }

  /** Returns the names without those of the extension in which the source sets are. */
  private static List<String> inSourceSets(List<String> path) {
    return path.subList(path.indexOf("sourceSets") + 1, path.size());
  }

  private static boolean isCall(List<String> path) {
    return CALLS.contains(path.get(path.size() - 1));
  }

  /** Returns the arguments of the call, which need not be the first word. */
  private static List<List<Node>> arguments(Statement statement) {
    List<Node> nodes = statement.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      if (nodes.get(i) instanceof Node.Word word && CALLS.contains(word.text())) {
        return new Statement(nodes.subList(i, nodes.size())).arguments();
      }
    }
    return List.of();
  }

  private static List<String> join(List<String> first, List<String> second) {
    return java.util.stream.Stream.concat(first.stream(), second.stream()).toList();
  }

  /** Returns the names of a statement and of the blocks around it, quoted ones among them. */
  private static List<String> path(Statement statement, List<String> outer) {
    java.util.ArrayList<String> path = new java.util.ArrayList<>(outer);
    for (Node node : statement.nodes()) {
      if (node instanceof Node.Word word) {
        path.add(word.text());
        if (isCall(path)) {
          return path; // What follows are its arguments.
        }
      } else if (node instanceof Node.Group group && group.open() != '{') {
        group.nodes().stream().flatMap(each -> literal(each).stream()).forEach(path::add);
      }
    }
    return path;
  }

  private static Optional<String> literal(Node node) {
    return node instanceof Node.Text text && text.pieces().size() == 1
        ? Optional.of(text.pieces().get(0).literal())
        : Optional.empty();
  }

  private void set(List<String> path, Assignment assignment) {
    boolean isJava =
        inSourceSets(path).contains("java") && path.get(path.size() - 1).equals("srcDirs");
    List<Node> expression = assignment.expression();
    if (isJava && !expression.isEmpty()) {
      Span span = expression.get(0).span().to(expression.get(expression.size() - 1).span());
      add(path, assignment.replaces(), List.of(expression), span);
    }
  }

  private void add(List<String> path, boolean replaces, List<List<Node>> arguments, Span span) {
    boolean isMain = path.contains("main");
    if (isMain || path.contains("test")) {
      targets.forEach(
          target -> target.add(new SourceFolders(isMain, replaces, arguments, script, span)));
    }
  }
}
