// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The methods and constructors that compilers add before Java 11 so that the classes of one file
 * reach the private members of each other. A call of one becomes what it does, as it stands in the
 * source.
 */
final class NestAccess {

  /** Instructions of a compound assignment, the longest of them. */
  private static final int MOST_INSTRUCTIONS = 12;

  private final Map<String, List<AbstractInsnNode>> accesses = new HashMap<>();

  private NestAccess() {}

  /** Puts what they do in the place of the calls, in the classes of one source file. */
  static void resolve(List<ClassNode> classes) {
    NestAccess nest = new NestAccess();
    for (ClassNode type : classes) {
      for (MethodNode method : type.methods) {
        List<AbstractInsnNode> access = accessOf(method);
        if (access != null) {
          nest.accesses.put(key(type.name, method.name, method.desc), access);
        }
      }
    }
    if (!nest.accesses.isEmpty()) {
      classes.forEach(type -> type.methods.forEach(nest::inline));
    }
  }

  private static String key(String owner, String name, String descriptor) {
    return owner + "." + name + descriptor;
  }

  private void inline(MethodNode method) {
    for (AbstractInsnNode each : method.instructions.toArray()) {
      List<AbstractInsnNode> access =
          each instanceof MethodInsnNode call
              ? accesses.get(key(call.owner, call.name, call.desc))
              : null;
      if (access != null) {
        replace(each, access, method.instructions);
      }
    }
  }

  private static void replace(
      AbstractInsnNode call, List<AbstractInsnNode> access, InsnList instructions) {
    AbstractInsnNode next = call.getNext();
    boolean isUnused = next != null && isPop(next) && isAssignment(access);
    for (AbstractInsnNode each : isUnused ? access.subList(1, access.size()) : access) {
      instructions.insertBefore(call, each.clone(Map.of()));
    }
    if (isUnused) {
      instructions.remove(next);
    }
    instructions.remove(call);
  }

  private static boolean isPop(AbstractInsnNode instruction) {
    return instruction.getOpcode() == Opcodes.POP || instruction.getOpcode() == Opcodes.POP2;
  }

  /** Returns whether a copy of a value is left and the value is assigned. */
  private static boolean isAssignment(List<AbstractInsnNode> access) {
    int first = access.get(0).getOpcode();
    return access.size() == 2
        && first >= Opcodes.DUP
        && first <= Opcodes.DUP2_X2
        && access.get(1) instanceof FieldInsnNode;
  }

  /** Returns the instructions that do on the operands of a call what the method does, or null. */
  private static @Nullable List<AbstractInsnNode> accessOf(MethodNode method) {
    boolean isConstructor = method.name.equals(MethodRef.CONSTRUCTOR);
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    boolean isAdded =
        (method.access & Opcodes.ACC_SYNTHETIC) != 0
            && (isConstructor || (isStatic && method.name.startsWith("access$")));
    List<AbstractInsnNode> code = isAdded ? code(method) : List.of();
    if (code.isEmpty() || code.size() > MOST_INSTRUCTIONS) {
      return null;
    }
    List<Integer> slots = slots(method, isStatic);
    int loaded = loaded(code, slots);
    List<AbstractInsnNode> rest = code.subList(loaded, code.size() - 1);
    boolean isComplete = loaded == slots.size() || isConstructor;
    if (!isComplete || !endsInReturn(code) || !rest.stream().allMatch(NestAccess::isOfOperands)) {
      return null;
    }
    List<AbstractInsnNode> access = new ArrayList<>();
    for (int i = loaded; i < slots.size(); i++) {
      access.add(new InsnNode(Opcodes.POP)); // The null that makes the descriptor another one.
    }
    access.addAll(rest);
    return access;
  }

  private static List<AbstractInsnNode> code(MethodNode method) {
    List<AbstractInsnNode> code = new ArrayList<>();
    for (AbstractInsnNode each : method.instructions) {
      if (each.getOpcode() >= 0) {
        code.add(each);
      }
    }
    return code;
  }

  /** Returns the variables of the operands of a call. */
  private static List<Integer> slots(MethodNode method, boolean isStatic) {
    List<Integer> slots = new ArrayList<>();
    int slot = 0;
    if (!isStatic) {
      slots.add(slot++);
    }
    for (Type each : Type.getArgumentTypes(method.desc)) {
      slots.add(slot);
      slot += each.getSize();
    }
    return slots;
  }

  /** Returns how many operands the code loads first, in their order. */
  private static int loaded(List<AbstractInsnNode> code, List<Integer> slots) {
    int loaded = 0;
    while (loaded < slots.size()
        && loaded < code.size() - 1
        && code.get(loaded) instanceof VarInsnNode load
        && load.getOpcode() <= Opcodes.ALOAD
        && load.var == slots.get(loaded)) {
      loaded++;
    }
    return loaded;
  }

  private static boolean endsInReturn(List<AbstractInsnNode> code) {
    int last = code.get(code.size() - 1).getOpcode();
    return last >= Opcodes.IRETURN && last <= Opcodes.RETURN;
  }

  /** Returns whether an instruction works on the stack alone and goes on after it. */
  private static boolean isOfOperands(AbstractInsnNode instruction) {
    int opcode = instruction.getOpcode();
    boolean leaves =
        opcode == Opcodes.ATHROW || (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN);
    return instruction instanceof FieldInsnNode
        || instruction instanceof MethodInsnNode
        || (instruction instanceof InsnNode && !leaves);
  }
}
