// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A call or creation in the middle of a statement.
 *
 * @param nesting what is around it, itself the innermost
 * @param stmtAt the place of its statement in the nesting
 */
record Temporary(Expr expr, Nesting nesting, int stmtAt) {

  static Optional<Temporary> at(Code code, Place created) {
    Nesting nesting = code.at(created);
    int at = Math.max(nesting.lastIndexOf(Expr.Call.class), nesting.lastIndexOf(Expr.New.class));
    int stmt = nesting.lastIndexOf(Stmt.class);
    return stmt >= 0 && at > stmt
        ? Optional.of(new Temporary((Expr) nesting.node(at), nesting.upTo(at), stmt))
        : Optional.empty();
  }

  Stmt stmt() {
    return (Stmt) nesting.node(stmtAt);
  }

  /** Returns the list of its very statement. */
  Optional<Siblings> siblings() {
    return nesting.upTo(stmtAt).siblings().filter(found -> found.stmt() == stmt());
  }

  boolean isWholeStatement() {
    return stmt() instanceof Stmt.ExprStmt whole && whole.expr() == expr;
  }

  /**
   * Returns whether something that outlives its statement may hold it: the result, an array, a
   * field, or what takes it as an argument.
   *
   * @param isKept whether it is known that code without a model does not
   */
  boolean mayLiveOn(Code code, boolean isKept) {
    Expr value = expr;
    for (int i = nesting.size() - 2; i > stmtAt; i--) {
      Expr parent = (Expr) nesting.node(i);
      if (!(parent instanceof Expr.Cast)
          && !isChosen(parent, value)
          && !isTied(code, parent, value)) {
        return isTaken(code, parent, value, isKept);
      }
      value = parent;
    }
    return isHandedOn(code) && !isWholeLambda();
  }

  /** What a variable is given may live on after the last statement that needs the variable. */
  private boolean isHandedOn(Code code) {
    if (!(stmt() instanceof Stmt.LocalDecl decl)) {
      return stmt() instanceof Stmt.Return;
    }
    return siblings().filter(it -> outlives(code, it, decl.local())).isPresent();
  }

  private static boolean outlives(Code code, Siblings siblings, Local local) {
    int last = Reach.lastOfBlock(siblings, Set.of(local));
    List<Stmt> rest = siblings.statements().subList(siblings.index() + 1, last + 1);
    return Handling.of(local, rest).isHandedOut() || Outliving.any(code, local, siblings, rest);
  }

  /** The release of the value is the end of what a call on it gives. */
  private static boolean isTied(Code code, Expr parent, Expr value) {
    return parent instanceof Expr.Call call
        && call.target() == value
        && Ties.toReceiver(code, call);
  }

  private static boolean isChosen(Expr parent, Expr value) {
    return parent instanceof Expr.Conditional choice && choice.condition() != value;
  }

  private static boolean isTaken(Code code, Expr parent, Expr value, boolean isKept) {
    boolean isKnown = isKept && !Addresses.isAddress(code, value);
    if (parent instanceof Expr.Call call && call.target() != value) {
      return isTaken(code, call.callee(), call.arguments().indexOf(value), isKnown);
    }
    if (parent instanceof Expr.New made) {
      return isTaken(code, made.constructor(), made.arguments().indexOf(value), isKnown);
    }
    return parent instanceof Expr.NewArray
        || (parent instanceof Expr.Assign assign && assign.value() == value);
  }

  private static boolean isTaken(Code code, Callee callee, int argument, boolean isKept) {
    Optional<OperandEffect> effect =
        callee instanceof MethodRef method
            ? code.models()
                .effect(method.owner(), method, code.types())
                .map(known -> known.parameter(argument))
            : Optional.empty();
    return effect
        .map(known -> !known.equals(OperandEffect.BORROWS) && !known.equals(OperandEffect.NONE))
        .orElse(!isKept);
  }

  /** Returns whether it is evaluated once whenever its statement is reached, in that statement. */
  boolean isAlwaysReached() {
    return isEvaluatedOnce(stmt()) && isUnconditional();
  }

  private boolean isUnconditional() {
    for (int i = stmtAt + 1; i < nesting.size() - 1; i++) {
      if (isConditional((Expr) nesting.node(i), nesting.node(i + 1))) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether it is the part that comes first in a lambda that returns nothing. */
  boolean isWholeLambda() {
    boolean isOfLambda = stmtAt > 0 && nesting.node(stmtAt - 1) instanceof Expr.Lambda;
    return isOfLambda
        && stmt() instanceof Stmt.Return whole
        && whole.value() != null
        && whole.value().type().isVoid()
        && isUnconditional()
        && comesFirst();
  }

  private boolean isEvaluatedOnce(Stmt stmt) {
    boolean isLoop =
        stmt instanceof Stmt.While || stmt instanceof Stmt.DoWhile || stmt instanceof Stmt.For;
    boolean isOfLambda = stmtAt > 0 && nesting.node(stmtAt - 1) instanceof Expr.Lambda;
    return !isLoop && !isOfLambda;
  }

  private static boolean isConditional(Expr parent, Object child) {
    if (parent instanceof Expr.Conditional choice) {
      return choice.condition() != child;
    }
    if (parent instanceof Expr.Binary binary) {
      boolean isShort = binary.operator().equals("&&") || binary.operator().equals("||");
      return isShort && binary.left() != child;
    }
    return parent instanceof Expr.SwitchExpr || parent instanceof Expr.Lambda;
  }

  /** Returns whether nothing that acts is evaluated before it in its statement. */
  boolean comesFirst() {
    return comesFirst(Set.of());
  }

  /**
   * Returns whether nothing that acts is evaluated before it in its statement.
   *
   * @param others what is moved along
   */
  boolean comesFirst(Set<Expr> others) {
    for (int i = stmtAt + 1; i < nesting.size() - 1; i++) {
      if (!isFirst((Expr) nesting.node(i), (Expr) nesting.node(i + 1), others)) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFirst(Expr parent, Expr child, Set<Expr> others) {
    return partsOf(parent).stream()
        .takeWhile(part -> part != child)
        .allMatch(part -> others.contains(part) || Evaluation.onlyReads(part));
  }

  private static List<Expr> partsOf(Expr parent) {
    if (parent instanceof Expr.Call call) {
      return joined(call.target(), call.arguments());
    }
    if (parent instanceof Expr.New creation) {
      return joined(creation.outer(), creation.arguments());
    }
    if (parent instanceof Expr.Binary binary) {
      return List.of(binary.left(), binary.right());
    }
    return parent instanceof Expr.ArrayAccess access
        ? List.of(access.array(), access.index())
        : List.of();
  }

  private static List<Expr> joined(@org.jspecify.annotations.Nullable Expr first, List<Expr> rest) {
    if (first == null) {
      return rest;
    }
    java.util.ArrayList<Expr> all = new java.util.ArrayList<>(rest);
    all.add(0, first);
    return all;
  }

  /** Returns the resource of a {@code try} whose value it is part of. */
  Optional<Stmt.Resource> resourceOf(Stmt.Try block) {
    return block.resources().stream()
        .filter(one -> one.local() != null && one.value().span().contains(expr.span()))
        .findFirst();
  }

  /** Returns where the text of its statement is, or of its resource. */
  Span text(Code code) {
    if (stmt() instanceof Stmt.Try block) {
      return resourceOf(block).map(one -> TryBlock.spanOf(code, block, one)).orElse(expr.span());
    }
    boolean isSimple =
        stmt() instanceof Stmt.LocalDecl
            || stmt() instanceof Stmt.ExprStmt
            || stmt() instanceof Stmt.Return;
    return isSimple
        ? siblings()
            .flatMap(found -> Extent.of(code, found))
            .map(extent -> new Span(extent.start(), extent.end()))
            .orElse(expr.span())
        : expr.span();
  }

  /** Returns where it ends, with the white space before the next link of its chain. */
  int endWithChain(Code code) {
    int end = expr.span().end();
    int next = end;
    while (next < code.text().length() && Character.isWhitespace(code.text().charAt(next))) {
      next++;
    }
    return code.text().startsWith(".", next) ? next : end;
  }
}
