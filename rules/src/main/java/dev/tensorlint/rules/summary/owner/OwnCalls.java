// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The methods that run on an object of one class when its code calls a method of the same object.
 *
 * @param lineage the class and its superclasses in the program, the nearest first
 */
record OwnCalls(List<TypeDecl> lineage) {

  static boolean isThis(@Nullable Expr target) {
    return target instanceof Expr.This;
  }

  /** Returns the field of the same object that an expression reads; null for any other. */
  static @Nullable FieldKey field(@Nullable Expr expr) {
    return expr instanceof Expr.FieldRef field && !field.isStatic() && isThis(field.target())
        ? new FieldKey(field.owner(), field.name(), false)
        : null;
  }

  /** Returns the method with code that a call on the same object runs. */
  Optional<MethodDecl> target(Expr.Call call) {
    Callee callee = call.reached();
    return isThis(call.target()) && callee instanceof MethodRef method
        ? target(method)
        : Optional.empty();
  }

  private Optional<MethodDecl> target(MethodRef called) {
    return lineage.stream()
        .flatMap(type -> type.methods().stream())
        .filter(method -> method.body() != null && isTarget(method, called))
        .findFirst();
  }

  private static boolean isTarget(MethodDecl method, MethodRef called) {
    return called.isOverridable()
        ? !method.has(Modifier.STATIC)
            && method.ref().name().equals(called.name())
            && method.parameters().size() == called.parameters().size()
        : method.ref().key().equals(called.key());
  }
}
