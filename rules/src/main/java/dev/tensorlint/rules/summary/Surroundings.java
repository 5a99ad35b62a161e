// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Walks through the text of a method and keeps count of what stands around the current code: the
 * choices, the loops, the clauses that catch its exceptions, and what does not run as part of the
 * method.
 */
abstract class Surroundings extends LoopWalker {

  private final List<String> caught = new ArrayList<>();
  private int choices;
  private int elsewhere;
  private Stmt.@Nullable ForEach each;
  private boolean mayHaveEnded;

  /** Returns whether the current code runs once whenever the method does. */
  protected final boolean isSure() {
    return choices == 0 && loops() == 0 && !mayHaveEnded;
  }

  protected final boolean isInLoop() {
    return loops() > 0;
  }

  /** Returns whether the current code runs once for each element of the loop around it. */
  protected final boolean isOncePerElement() {
    return loops() == 1 && choices == 0 && !mayHaveEnded;
  }

  /** Returns the innermost loop over elements around the current code. */
  protected final Stmt.@Nullable ForEach each() {
    return each;
  }

  /**
   * Returns whether the current code runs among resources of the method's own, at another time, or
   * when the method fails.
   */
  protected final boolean isElsewhere() {
    return elsewhere > 0;
  }

  /** Returns the exceptions of the current code that do not leave the method. */
  protected final List<String> caught() {
    return caught;
  }

  /** Visits what a loop iterates over. */
  protected void iterated(Expr iterable) {
    expr(iterable);
  }

  @Override
  public Unit visitReturn(Stmt.Return stmt) {
    super.visitReturn(stmt);
    mayHaveEnded = true;
    return Unit.UNIT;
  }

  @Override
  public Unit visitThrow(Stmt.Throw stmt) {
    super.visitThrow(stmt);
    mayHaveEnded = true;
    return Unit.UNIT;
  }

  protected final Unit inChoice(Runnable part) {
    choices++;
    part.run();
    choices--;
    return Unit.UNIT;
  }

  @Override
  public Unit visitConditional(Expr.Conditional expr) {
    expr(expr.condition());
    return inChoice(
        () -> {
          expr(expr.whenTrue());
          expr(expr.whenFalse());
        });
  }

  @Override
  public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
    return inChoice(() -> super.visitSwitchExpr(expr));
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    return inChoice(() -> super.visitSwitch(stmt));
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    expr(stmt.condition());
    return inChoice(
        () -> {
          stmt(stmt.whenTrue());
          stmt(stmt.whenFalse());
        });
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    Stmt.ForEach around = each;
    each = stmt;
    iterated(stmt.iterable());
    inLoop(() -> stmt(stmt.body()));
    each = around;
    return Unit.UNIT;
  }

  private Unit inOther(Runnable part) {
    elsewhere++;
    part.run();
    elsewhere--;
    return Unit.UNIT;
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    return inOther(() -> super.visitLambda(expr));
  }

  @Override
  public void visitType(TypeDecl type) {
    inOther(() -> super.visitType(type));
  }

  /** What the head of a {@code try} closes in a class file is a resource of the method's own. */
  @Override
  public Unit visitOnFailure(Stmt.OnFailure stmt) {
    int own = AddedCloseFinder.isIn(stmt.cleanup()) ? 1 : 0;
    elsewhere += own;
    stmt(stmt.body());
    elsewhere -= own;
    return inOther(() -> stmt(stmt.cleanup()));
  }

  /** A function that runs before a clause runs where its failures do not leave the method. */
  @Override
  public Unit visitTry(Stmt.Try stmt) {
    stmt.resources().forEach(resource -> expr(resource.value()));
    int before = caught.size();
    for (Stmt.Catch clause : stmt.catches()) {
      if (!NormalCompletion.isImpossible(clause.body())) {
        clause.types().forEach(type -> caught.add(type.name()));
      }
    }
    boolean isOwn = !stmt.resources().isEmpty();
    elsewhere += isOwn ? 1 : 0;
    stmt(stmt.body());
    elsewhere -= isOwn ? 1 : 0;
    caught.subList(before, caught.size()).clear();
    stmt.catches().forEach(clause -> inChoice(() -> stmt(clause.body())));
    return inOther(() -> stmt(stmt.finallyBlock()));
  }

  /** Finds out whether code closes what the head of a {@code try} declares. */
  private static final class AddedCloseFinder extends IrWalker {

    private boolean isFound;

    static boolean isIn(Stmt code) {
      AddedCloseFinder finder = new AddedCloseFinder();
      code.accept(finder);
      return finder.isFound;
    }

    @Override
    public Unit visitAddedClose(Stmt.AddedClose stmt) {
      isFound = true;
      return Unit.UNIT;
    }
  }
}
