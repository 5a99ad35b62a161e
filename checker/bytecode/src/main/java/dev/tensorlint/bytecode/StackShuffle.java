// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;

/** Instructions that drop, copy and swap operands. */
final class StackShuffle {

  private StackShuffle() {}

  static void apply(int opcode, OperandStack stack) {
    switch (opcode) {
      case Opcodes.POP -> drop(stack);
      case Opcodes.POP2 -> dropTwo(stack);
      case Opcodes.DUP -> copy(1, 0, stack);
      case Opcodes.DUP_X1 -> copy(1, 1, stack);
      case Opcodes.DUP_X2 -> copy(1, wordsBelow(stack, 1), stack);
      case Opcodes.DUP2 -> copy(topWords(stack), 0, stack);
      case Opcodes.DUP2_X1 -> copy(topWords(stack), 1, stack);
      case Opcodes.DUP2_X2 -> {
        int top = topWords(stack);
        copy(top, wordsBelow(stack, top), stack);
      }
      default -> swap(stack);
    }
  }

  private static void drop(OperandStack stack) {
    OperandStack.Operand dropped = stack.take();
    Expr value = dropped.value();
    AbstractInsnNode created = dropped.created();
    if (value != null) {
      stack.evaluate(value, value.span());
    } else if (created != null && stack.count(created) == 0) {
      throw new UnreadableCodeException("an object is dropped before its constructor");
    }
  }

  private static void dropTwo(OperandStack stack) {
    boolean isWide = OperandStack.isWide(top(stack).value());
    if (isWide) {
      drop(stack);
      return;
    }
    OperandStack.Operand upper = stack.take();
    drop(stack);
    stack.push(upper);
    drop(stack);
  }

  private static OperandStack.Operand top(OperandStack stack) {
    return at(stack, 0);
  }

  private static OperandStack.Operand at(OperandStack stack, int depth) {
    int index = stack.size() - 1 - depth;
    if (index < 0) {
      throw new UnreadableCodeException("an operand is missing");
    }
    return stack.all().get(index);
  }

  /** Returns how many operands the two topmost words are. */
  private static int topWords(OperandStack stack) {
    return OperandStack.isWide(top(stack).value()) ? 1 : 2;
  }

  /** Returns how many operands the two words below some operands are. */
  private static int wordsBelow(OperandStack stack, int operands) {
    return OperandStack.isWide(at(stack, operands).value()) ? 1 : 2;
  }

  /** Copies the topmost operands below others. */
  private static void copy(int count, int below, OperandStack stack) {
    boolean isArray = count == 1 && below == 0 && OperandStack.isNewArray(top(stack));
    if (isArray) {
      stack.push(top(stack));
      return;
    }
    OperandStack.Operand[] copied = new OperandStack.Operand[count];
    for (int i = 0; i < count; i++) {
      copied[i] = readable(stack, count - 1 - i);
    }
    for (int i = 0; i < count; i++) {
      stack.insert(count + below, copied[i]);
    }
  }

  /** Returns an operand that can be read twice, and puts it in its place. */
  private static OperandStack.Operand readable(OperandStack stack, int depth) {
    OperandStack.Operand operand = at(stack, depth);
    return operand.value() == null ? operand : stack.shared(depth);
  }

  private static void swap(OperandStack stack) {
    OperandStack.Operand upper = readable(stack, 0);
    OperandStack.Operand lower = readable(stack, 1);
    stack.take();
    stack.take();
    stack.push(upper);
    stack.push(lower);
  }
}
