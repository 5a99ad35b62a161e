// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.Tree;
import dev.tensorlint.rules.ir.Expr;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates expressions of every kind, for the translators of what contains them. */
interface Expressions {

  Expr translate(Tree tree);

  default @Nullable Expr translateOrNull(@Nullable Tree tree) {
    return tree == null ? null : translate(tree);
  }

  default List<Expr> translateAll(List<? extends Tree> trees) {
    return trees.stream().map(this::translate).toList();
  }
}
