// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Recognises the methods with the code of lambdas. Most compilers mark them as added; Kotlin's does
 * not, but a reference to a method captures its object at most.
 */
final class LambdaMethods {

  private static final String LAMBDAS = "java/lang/invoke/LambdaMetafactory";

  private LambdaMethods() {}

  /** Returns what a function runs, null if an instruction makes none. */
  static @Nullable Handle implementation(InvokeDynamicInsnNode node) {
    return node.bsm.getOwner().equals(LAMBDAS)
            && node.bsmArgs.length > 1
            && node.bsmArgs[1] instanceof Handle handle
        ? handle
        : null;
  }

  /** Returns the method with the code of a lambda, null for a reference to a method. */
  static @Nullable MethodNode of(ClassNode type, Handle handle, InvokeDynamicInsnNode node) {
    if (!handle.getOwner().equals(type.name)) {
      return null;
    }
    for (MethodNode each : type.methods) {
      boolean isNamed = each.name.equals(handle.getName()) && each.desc.equals(handle.getDesc());
      if (isNamed) {
        return isLambda(each, node) ? each : null;
      }
    }
    return null;
  }

  /** Returns the methods of a class with the code of lambdas that no compiler has marked. */
  static Set<MethodNode> unmarked(ClassNode type) {
    Set<MethodNode> found = Collections.newSetFromMap(new IdentityHashMap<>());
    for (MethodNode each : type.methods) {
      for (AbstractInsnNode at : each.instructions) {
        Handle handle = at instanceof InvokeDynamicInsnNode node ? implementation(node) : null;
        MethodNode lambda = handle == null ? null : of(type, handle, (InvokeDynamicInsnNode) at);
        if (lambda != null && !isAdded(lambda)) {
          found.add(lambda);
        }
      }
    }
    return found;
  }

  private static boolean isLambda(MethodNode method, InvokeDynamicInsnNode node) {
    boolean isStatic = (method.access & Opcodes.ACC_STATIC) != 0;
    boolean isPrivate = (method.access & Opcodes.ACC_PRIVATE) != 0;
    int captured = Type.getArgumentTypes(node.desc).length;
    return isAdded(method) || (isPrivate && captured > (isStatic ? 0 : 1));
  }

  private static boolean isAdded(MethodNode method) {
    return (method.access & Opcodes.ACC_SYNTHETIC) != 0;
  }
}
