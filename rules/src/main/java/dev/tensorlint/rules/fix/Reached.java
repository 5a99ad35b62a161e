// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The calls, creations and assignments that a step leads to, in the methods of its file. */
final class Reached extends IrWalker {

  private final Code code;
  private final Set<Callee> entered = new HashSet<>();
  private final List<Expr> found = new ArrayList<>();

  private Reached(Code code) {
    this.code = code;
  }

  /** Returns them, that at the place itself first. */
  static List<Expr> from(Code code, Place step) {
    Reached reached = new Reached(code);
    at(code, step).ifPresent(reached::add);
    return reached.found;
  }

  private static Optional<Expr> at(Code code, Place step) {
    Nesting nesting = code.at(step);
    for (int i = nesting.size() - 1; i >= 0; i--) {
      if (nesting.node(i) instanceof Expr.Call
          || nesting.node(i) instanceof Expr.New
          || nesting.node(i) instanceof Expr.Assign) {
        return Optional.of((Expr) nesting.node(i));
      }
    }
    return Optional.empty();
  }

  private void add(Expr expr) {
    found.add(expr);
    if (expr instanceof Expr.Call call) {
      enter(call.callee());
    } else if (expr instanceof Expr.New made) {
      enter(made.constructor());
    }
  }

  private void enter(Callee callee) {
    if (entered.add(callee)) {
      Bodies.of(code, callee).forEach(this::stmt);
    }
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    add(expr);
    return super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    add(expr);
    return super.visitNew(expr);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    add(expr);
    return super.visitAssign(expr);
  }

  @Override
  public void visitMethod(MethodDecl method) {
    // What a class in the body does, it does when it is called.
  }
}
