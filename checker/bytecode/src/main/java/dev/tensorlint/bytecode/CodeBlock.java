// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;

/**
 * A basic block, its instructions as statements.
 *
 * @param span of its last instruction
 */
record CodeBlock(List<Stmt> statements, BlockEnd end, Span span) {

  CodeBlock {
    statements = List.copyOf(statements);
  }

  CodeBlock renumbered(int[] numbers) {
    return new CodeBlock(statements, end.renumbered(numbers), span);
  }
}
