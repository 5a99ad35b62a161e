// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InnerClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A method that every record has. Its code does what {@link java.lang.runtime.ObjectMethods} says;
 * hash values are those that it gives, too.
 */
record RecordMethod(String method, ClassNode owner, List<Handle> components) {

  private static final String BUILDER = Type.getInternalName(StringBuilder.class);
  private static final int FACTOR = 31;

  /** A component of each of two records takes at most four. */
  private static final int HIGHEST = 6;

  static RecordMethod of(ClassNode owner, InvokeDynamicInsnNode site) {
    List<Handle> components = new ArrayList<>();
    // The first two are the class and the names.
    for (int i = 2; i < site.bsmArgs.length; i++) {
      components.add((Handle) site.bsmArgs[i]);
    }
    return new RecordMethod(site.name, owner, List.copyOf(components));
  }

  void writeTo(MethodNode code) {
    code.instructions.clear();
    code.localVariables = new ArrayList<>();
    switch (method) {
      case "equals" -> writeEquals(code);
      case "hashCode" -> writeHash(code);
      default -> writeText(code);
    }
    code.maxStack = HIGHEST;
  }

  private void writeEquals(MethodNode code) {
    Label same = new Label();
    Label different = new Label();
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitJumpInsn(Opcodes.IF_ACMPEQ, same);
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.INSTANCEOF, owner.name);
    code.visitJumpInsn(Opcodes.IFEQ, different);
    for (Handle each : components) {
      load(code, each);
      loadOfOther(code, each);
      leaveIfDifferent(code, Type.getType(each.getDesc()), different);
    }
    giveBack(code, same, Opcodes.ICONST_1);
    giveBack(code, different, Opcodes.ICONST_0);
  }

  private static void load(MethodNode code, Handle component) {
    code.visitVarInsn(Opcodes.ALOAD, 0);
    code.visitFieldInsn(
        Opcodes.GETFIELD, component.getOwner(), component.getName(), component.getDesc());
  }

  private void loadOfOther(MethodNode code, Handle component) {
    code.visitVarInsn(Opcodes.ALOAD, 1);
    code.visitTypeInsn(Opcodes.CHECKCAST, owner.name);
    code.visitFieldInsn(
        Opcodes.GETFIELD, component.getOwner(), component.getName(), component.getDesc());
  }

  private static void leaveIfDifferent(MethodNode code, Type type, Label different) {
    switch (type.getSort()) {
      case Type.BOOLEAN, Type.BYTE, Type.CHAR, Type.SHORT, Type.INT ->
          code.visitJumpInsn(Opcodes.IF_ICMPNE, different);
      case Type.LONG, Type.FLOAT, Type.DOUBLE -> {
        // Two zeros differ, and what is not a number is equal to itself.
        String compared = Type.getMethodDescriptor(Type.INT_TYPE, type, type);
        callStatic(code, boxOf(type), "compare", compared);
        code.visitJumpInsn(Opcodes.IFNE, different);
      }
      default -> {
        String equal = "(Ljava/lang/Object;Ljava/lang/Object;)Z";
        callStatic(code, Type.getInternalName(Objects.class), "equals", equal);
        code.visitJumpInsn(Opcodes.IFEQ, different);
      }
    }
  }

  private static void giveBack(MethodNode code, Label at, int constant) {
    code.visitLabel(at);
    code.visitFrame(Opcodes.F_SAME, 0, null, 0, null);
    code.visitInsn(constant);
    code.visitInsn(Opcodes.IRETURN);
  }

  private void writeHash(MethodNode code) {
    code.visitInsn(Opcodes.ICONST_0);
    for (Handle each : components) {
      code.visitIntInsn(Opcodes.BIPUSH, FACTOR);
      code.visitInsn(Opcodes.IMUL);
      load(code, each);
      hash(code, Type.getType(each.getDesc()));
      code.visitInsn(Opcodes.IADD);
    }
    code.visitInsn(Opcodes.IRETURN);
  }

  private static void hash(MethodNode code, Type type) {
    boolean isObject = type.getSort() >= Type.ARRAY;
    String from = isObject ? Type.getInternalName(Objects.class) : boxOf(type);
    Type hashed = isObject ? Type.getType(Object.class) : type;
    callStatic(code, from, "hashCode", Type.getMethodDescriptor(Type.INT_TYPE, hashed));
  }

  private static String boxOf(Type type) {
    return Conversion.boxOf(type).getInternalName();
  }

  private static void callStatic(MethodNode code, String owner, String name, String type) {
    code.visitMethodInsn(Opcodes.INVOKESTATIC, owner, name, type, false);
  }

  private void writeText(MethodNode code) {
    code.visitTypeInsn(Opcodes.NEW, BUILDER);
    code.visitInsn(Opcodes.DUP);
    code.visitMethodInsn(Opcodes.INVOKESPECIAL, BUILDER, "<init>", "()V", false);
    String before = simpleName() + "[";
    for (Handle each : components) {
      append(code, before + each.getName() + "=");
      load(code, each);
      callStatic(code, Type.getInternalName(String.class), "valueOf", textOf(each));
      append(code);
      before = ", ";
    }
    append(code, components.isEmpty() ? before + "]" : "]");
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, BUILDER, "toString", "()Ljava/lang/String;", false);
    code.visitInsn(Opcodes.ARETURN);
  }

  private static String textOf(Handle component) {
    Type type = Type.getType(component.getDesc());
    Type printed =
        switch (type.getSort()) {
          case Type.BYTE, Type.SHORT -> Type.INT_TYPE;
          case Type.ARRAY, Type.OBJECT -> Type.getType(Object.class);
          default -> type;
        };
    return Type.getMethodDescriptor(Type.getType(String.class), printed);
  }

  private static void append(MethodNode code, String text) {
    code.visitLdcInsn(text);
    append(code);
  }

  private static void append(MethodNode code) {
    String type = "(Ljava/lang/String;)Ljava/lang/StringBuilder;";
    code.visitMethodInsn(Opcodes.INVOKEVIRTUAL, BUILDER, "append", type, false);
  }

  private String simpleName() {
    for (InnerClassNode each : owner.innerClasses) {
      if (each.name.equals(owner.name)) {
        return each.innerName;
      }
    }
    return owner.name.substring(owner.name.lastIndexOf('/') + 1);
  }
}
