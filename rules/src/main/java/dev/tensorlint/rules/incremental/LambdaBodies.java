// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.ReferenceLambda;
import dev.tensorlint.rules.incremental.UnitImage.OfLambda;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Finds the lambdas of a procedure by their places, as its graph has them. */
final class LambdaBodies extends IrWalker {

  private final Span span;
  private Expr.@Nullable Lambda found;

  private LambdaBodies(Span span) {
    this.span = span;
  }

  /** Returns what is kept of the body of a lambda. */
  static OfLambda image(Body procedure, Body body) {
    OfLambda placed = new OfLambda(body.span(), body.isKnownToRunAlone(), body.passedTo(), null);
    Expr.Lambda there = find(procedure, body.span());
    return there != null && isSame(procedure.lambda(deferred(placed, there)), body)
        ? placed
        : new OfLambda(placed.span(), placed.isKnownToRunAlone(), placed.passedTo(), lambda(body));
  }

  private static boolean isSame(Body found, Body body) {
    return found.captured() == body.captured()
        && found.parameters().equals(body.parameters())
        && Objects.equals(found.code(), body.code());
  }

  private static Expr.Lambda lambda(Body body) {
    List<Local> own = body.parameters();
    return new Expr.Lambda(
        own.subList(0, own.size() - body.captured()),
        Objects.requireNonNull(body.code(), "a lambda has code"),
        TypeRef.UNKNOWN,
        body.span());
  }

  /** Returns the body of a lambda of a procedure. */
  static Body body(Body procedure, OfLambda image) {
    Expr.Lambda lambda = image.made() == null ? find(procedure, image.span()) : image.made();
    return procedure.lambda(
        deferred(image, Objects.requireNonNull(lambda, "a kept lambda is in its procedure")));
  }

  private static Cfg.Deferred deferred(OfLambda image, Expr.Lambda lambda) {
    return new Cfg.Deferred(lambda, image.isKnownToRunAlone(), image.passedTo());
  }

  private static Expr.@Nullable Lambda find(Body procedure, Span span) {
    LambdaBodies finder = new LambdaBodies(span);
    Stmt code = procedure.code();
    if (code != null) {
      code.accept(finder);
    }
    for (FieldDecl field : procedure.initialized()) {
      Expr initializer = field.initializer();
      if (initializer != null) {
        initializer.accept(finder);
      }
    }
    return finder.found;
  }

  @Override
  public Unit visitLambda(Expr.Lambda expr) {
    if (expr.span().equals(span)) {
      found = expr;
      return Unit.UNIT;
    }
    return super.visitLambda(expr);
  }

  /** A reference to a method that is called later is a lambda that calls it. */
  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    if (expr.span().equals(span) && ReferenceLambda.of(expr) instanceof Expr.Lambda lambda) {
      found = lambda;
    }
    return super.visitMethodReference(expr);
  }
}
