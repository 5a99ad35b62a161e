// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import java.util.Set;

/**
 * The branches between a list of statements and a release nested in it. A statement that is moved
 * out of a branch runs where it did not run before: out of {@code if (x != null)}, where {@code x}
 * is null.
 *
 * @param release what is around the release, itself included
 */
record Branches(Nesting release) {

  /**
   * Returns the list to move the release in: that of the innermost branch in which all is that
   * needs the variables, or else the one that is given.
   */
  Siblings innermost(Siblings list, Set<Local> variables, Span use) {
    Set<Local> needed = Reach.needed(list, variables);
    Siblings found = list;
    for (int i = indexOf(list) + 1; i < release.size() && isBranch(release.node(i - 1)); i++) {
      Optional<Siblings> inner = listAt(i);
      if (inner.isPresent()) {
        if (!isAllBelow(found, needed) || !hasUse(inner.get(), use)) {
          return found;
        }
        found = inner.get();
      }
    }
    return found;
  }

  /** Returns whether the release may not run although the list does. */
  boolean isOnlySometimes(Siblings list) {
    return release.nodes().subList(indexOf(list), release.size() - 1).stream()
        .anyMatch(node -> !alwaysRuns(node));
  }

  private boolean alwaysRuns(Object node) {
    return node instanceof Stmt.Block
        || node instanceof Stmt.Labeled
        || node instanceof Stmt.Synchronized
        || (node instanceof Stmt.Try block && !isInCatch(block));
  }

  private boolean isInCatch(Stmt.Try block) {
    Span span = ((Stmt) release.innermost()).span();
    return block.catches().stream().anyMatch(clause -> clause.body().span().contains(span));
  }

  private static boolean isBranch(Object node) {
    return node instanceof Stmt.If || node instanceof Stmt.Block;
  }

  private static boolean hasUse(Siblings list, Span use) {
    return list.statements().stream().anyMatch(stmt -> stmt.span().contains(use));
  }

  /** No statement after the one that contains the release needs one of the variables. */
  private boolean isAllBelow(Siblings list, Set<Local> needed) {
    int below = indexOf(list);
    int index = list.statements().indexOf(release.node(below));
    return needed.stream().allMatch(local -> list.lastMention(local) <= index);
  }

  private Optional<Siblings> listAt(int i) {
    return release.node(i) instanceof Stmt stmt
        ? Siblings.of(release.node(i - 1), stmt, release.upTo(i))
        : Optional.empty();
  }

  /** Returns which node around the release is a statement of a list. */
  private int indexOf(Siblings list) {
    for (int i = release.size() - 1; i > 0; i--) {
      if (listAt(i).filter(found -> found.statements() == list.statements()).isPresent()) {
        return i;
      }
    }
    throw new IllegalArgumentException("the release is not below the list");
  }
}
