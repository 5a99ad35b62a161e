// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.Tree.Kind;

/** The written form of operators. */
final class Operators {

  private Operators() {}

  /** Returns the operator of a tree; that of a compound assignment without {@code =}. */
  static String of(Kind kind) {
    return switch (kind) {
      case LOGICAL_COMPLEMENT -> "!";
      case BITWISE_COMPLEMENT -> "~";
      case PREFIX_INCREMENT, POSTFIX_INCREMENT -> "++";
      case PREFIX_DECREMENT, POSTFIX_DECREMENT -> "--";
      case PLUS, UNARY_PLUS, PLUS_ASSIGNMENT -> "+";
      case MINUS, UNARY_MINUS, MINUS_ASSIGNMENT -> "-";
      case MULTIPLY, MULTIPLY_ASSIGNMENT -> "*";
      case DIVIDE, DIVIDE_ASSIGNMENT -> "/";
      case REMAINDER, REMAINDER_ASSIGNMENT -> "%";
      case LEFT_SHIFT, LEFT_SHIFT_ASSIGNMENT -> "<<";
      case RIGHT_SHIFT, RIGHT_SHIFT_ASSIGNMENT -> ">>";
      case UNSIGNED_RIGHT_SHIFT, UNSIGNED_RIGHT_SHIFT_ASSIGNMENT -> ">>>";
      case AND, AND_ASSIGNMENT -> "&";
      case OR, OR_ASSIGNMENT -> "|";
      case XOR, XOR_ASSIGNMENT -> "^";
      default -> comparison(kind);
    };
  }

  private static String comparison(Kind kind) {
    return switch (kind) {
      case EQUAL_TO -> "==";
      case NOT_EQUAL_TO -> "!=";
      case LESS_THAN -> "<";
      case LESS_THAN_EQUAL -> "<=";
      case GREATER_THAN -> ">";
      case GREATER_THAN_EQUAL -> ">=";
      case CONDITIONAL_AND -> "&&";
      case CONDITIONAL_OR -> "||";
      default -> throw new IllegalArgumentException("not an operator: " + kind);
    };
  }

  static boolean isPostfix(Kind kind) {
    return kind == Kind.POSTFIX_INCREMENT || kind == Kind.POSTFIX_DECREMENT;
  }
}
