// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import org.objectweb.asm.Opcodes;

/** From conditional jumps to conditions. */
final class Conditions {

  private Conditions() {}

  /** Returns the condition under which an instruction jumps, and takes its operands. */
  static Expr of(int opcode, OperandStack stack, Span span) {
    Expr right =
        switch (opcode) {
          case Opcodes.IFNULL, Opcodes.IFNONNULL -> nothing(span);
          case Opcodes.IFEQ, Opcodes.IFNE, Opcodes.IFLT, Opcodes.IFGE, Opcodes.IFGT, Opcodes.IFLE ->
              number(0, span);
          default -> stack.pop();
        };
    Expr left = stack.pop();
    String operator = operator(opcode);
    boolean isNumber = right instanceof Expr.Literal literal && literal.text().equals("0");
    if (isNumber && left.type().equals(TypeRef.BOOLEAN)) {
      return operator.equals("!=") ? left : not(left);
    }
    if (isNumber && left instanceof Expr.Binary comparison && comparison.operator().equals("cmp")) {
      return compare(operator, comparison.left(), comparison.right(), span);
    }
    return compare(operator, left, right, span);
  }

  private static Expr compare(String operator, Expr left, Expr right, Span span) {
    return new Expr.Binary(operator, left, right, TypeRef.BOOLEAN, span);
  }

  private static String operator(int opcode) {
    return switch (opcode) {
      case Opcodes.IFEQ, Opcodes.IF_ICMPEQ, Opcodes.IF_ACMPEQ, Opcodes.IFNULL -> "==";
      case Opcodes.IFNE, Opcodes.IF_ICMPNE, Opcodes.IF_ACMPNE, Opcodes.IFNONNULL -> "!=";
      case Opcodes.IFLT, Opcodes.IF_ICMPLT -> "<";
      case Opcodes.IFGE, Opcodes.IF_ICMPGE -> ">=";
      case Opcodes.IFGT, Opcodes.IF_ICMPGT -> ">";
      case Opcodes.IFLE, Opcodes.IF_ICMPLE -> "<=";
      default -> throw new UnreadableCodeException("an unknown jump");
    };
  }

  /** Returns the opposite. */
  static Expr not(Expr condition) {
    if (condition instanceof Expr.Unary unary && unary.operator().equals("!")) {
      return unary.operand();
    }
    if (condition instanceof Expr.Binary binary) {
      String opposite =
          switch (binary.operator()) {
            case "==" -> "!=";
            case "!=" -> "==";
            case "<" -> ">=";
            case ">=" -> "<";
            case ">" -> "<=";
            case "<=" -> ">";
            default -> "";
          };
      if (!opposite.isEmpty()) {
        return compare(opposite, binary.left(), binary.right(), binary.span());
      }
    }
    return new Expr.Unary("!", false, condition, TypeRef.BOOLEAN, condition.span());
  }

  static Expr number(int value, Span span) {
    return new Expr.Literal(Expr.LiteralKind.NUMBER, String.valueOf(value), TypeRef.INT, span);
  }

  static Expr nothing(Span span) {
    return new Expr.Literal(Expr.LiteralKind.NULL, "", TypeRef.NULL, span);
  }
}
