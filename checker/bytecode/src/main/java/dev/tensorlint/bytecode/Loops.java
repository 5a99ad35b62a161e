// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the loops that a compiler takes apart: over the elements of an iterable or an array
 * (Java Language Specification, section 14.14.2), and with a counter.
 */
final class Loops extends Rewriter {

  @Override
  List<Stmt> all(List<Stmt> statements) {
    List<Stmt> result = new ArrayList<>();
    for (Stmt each : super.all(statements)) {
      result.add(each);
      restore(result);
    }
    return result;
  }

  /** Puts the last statement together with those before it. */
  private static void restore(List<Stmt> statements) {
    int last = statements.size() - 1;
    Stmt.While loop = loopOf(statements.get(last));
    if (loop == null || last == 0) {
      return;
    }
    Stmt restored = overIterable(loop, statements.get(last - 1));
    int taken = 1;
    if (restored == null && last >= 3) {
      restored = overArray(loop, statements.subList(last - 3, last));
      taken = 3;
    }
    if (restored == null) {
      restored = counted(loop, statements.get(last - 1));
      taken = 1;
    }
    if (restored != null) {
      Stmt replaced = relabelled(statements.get(last), restored);
      statements.subList(last - taken, last + 1).clear();
      statements.add(replaced);
    }
  }

  private static Stmt.@Nullable While loopOf(Stmt statement) {
    if (statement instanceof Stmt.Labeled labeled) {
      return labeled.body() instanceof Stmt.While loop ? loop : null;
    }
    return statement instanceof Stmt.While loop ? loop : null;
  }

  private static Stmt relabelled(Stmt original, Stmt restored) {
    return original instanceof Stmt.Labeled labeled
        ? new Stmt.Labeled(labeled.label(), restored, labeled.span())
        : restored;
  }

  /** {@code for (T element : iterable)}. */
  private static @Nullable Stmt overIterable(Stmt.While loop, Stmt before) {
    Local iterator = assigned(before);
    Expr value = valueOf(before);
    List<Stmt> body = Jumps.listed(loop.body());
    boolean isIterated =
        iterator != null
            && isUnnamed(iterator)
            && isCall(value, "iterator")
            && isCallOn(loop.condition(), "hasNext", iterator)
            && !body.isEmpty()
            && isCallOn(withoutCast(valueOf(body.get(0))), "next", iterator)
            && LocalUses.of(iterator, body) == 1;
    Expr iterable = isIterated && value instanceof Expr.Call call ? call.target() : null;
    return iterable == null ? null : forEach(iterable, loop, body);
  }

  private static @Nullable Stmt forEach(Expr iterable, Stmt.While loop, List<Stmt> body) {
    Local element = assigned(body.get(0));
    if (element == null) {
      return null;
    }
    List<Stmt> rest = body.subList(1, body.size());
    Span span = loop.span().to(element.nameSpan()).to(iterable.span());
    return new Stmt.ForEach(element, iterable, new Stmt.Block(rest, Spans.of(rest)), span);
  }

  /** {@code for (T element : array)}: a copy of the array, its length, an index. */
  private static @Nullable Stmt overArray(Stmt.While loop, List<Stmt> before) {
    Local array = assigned(before.get(0));
    Local length = assigned(before.get(1));
    Local index = assigned(before.get(2));
    List<Stmt> body = Jumps.listed(loop.body());
    boolean isIterated =
        array != null
            && length != null
            && index != null
            && isUnnamed(array)
            && isUnnamed(length)
            && isUnnamed(index)
            && loop.condition() instanceof Expr.Binary test
            && refersTo(test.left(), index)
            && refersTo(test.right(), length)
            && body.size() >= 2
            && valueOf(body.get(0)) instanceof Expr.ArrayAccess access
            && refersTo(access.array(), array)
            && refersTo(access.index(), index)
            && isStep(body.get(body.size() - 1), index);
    Expr value = valueOf(before.get(0));
    return isIterated && value != null
        ? forEach(value, loop, body.subList(0, body.size() - 1))
        : null;
  }

  /** {@code for (int i = first; i < end; i++)}. */
  private static @Nullable Stmt counted(Stmt.While loop, Stmt before) {
    Local index = assigned(before);
    List<Stmt> body = Jumps.listed(loop.body());
    boolean isCounted =
        index != null
            && before instanceof Stmt.LocalDecl
            && loop.condition() instanceof Expr.Binary test
            && LocalUses.of(index, List.of(new Stmt.ExprStmt(test, test.span()))) > 0
            && !body.isEmpty()
            && isStep(body.get(body.size() - 1), index);
    if (!isCounted) {
      return null;
    }
    Stmt.ExprStmt step = (Stmt.ExprStmt) body.get(body.size() - 1);
    List<Stmt> rest = body.subList(0, body.size() - 1);
    return new Stmt.For(
        List.of(before),
        loop.condition(),
        List.of(step.expr()),
        new Stmt.Block(rest, Spans.of(rest)),
        loop.span().to(before.span()));
  }

  private static boolean isStep(Stmt statement, Local index) {
    return statement instanceof Stmt.ExprStmt stmt
        && stmt.expr() instanceof Expr.Unary step
        && step.assigns()
        && refersTo(step.operand(), index);
  }

  /** A compiler gives its own variables no name. */
  private static boolean isUnnamed(Local local) {
    return Variables.isUnnamed(local);
  }

  private static @Nullable Local assigned(Stmt statement) {
    if (statement instanceof Stmt.LocalDecl decl) {
      return decl.local();
    }
    return statement instanceof Stmt.ExprStmt stmt
            && stmt.expr() instanceof Expr.Assign assign
            && assign.target() instanceof Expr.LocalRef ref
        ? ref.local()
        : null;
  }

  private static @Nullable Expr valueOf(Stmt statement) {
    if (statement instanceof Stmt.LocalDecl decl) {
      return decl.initializer();
    }
    return statement instanceof Stmt.ExprStmt stmt && stmt.expr() instanceof Expr.Assign assign
        ? assign.value()
        : null;
  }

  private static @Nullable Expr withoutCast(@Nullable Expr value) {
    return value instanceof Expr.Cast cast ? cast.operand() : value;
  }

  private static boolean isCall(@Nullable Expr value, String name) {
    return value instanceof Expr.Call call
        && call.callee().name().equals(name)
        && call.arguments().isEmpty();
  }

  private static boolean isCallOn(@Nullable Expr value, String name, Local target) {
    return isCall(value, name)
        && value instanceof Expr.Call call
        && refersTo(call.target(), target);
  }

  private static boolean refersTo(@Nullable Expr value, Local local) {
    return value instanceof Expr.LocalRef ref && ref.local().equals(local);
  }
}
