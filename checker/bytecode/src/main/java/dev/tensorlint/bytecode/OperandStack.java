// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AbstractInsnNode;

/**
 * The operand stack of a basic block, as expressions that are not evaluated yet. An expression that
 * could see the effect of a statement is stored into a variable before the statement.
 */
final class OperandStack {

  /**
   * An operand.
   *
   * @param value the expression; null for an object whose constructor has not run
   * @param created the instruction that allocated such an object
   */
  record Operand(@Nullable Expr value, @Nullable AbstractInsnNode created) {
    static Operand of(Expr value) {
      return new Operand(value, null);
    }
  }

  private final List<Operand> operands = new ArrayList<>();
  private final List<Stmt> statements = new ArrayList<>();

  List<Stmt> statements() {
    return statements;
  }

  int size() {
    return operands.size();
  }

  void push(Expr value) {
    operands.add(Operand.of(value));
  }

  void push(Operand operand) {
    operands.add(operand);
  }

  void insert(int depth, Operand operand) {
    operands.add(operands.size() - depth, operand);
  }

  Operand take() {
    if (operands.isEmpty()) {
      throw new UnreadableCodeException("an operand is missing");
    }
    return operands.remove(operands.size() - 1);
  }

  Expr pop() {
    Expr value = take().value();
    if (value == null) {
      throw new UnreadableCodeException("an object is used before its constructor");
    }
    return value;
  }

  /** Returns the operands, the lowest first. */
  List<Operand> all() {
    return List.copyOf(operands);
  }

  /** Replaces an object whose constructor has run by its value; returns how often it was there. */
  int replace(AbstractInsnNode created, Expr value) {
    int count = 0;
    for (int i = 0; i < operands.size(); i++) {
      if (operands.get(i).created() == created) {
        operands.set(i, Operand.of(value));
        count++;
      }
    }
    return count;
  }

  /** Returns how often an object is there whose constructor has not run. */
  int count(AbstractInsnNode created) {
    return (int) operands.stream().filter(each -> each.created() == created).count();
  }

  /**
   * Adds the next initial element to an array that was created for it, and is the topmost operand.
   *
   * @return false if the array is another one, or the element is not the next one
   */
  boolean fill(Expr array, Expr index, Expr value) {
    int top = operands.size() - 1;
    boolean isOnTop =
        array instanceof Expr.NewArray && top >= 0 && operands.get(top).value() == array;
    if (!isOnTop) {
      return false;
    }
    Expr.NewArray created = (Expr.NewArray) array;
    List<Expr> elements = new ArrayList<>();
    if (created.elements() != null) {
      elements.addAll(created.elements());
    }
    boolean isNext =
        index instanceof Expr.Literal literal
            && literal.text().equals(String.valueOf(elements.size()));
    if (isNext) {
      elements.add(value);
      Expr filled = new Expr.NewArray(created.type(), List.of(), elements, created.span());
      operands.set(top, Operand.of(filled));
    }
    return isNext;
  }

  /**
   * Makes an assignment of a value that was copied to be assigned and used: {@code (x = value)}.
   *
   * @return false if the value is not the copy of the topmost operand
   */
  boolean assignCopy(Expr target, Expr copy, Span span) {
    int top = operands.size() - 1;
    int last = statements.size() - 1;
    boolean isCopied =
        top >= 0
            && last >= 0
            && copy instanceof Expr.LocalRef ref
            && copy.equals(operands.get(top).value())
            && statements.get(last) instanceof Stmt.LocalDecl decl
            && decl.local().equals(ref.local());
    if (!isCopied) {
      return false;
    }
    Expr value = ((Stmt.LocalDecl) statements.remove(last)).initializer();
    if (value != null) {
      operands.set(top, Operand.of(new Expr.Assign(target, value, span)));
    }
    return true;
  }

  /** Returns whether an operand is an array that is being created. */
  static boolean isNewArray(Operand operand) {
    return operand.value() instanceof Expr.NewArray created && created.dimensions().size() <= 1;
  }

  /** Appends a statement; what is on the stack is evaluated before it. */
  void append(Stmt statement) {
    store(operands.size());
    statements.add(statement);
  }

  /** Appends an assignment to a variable, which operands may still read. */
  void evaluate(Expr value, Span span) {
    if (!isPure(value)) {
      append(new Stmt.ExprStmt(value, span));
    }
  }

  /** Stores the operands below a depth from the bottom into variables, where that matters. */
  private void store(int height) {
    for (int i = 0; i < height; i++) {
      Expr value = operands.get(i).value();
      if (value != null && !isConstant(value)) {
        operands.set(i, Operand.of(stored(value)));
      }
    }
  }

  /** Stores an operand and all below it, and returns it: it can be read twice then. */
  Operand shared(int depth) {
    int index = operands.size() - 1 - depth;
    store(index + 1);
    return operands.get(index);
  }

  /** Returns an expression that can be read twice; stores the value if need be. */
  Expr twice(Expr value) {
    if (isConstant(value)) {
      return value;
    }
    store(operands.size());
    return stored(value);
  }

  private Expr stored(Expr value) {
    Local local = new Local("$" + value.span().start(), value.type(), value.span());
    statements.add(new Stmt.LocalDecl(local, value, value.span()));
    return new Expr.LocalRef(local, value.span());
  }

  /** Constants, {@code this} and variables that are assigned once stay what they are. */
  private static boolean isConstant(Expr value) {
    return value instanceof Expr.Literal
        || value instanceof Expr.This
        || value instanceof Expr.ClassLiteral
        || (value instanceof Expr.LocalRef local && isTemporary(local.local()));
  }

  /** Returns whether a variable stands for an operand that is used twice. */
  static boolean isTemporary(Local local) {
    return local.name().startsWith("$");
  }

  private static boolean isPure(Expr value) {
    return isConstant(value) || value instanceof Expr.LocalRef;
  }

  static boolean isWide(@Nullable Expr value) {
    return value != null && isWide(value.type());
  }

  static boolean isWide(TypeRef type) {
    return !type.isArray() && (type.name().equals("long") || type.name().equals("double"));
  }
}
