// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.Certainty;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Decides whether a method of a class that inherits from a resource releases its own object: with
 * each run if it calls a release method outside of all branches, loops and functions. A branch
 * counts as a loop, since it may not run at all.
 */
final class SelfReleases extends LoopWalker {

  private final TypeDecl type;
  private final List<String> releases;
  private final Set<MethodDecl> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private Certainty found = Certainty.NO;

  private SelfReleases(TypeDecl type, List<String> releases) {
    this.type = type;
    this.releases = releases;
  }

  /**
   * @param releases names of the release methods, which have no parameters
   */
  static Certainty in(TypeDecl type, MethodDecl method, List<String> releases) {
    SelfReleases walker = new SelfReleases(type, releases);
    walker.follow(method);
    return walker.found;
  }

  private void follow(MethodDecl method) {
    if (seen.add(method)) {
      stmt(method.body());
    }
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    super.visitCall(expr);
    if (expr.target() instanceof Expr.This) {
      called(expr);
    }
    return Unit.UNIT;
  }

  private void called(Expr.Call call) {
    if (releases.contains(call.callee().name()) && call.arguments().isEmpty()) {
      found = loops() == 0 ? Certainty.YES : found.or(Certainty.MAYBE);
    } else if (call.callee() instanceof MethodRef) {
      type.methods().stream()
          .filter(method -> method.ref().equals(call.callee()))
          .forEach(this::follow);
    }
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    return inLoop(() -> super.visitIf(stmt));
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    return inLoop(() -> super.visitSwitch(stmt));
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    stmt.resources().forEach(resource -> expr(resource.value()));
    stmt(stmt.body());
    inLoop(() -> stmt.catches().forEach(one -> stmt(one.body())));
    return stmt(stmt.finallyBlock());
  }

  @Override
  public Unit visitConditional(Expr.Conditional expr) {
    return inLoop(() -> super.visitConditional(expr));
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return inLoop(() -> super.visitLambda(expr));
  }

  @Override
  public void visitType(TypeDecl inside) {
    inLoop(() -> super.visitType(inside));
  }
}
