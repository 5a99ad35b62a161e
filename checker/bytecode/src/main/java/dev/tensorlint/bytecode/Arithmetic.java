// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Instructions that compute numbers. */
final class Arithmetic {

  /** In the order of the instructions: four types each. */
  private static final List<String> OPERATORS = List.of("+", "-", "*", "/", "%");

  private static final List<String> BITS = List.of("<<", ">>", ">>>", "&", "|", "^");
  private static final List<String> TYPES = List.of("int", "long", "float", "double");

  private Arithmetic() {}

  static void apply(int opcode, OperandStack stack, Span span) {
    if (opcode >= Opcodes.IADD && opcode < Opcodes.INEG) {
      int index = opcode - Opcodes.IADD;
      binary(OPERATORS.get(index / 4), TYPES.get(index % 4), stack, span);
    } else if (opcode >= Opcodes.INEG && opcode <= Opcodes.DNEG) {
      Expr operand = stack.pop();
      stack.push(new Expr.Unary("-", false, operand, operand.type(), span));
    } else if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR) {
      int index = opcode - Opcodes.ISHL;
      bits(BITS.get(index / 2), TYPES.get(index % 2), stack, span);
    } else if (opcode >= Opcodes.LCMP && opcode <= Opcodes.DCMPG) {
      binary("cmp", "int", stack, span);
    } else if (opcode >= Opcodes.I2L && opcode <= Opcodes.I2S) {
      stack.push(new Expr.Cast(TypeRef.of(converted(opcode)), stack.pop(), span));
    } else {
      throw new UnreadableCodeException("an unknown instruction");
    }
  }

  private static void binary(String operator, String type, OperandStack stack, Span span) {
    Expr right = stack.pop();
    Expr left = stack.pop();
    stack.push(new Expr.Binary(operator, left, right, TypeRef.of(type), span));
  }

  /** Booleans are numbers to the machine. */
  private static void bits(String operator, String type, OperandStack stack, Span span) {
    Expr right = stack.pop();
    Expr left = stack.pop();
    boolean areBooleans =
        left.type().equals(TypeRef.BOOLEAN) && right.type().equals(TypeRef.BOOLEAN);
    TypeRef result = areBooleans ? TypeRef.BOOLEAN : TypeRef.of(type);
    stack.push(new Expr.Binary(operator, left, right, result, span));
  }

  private static String converted(int opcode) {
    return switch (opcode) {
      case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L -> "long";
      case Opcodes.I2F, Opcodes.L2F, Opcodes.D2F -> "float";
      case Opcodes.I2D, Opcodes.L2D, Opcodes.F2D -> "double";
      case Opcodes.I2B -> "byte";
      case Opcodes.I2C -> "char";
      case Opcodes.I2S -> "short";
      default -> "int";
    };
  }
}
