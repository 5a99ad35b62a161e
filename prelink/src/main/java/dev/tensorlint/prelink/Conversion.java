// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** Conversions of values between types: casts, boxes, and what is in boxes. */
final class Conversion {

  private static final Map<Type, Type> BOXES =
      Map.of(
          Type.BOOLEAN_TYPE, Type.getType(Boolean.class),
          Type.BYTE_TYPE, Type.getType(Byte.class),
          Type.CHAR_TYPE, Type.getType(Character.class),
          Type.SHORT_TYPE, Type.getType(Short.class),
          Type.INT_TYPE, Type.getType(Integer.class),
          Type.LONG_TYPE, Type.getType(Long.class),
          Type.FLOAT_TYPE, Type.getType(Float.class),
          Type.DOUBLE_TYPE, Type.getType(Double.class));

  /** Types above those of boxes, from which nothing is taken out. */
  private static final List<Type> WIDER = List.of(Type.getType(Object.class));

  private Conversion() {}

  static Type boxOf(Type primitive) {
    return Objects.requireNonNull(BOXES.get(primitive));
  }

  /** Returns whether there is a conversion; those between numbers, which are rare, are none. */
  static boolean exists(Type from, Type to) {
    if (from.equals(to)) {
      return true;
    }
    Type boxOfFrom = BOXES.get(from);
    Type boxOfTo = BOXES.get(to);
    if (boxOfFrom != null && boxOfTo != null) {
      return false;
    }
    if (boxOfTo != null) {
      return from.equals(boxOfTo) || WIDER.contains(from);
    }
    return !from.equals(Type.VOID_TYPE) && !to.equals(Type.VOID_TYPE);
  }

  static void write(MethodVisitor method, Type from, Type to) {
    if (from.equals(to)) {
      return;
    }
    Type boxOfFrom = BOXES.get(from);
    Type boxOfTo = BOXES.get(to);
    if (boxOfFrom != null) {
      String box = boxOfFrom.getInternalName();
      String type = Type.getMethodDescriptor(boxOfFrom, from);
      method.visitMethodInsn(Opcodes.INVOKESTATIC, box, "valueOf", type, false);
    } else if (boxOfTo != null) {
      String box = boxOfTo.getInternalName();
      method.visitTypeInsn(Opcodes.CHECKCAST, box);
      String type = Type.getMethodDescriptor(to);
      method.visitMethodInsn(Opcodes.INVOKEVIRTUAL, box, to.getClassName() + "Value", type, false);
    } else if (!to.equals(Type.getType(Object.class))) {
      method.visitTypeInsn(Opcodes.CHECKCAST, to.getInternalName());
    }
  }
}
