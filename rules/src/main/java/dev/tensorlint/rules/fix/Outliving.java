// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Whether a block hands on what becomes unusable when it releases its resource: to a field, an
 * array or the caller, or to a variable of a wider scope that is needed after it.
 */
final class Outliving extends IrWalker {

  private final Code code;
  private final Ties ties;
  private final Siblings around;
  private final int end;
  private final Set<Local> own = new HashSet<>();
  private int functions;
  private boolean found;

  private Outliving(Code code, Local resource, Siblings around, int end) {
    this.code = code;
    this.ties = new Ties(code, resource);
    this.around = around;
    this.end = end;
  }

  /**
   * Returns whether it does.
   *
   * @param resource the variable that the block releases
   * @param block the statements in it
   */
  static boolean any(Code code, Local resource, Siblings around, List<Stmt> block) {
    if (block.isEmpty()) {
      return false;
    }
    int end = block.get(block.size() - 1).span().end();
    Outliving outliving = new Outliving(code, resource, around, end);
    outliving.own.add(resource);
    int known;
    do {
      known = outliving.ties.known();
      outliving.found = false;
      block.forEach(outliving::stmt);
    } while (known < outliving.ties.known());
    return outliving.found;
  }

  @Override
  public void visitLocal(Local local) {
    own.add(local);
  }

  @Override
  public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
    if (ties.has(stmt.initializer())) {
      ties.tie(stmt.local());
    }
    return super.visitLocalDecl(stmt);
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    for (Stmt.Resource each : stmt.resources()) {
      if (each.local() != null && ties.has(each.value())) {
        ties.tie(each.local());
      }
    }
    return super.visitTry(stmt);
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (ties.has(expr.value())) {
      handOn(expr.target());
    }
    return super.visitAssign(expr);
  }

  private void handOn(Expr target) {
    if (target instanceof Expr.LocalRef ref) {
      ties.tie(ref.local());
      found |= !own.contains(ref.local()) && LaterNeed.of(ref, around, end);
    } else {
      boolean isOwn = target instanceof Expr.ArrayAccess slot && isOwn(slot.array());
      found |= !isOwn;
    }
  }

  /** It then holds what must not outlive the block. */
  private boolean isOwn(Expr container) {
    if (!(container instanceof Expr.LocalRef ref) || !own.contains(ref.local())) {
      return false;
    }
    ties.tie(ref.local());
    return true;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (expr.target() instanceof Expr.LocalRef ref && takesOut(expr)) {
      ties.free(ref.local());
    }
    if (expr.target() instanceof Expr.LocalRef request && isCollectedBy(request, expr)) {
      found |= !own.contains(request.local()) && LaterNeed.of(request, around, end);
    }
    return super.visitCall(expr);
  }

  /** A request needs what it is given until it is sent. */
  private boolean isCollectedBy(Expr.LocalRef target, Expr.Call expr) {
    return expr.arguments().stream().anyMatch(ties::has)
        && code.models()
            .type(target.type().name(), code.types())
            .filter(model -> model.kind() == ModelKind.REQUEST)
            .isPresent();
  }

  /** It leaves its owner, or gets another one. */
  private boolean takesOut(Expr.Call call) {
    return Ties.effect(code, call.callee())
        .map(Summary::receiver)
        .filter(it -> it.custody() == Custody.KEPT || it.custody() == Custody.ATTACHED)
        .isPresent();
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    found |= functions == 0 && ties.has(stmt.value());
    return super.visitReturn(stmt);
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    functions++;
    super.visitLambda(expr);
    functions--;
    return Unit.UNIT;
  }

  @Override
  public void visitType(TypeDecl type) {
    functions++;
    super.visitType(type);
    functions--;
  }

  /** Whether code after a block, or its next run in a loop, needs a variable of a wider scope. */
  private static final class LaterNeed extends IrWalker {

    private final Expr.LocalRef assigned;
    private final Local local;
    private final Siblings around;
    private final int end;
    private boolean found;

    private LaterNeed(Expr.LocalRef assigned, Siblings around, int end) {
      this.assigned = assigned;
      this.local = assigned.local();
      this.around = around;
      this.end = end;
    }

    static boolean of(Expr.LocalRef assigned, Siblings around, int end) {
      LaterNeed later = new LaterNeed(assigned, around, end);
      around.around().last(MethodDecl.class).ifPresent(later::visitMethod);
      return later.found;
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      found |= expr.local().equals(local) && (expr.span().start() >= end || isInLoop(expr));
      return super.visitLocalRef(expr);
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      return expr.target() instanceof Expr.LocalRef ? expr(expr.value()) : super.visitAssign(expr);
    }

    /** Returns whether the next run of a loop reads what this one assigns. */
    private boolean isInLoop(Expr.LocalRef expr) {
      return isBefore(expr) && Loops.repeats(around.around(), local, expr.span());
    }

    private boolean isBefore(Expr.LocalRef expr) {
      return expr.span().end() <= assigned.span().start();
    }
  }
}
