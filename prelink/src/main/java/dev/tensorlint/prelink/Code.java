// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.prelink;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

/** The code of a method without jumps, with the height of its stack. */
final class Code {

  private final MethodNode method;
  private int height;
  private int highest;

  Code(int access, String name, String type) {
    method = new MethodNode(access, name, type, null, null);
    boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
    method.maxLocals = (Type.getArgumentsAndReturnSizes(type) >> 2) - (isStatic ? 1 : 0);
  }

  private void grow(int by) {
    height += by;
    highest = Math.max(highest, height);
  }

  void load(int local, Type type) {
    method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), local);
    grow(type.getSize());
  }

  void store(int local, Type type) {
    method.visitVarInsn(type.getOpcode(Opcodes.ISTORE), local);
    method.maxLocals = Math.max(method.maxLocals, local + type.getSize());
    grow(-type.getSize());
  }

  void number(int value) {
    method.visitIntInsn(Opcodes.SIPUSH, value);
    grow(1);
  }

  /** Replaces an array of objects and a position on the stack by the element. */
  void element() {
    method.visitInsn(Opcodes.AALOAD);
    grow(-1);
  }

  /** Takes an array of objects, a position and an element from the stack. */
  void setElement() {
    method.visitInsn(Opcodes.AASTORE);
    grow(-3);
  }

  /** Puts a new object on the stack, twice. */
  void create(String type) {
    method.visitTypeInsn(Opcodes.NEW, type);
    method.visitInsn(Opcodes.DUP);
    grow(2);
  }

  void field(int opcode, String owner, String name, String type) {
    method.visitFieldInsn(opcode, owner, name, type);
    int size = Type.getType(type).getSize();
    grow(
        switch (opcode) {
          case Opcodes.GETSTATIC -> size;
          case Opcodes.PUTSTATIC -> -size;
          case Opcodes.GETFIELD -> size - 1;
          default -> -size - 1;
        });
  }

  void call(int opcode, String owner, String name, String type) {
    call(opcode, new Handle(Opcodes.H_INVOKEVIRTUAL, owner, name, type, false));
  }

  void call(int opcode, Handle called) {
    method.visitMethodInsn(
        opcode, called.getOwner(), called.getName(), called.getDesc(), called.isInterface());
    int sizes = Type.getArgumentsAndReturnSizes(called.getDesc());
    int taken = (sizes >> 2) - (opcode == Opcodes.INVOKESTATIC ? 1 : 0);
    grow((sizes & 3) - taken);
  }

  void convert(Type from, Type to) {
    Conversion.write(method, from, to);
    grow(to.getSize() - from.getSize());
  }

  void drop(Type type) {
    if (!type.equals(Type.VOID_TYPE)) {
      method.visitInsn(type.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
      grow(-type.getSize());
    }
  }

  MethodNode giveBack(Type type) {
    method.visitInsn(type.getOpcode(Opcodes.IRETURN));
    method.maxStack = highest;
    return method;
  }
}
