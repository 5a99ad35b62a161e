// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.StatementTree;
import dev.tensorlint.rules.ir.Stmt;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates statements of every kind, for the translators of what contains them. */
interface Statements {

  Stmt translate(StatementTree tree);

  default @Nullable Stmt translateOrNull(@Nullable StatementTree tree) {
    return tree == null ? null : translate(tree);
  }

  /** Translates the statements that stand in the text; javac adds {@code super()}. */
  List<Stmt> written(List<? extends StatementTree> trees);

  Stmt.Block block(BlockTree tree);

  default Stmt.@Nullable Block blockOrNull(@Nullable BlockTree tree) {
    return tree == null ? null : block(tree);
  }
}
