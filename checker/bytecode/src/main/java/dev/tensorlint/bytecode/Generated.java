// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.stream.StreamSupport;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Recognises methods that the source does not have: default constructors and members of records.
 */
final class Generated {

  private static final String RECORD_METHODS = "java/lang/runtime/ObjectMethods";

  private Generated() {}

  static boolean isIn(ClassNode type, MethodNode method) {
    if ((method.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
      return false;
    }
    List<AbstractInsnNode> code =
        StreamSupport.stream(method.instructions.spliterator(), false)
            .filter(each -> each.getOpcode() >= 0)
            .toList();
    boolean isRecord = "java/lang/Record".equals(type.superName);
    return isDefaultConstructor(method, code) || (isRecord && isOfRecord(type, method, code));
  }

  private static boolean isDefaultConstructor(MethodNode method, List<AbstractInsnNode> code) {
    return method.name.equals(MethodRef.CONSTRUCTOR)
        && method.desc.equals("()V")
        && code.size() == 3
        && code.get(1) instanceof MethodInsnNode call
        && call.desc.equals("()V");
  }

  private static boolean isOfRecord(
      ClassNode type, MethodNode method, List<AbstractInsnNode> code) {
    boolean callsRuntime =
        code.stream()
            .anyMatch(
                each ->
                    each instanceof InvokeDynamicInsnNode call
                        && call.bsm.getOwner().equals(RECORD_METHODS));
    return callsRuntime || isAccessor(type, method, code) || isCanonical(type, method, code);
  }

  private static boolean isAccessor(
      ClassNode type, MethodNode method, List<AbstractInsnNode> code) {
    return method.desc.startsWith("()")
        && code.size() == 3
        && code.get(1) instanceof FieldInsnNode read
        && read.owner.equals(type.name)
        && read.name.equals(method.name);
  }

  /** A constructor that assigns each component and does nothing else: three instructions each. */
  private static boolean isCanonical(
      ClassNode type, MethodNode method, List<AbstractInsnNode> code) {
    long components =
        type.fields.stream().filter(each -> (each.access & Opcodes.ACC_STATIC) == 0).count();
    return method.name.equals(MethodRef.CONSTRUCTOR) && code.size() == 3 + 3 * components;
  }
}
