// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;

/** Reads {@code invokedynamic}: functions, concatenated strings, and what is not known. */
interface Functions {

  /**
   * Returns what an instruction evaluates to.
   *
   * @param arguments its operands
   * @param stack for operands that a function captures and that have no name
   */
  Expr of(
      InvokeDynamicInsnNode node,
      List<Expr> arguments,
      TypeRef result,
      OperandStack stack,
      Span span);
}
