// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.types.FieldInfo;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MultiANewArrayInsnNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Reads instructions as expressions and statements: Java Virtual Machine Specification, chapter 6.
 */
final class InstructionReader {

  private static final List<TypeRef> ELEMENTS =
      List.of(
          TypeRef.INT,
          TypeRef.of("long"),
          TypeRef.of("float"),
          TypeRef.of("double"),
          TypeRef.OBJECT,
          TypeRef.of("byte"),
          TypeRef.of("char"),
          TypeRef.of("short"));

  private final TypeRef type;
  private final @Nullable Expr self;
  private final TypeRef returned;
  private final Variables variables;
  private final CodeLayout layout;
  private final Callees callees;
  private final CallReader calls;

  /**
   * @param self the object of the method, null in a static one
   * @param returned declared type of the method's result
   */
  InstructionReader(
      TypeRef type,
      TypeRef superclass,
      @Nullable Expr self,
      TypeRef returned,
      Variables variables,
      CodeLayout layout,
      Callees callees,
      Functions functions) {
    this.type = type;
    this.self = self;
    this.returned = returned;
    this.variables = variables;
    this.layout = layout;
    this.callees = callees;
    this.calls = new CallReader(type, superclass, layout, callees, functions);
  }

  TypeRef returned() {
    return returned;
  }

  /** Reads an instruction that neither jumps nor leaves the method. */
  void read(AbstractInsnNode node, OperandStack stack) {
    Span span = layout.of(node);
    if (node instanceof VarInsnNode access) {
      variable(access, stack, span);
    } else if (node instanceof MethodInsnNode call) {
      calls.method(call, stack, span);
    } else if (node instanceof InvokeDynamicInsnNode call) {
      calls.dynamic(call, stack, span);
    } else if (node instanceof FieldInsnNode access) {
      field(access, stack, span);
    } else if (node instanceof TypeInsnNode typed) {
      typed(typed, stack, span);
    } else if (node instanceof LdcInsnNode constant) {
      stack.push(constant(constant.cst, span));
    } else if (node instanceof IntInsnNode number) {
      number(number, stack, span);
    } else if (node instanceof IincInsnNode step) {
      increment(step, stack, span);
    } else if (node instanceof MultiANewArrayInsnNode array) {
      TypeRef created = TypeNames.of(Type.getType(array.desc));
      stack.push(new Expr.NewArray(created, taken(stack, array.dims), null, span));
    } else {
      plain(node.getOpcode(), stack, span);
    }
  }

  private static List<Expr> taken(OperandStack stack, int count) {
    List<Expr> values = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      values.add(stack.pop());
    }
    Collections.reverse(values);
    return values;
  }

  private void variable(VarInsnNode node, OperandStack stack, Span span) {
    int opcode = node.getOpcode();
    if (opcode >= Opcodes.ILOAD && opcode <= Opcodes.ALOAD) {
      boolean isSelf = node.var == 0 && self != null && opcode == Opcodes.ALOAD;
      stack.push(
          isSelf && self instanceof Expr.This it
              ? new Expr.This(false, it.type(), span)
              : new Expr.LocalRef(
                  variables.read(node.var, node, ELEMENTS.get(opcode - Opcodes.ILOAD)), span));
      return;
    }
    Expr value = stack.pop();
    Local local = variables.write(node.var, node, value.type());
    Expr assigned = Coercion.of(value, local.type());
    if (stack.assignCopy(new Expr.LocalRef(local, span), value, span)) {
      return;
    }
    stack.append(
        variables.begins(node.var, node)
            ? new Stmt.LocalDecl(local, assigned, whole(assigned, span))
            : assign(new Expr.LocalRef(local, span), assigned, span));
  }

  private static Stmt assign(Expr target, Expr value, Span span) {
    Span whole = whole(value, span);
    return new Stmt.ExprStmt(new Expr.Assign(target, value, whole), whole);
  }

  /** Returns the place of a statement: of its value and its last instruction. */
  private static Span whole(Expr value, Span last) {
    return value.span().equals(Span.NONE) ? last : value.span().to(last);
  }

  private void increment(IincInsnNode node, OperandStack stack, Span span) {
    Expr target = new Expr.LocalRef(variables.read(node.var, node, TypeRef.INT), span);
    boolean isStep = Math.abs(node.incr) == 1;
    String sign = node.incr < 0 ? "-" : "+";
    Expr step =
        isStep
            ? new Expr.Unary(sign.repeat(2), true, target, TypeRef.INT, span)
            : new Expr.CompoundAssign(
                target, sign, Conditions.number(Math.abs(node.incr), span), span);
    stack.append(new Stmt.ExprStmt(step, span));
  }

  private void field(FieldInsnNode node, OperandStack stack, Span span) {
    int opcode = node.getOpcode();
    boolean isStatic = opcode == Opcodes.GETSTATIC || opcode == Opcodes.PUTSTATIC;
    boolean isWritten = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
    Expr value = isWritten ? stack.pop() : null;
    Expr target = isStatic ? null : object(stack, span);
    FieldInfo declared = callees.field(node.owner, node.name);
    TypeRef fieldType =
        declared == null ? TypeNames.of(Type.getType(node.desc)) : callees.typeOf(declared);
    String owner = declared == null ? TypeNames.binary(node.owner) : declared.owner();
    Expr access = new Expr.FieldRef(target, owner, node.name, isStatic, fieldType, span, span);
    if (value == null) {
      stack.push(access);
    } else {
      stack.append(assign(access, Coercion.of(value, fieldType), span));
    }
  }

  /** A constructor may assign fields before it calls that of the superclass. */
  private Expr object(OperandStack stack, Span span) {
    Expr value = stack.take().value();
    return value == null ? new Expr.This(false, type, span) : value;
  }

  private void typed(TypeInsnNode node, OperandStack stack, Span span) {
    TypeRef named = TypeNames.ofInternal(node.desc);
    switch (node.getOpcode()) {
      case Opcodes.NEW -> stack.push(new OperandStack.Operand(null, node));
      case Opcodes.ANEWARRAY ->
          stack.push(new Expr.NewArray(named.arrayOf(), taken(stack, 1), null, span));
      case Opcodes.CHECKCAST -> stack.push(calls.cast(stack.pop(), named, span));
      default -> stack.push(new Expr.InstanceOf(stack.pop(), named, null, span));
    }
  }

  private static Expr constant(Object value, Span span) {
    if (value instanceof String text) {
      return new Expr.Literal(Expr.LiteralKind.STRING, text, TypeRef.STRING, span);
    } else if (value instanceof Type named && named.getSort() != Type.METHOD) {
      return new Expr.ClassLiteral(TypeNames.of(named), span);
    } else if (value instanceof Integer number) {
      return Conditions.number(number, span);
    } else if (value instanceof Long number) {
      return number(String.valueOf(number), "long", span);
    } else if (value instanceof Float number) {
      return number(String.valueOf(number), "float", span);
    } else if (value instanceof Double number) {
      return number(String.valueOf(number), "double", span);
    }
    return new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span);
  }

  private static Expr number(String text, String type, Span span) {
    return new Expr.Literal(Expr.LiteralKind.NUMBER, text, TypeRef.of(type), span);
  }

  private static void number(IntInsnNode node, OperandStack stack, Span span) {
    if (node.getOpcode() != Opcodes.NEWARRAY) {
      stack.push(Conditions.number(node.operand, span));
      return;
    }
    String element =
        switch (node.operand) {
          case Opcodes.T_BOOLEAN -> "boolean";
          case Opcodes.T_CHAR -> "char";
          case Opcodes.T_FLOAT -> "float";
          case Opcodes.T_DOUBLE -> "double";
          case Opcodes.T_BYTE -> "byte";
          case Opcodes.T_SHORT -> "short";
          case Opcodes.T_INT -> "int";
          default -> "long";
        };
    TypeRef array = TypeRef.of(element).arrayOf();
    stack.push(new Expr.NewArray(array, taken(stack, 1), null, span));
  }

  private void plain(int opcode, OperandStack stack, Span span) {
    if (opcode == Opcodes.ACONST_NULL) {
      stack.push(Conditions.nothing(span));
    } else if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5) {
      stack.push(Conditions.number(opcode - Opcodes.ICONST_0, span));
    } else if (opcode >= Opcodes.LCONST_0 && opcode <= Opcodes.LCONST_1) {
      stack.push(number(String.valueOf(opcode - Opcodes.LCONST_0), "long", span));
    } else if (opcode >= Opcodes.FCONST_0 && opcode <= Opcodes.FCONST_2) {
      stack.push(number(opcode - Opcodes.FCONST_0 + ".0", "float", span));
    } else if (opcode >= Opcodes.DCONST_0 && opcode <= Opcodes.DCONST_1) {
      stack.push(number(opcode - Opcodes.DCONST_0 + ".0", "double", span));
    } else if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      loadElement(ELEMENTS.get(opcode - Opcodes.IALOAD), stack, span);
    } else if (opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE) {
      storeElement(stack, span);
    } else if (opcode >= Opcodes.POP && opcode <= Opcodes.SWAP) {
      StackShuffle.apply(opcode, stack);
    } else if (opcode == Opcodes.ARRAYLENGTH) {
      Expr array = stack.pop();
      stack.push(new Expr.FieldRef(array, "[]", "length", false, TypeRef.INT, span, span));
    } else if (opcode == Opcodes.MONITORENTER || opcode == Opcodes.MONITOREXIT) {
      stack.evaluate(stack.pop(), span);
    } else if (opcode != Opcodes.NOP) {
      Arithmetic.apply(opcode, stack, span);
    }
  }

  private static void loadElement(TypeRef element, OperandStack stack, Span span) {
    Expr index = stack.pop();
    Expr array = stack.pop();
    TypeRef loaded = array.type().isArray() ? array.type().element() : element;
    stack.push(new Expr.ArrayAccess(array, index, loaded, span));
  }

  /** An array that is filled where it is created has initial elements in the source. */
  private static void storeElement(OperandStack stack, Span span) {
    Expr value = stack.pop();
    Expr index = stack.pop();
    Expr array = stack.pop();
    TypeRef element = array.type().isArray() ? array.type().element() : value.type();
    if (stack.fill(array, index, Coercion.of(value, element))) {
      return;
    }
    Expr target = new Expr.ArrayAccess(array, index, element, span);
    stack.append(assign(target, Coercion.of(value, element), span));
  }
}
