// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the fields that some code assigns when their object, or their class, exists already: all
 * assignments but those that constructors and initializers make in place.
 */
class FieldAssignments extends IrWalker {

  private final Set<FieldKey> found = new HashSet<>();

  /** The class whose objects the current code constructs, null in any other code. */
  private @Nullable String constructed;

  Set<FieldKey> found() {
    return Set.copyOf(found);
  }

  @Override
  public void visitType(TypeDecl type) {
    String outer = constructed;
    constructed = null;
    for (FieldDecl field : type.fields()) {
      if (GeneratedMembers.hasSetter(type, field)) {
        found.add(FieldKey.of(field));
      }
    }
    super.visitType(type);
    constructed = outer;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    boolean isConstruction = method.isInitializer() || method.kind() == MethodDecl.Kind.CONSTRUCTOR;
    constructed = isConstruction ? method.ref().owner() : null;
    super.visitMethod(method);
    constructed = null;
  }

  @Override
  public Unit visitLambda(Expr.Lambda lambda) {
    String outer = constructed;
    constructed = null;
    super.visitLambda(lambda);
    constructed = outer;
    return Unit.UNIT;
  }

  @Override
  protected void assigned(Expr target) {
    if (target instanceof Expr.FieldRef field && !isInPlace(field)) {
      found.add(new FieldKey(field.owner(), field.name(), field.isStatic()));
    }
  }

  private boolean isInPlace(Expr.FieldRef field) {
    boolean isOwn =
        field.isStatic() || field.target() == null || field.target() instanceof Expr.This;
    return isOwn && field.owner().equals(constructed);
  }
}
