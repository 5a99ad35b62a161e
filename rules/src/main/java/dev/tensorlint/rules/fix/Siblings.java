// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.List;
import java.util.Optional;

/**
 * A statement among those of its block or case.
 *
 * @param index its place among them
 * @param around what is around it, the statement included
 */
record Siblings(List<Stmt> statements, int index, Nesting around) {

  static Optional<Siblings> of(Object parent, Stmt stmt, Nesting around) {
    List<Stmt> statements = statementsOf(parent);
    int index = around.blocks().indexOf(stmt, statements);
    return index == BlockIndex.NONE
        ? Optional.empty()
        : Optional.of(new Siblings(statements, index, around));
  }

  private static List<Stmt> statementsOf(Object parent) {
    if (parent instanceof Stmt.Block block) {
      return block.statements();
    }
    return parent instanceof SwitchCase one ? one.body() : List.of();
  }

  Stmt stmt() {
    return statements.get(index);
  }

  Stmt get(int i) {
    return statements.get(i);
  }

  int size() {
    return statements.size();
  }

  /** The block or case. */
  Object parent() {
    return around.node(around.size() - 2);
  }

  /** What is around the block or case, which is included. */
  Nesting ofParent() {
    return around.upTo(around.size() - 2);
  }

  /** Returns the place of the last one that mentions a variable, less than all for none. */
  int lastMention(Local local) {
    return around.blocks().lastMention(local, statements);
  }

  Siblings at(int other) {
    return new Siblings(statements, other, around);
  }
}
