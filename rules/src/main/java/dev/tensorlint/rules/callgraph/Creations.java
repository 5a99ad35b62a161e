// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The objects that a body creates.
 *
 * @param referenced keys of the methods that its method references name
 */
public record Creations(List<Creation> made, Set<String> referenced) {

  /**
   * The creation of an object.
   *
   * @param type binary name of its class
   * @param isForever whether the code assigns it directly to a static field
   */
  public record Creation(String type, boolean isForever) {}

  static Creations in(Body body) {
    CreationWalker walker = new CreationWalker();
    if (body.code() != null) {
      body.code().accept(walker);
    }
    for (FieldDecl field : body.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        walker.value(initializer, field.isStatic());
      }
    }
    return new Creations(List.copyOf(walker.made), Set.copyOf(walker.referenced));
  }

  private static final class CreationWalker extends IrWalker {
    private final List<Creation> made = new ArrayList<>();
    private final Set<String> referenced = new HashSet<>();
    private boolean isForStaticField;

    void value(Expr value, boolean isStatic) {
      isForStaticField = isStatic;
      value.accept(this);
      isForStaticField = false;
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.FieldRef field && field.isStatic()) {
        value(expr.value(), true);
        return Unit.UNIT;
      }
      return super.visitAssign(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      if (expr.callee() instanceof MethodRef method) {
        referenced.add(method.key());
      }
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      made.add(new Creation(expr.type().name(), isForStaticField));
      return super.visitNew(expr);
    }
  }
}
