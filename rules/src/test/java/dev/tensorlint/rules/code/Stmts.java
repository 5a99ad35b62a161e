// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Statements. */
public final class Stmts {

  private Stmts() {}

  public static StmtCode local(String type, String name) {
    return local(List.of(), type, name, null);
  }

  public static StmtCode local(String type, String name, ExprCode value) {
    return local(List.of(), type, name, value);
  }

  /** A variable under {@code @SuppressWarnings}. */
  public static StmtCode suppressed(String rule, String type, String name, ExprCode value) {
    return local(List.of(rule), type, name, value);
  }

  private static StmtCode local(
      List<String> suppressed, String type, String name, @Nullable ExprCode value) {
    return draft -> {
      List<Annotation> annotations = MethodCode.annotations(draft, suppressed, " ");
      draft.put(type + " ");
      int start = draft.at();
      Local local = draft.declare(type, name, annotations);
      if (value == null) {
        Stmt decl = new Stmt.LocalDecl(local, null, draft.since(start));
        draft.put(";");
        return decl;
      }
      draft.put(" = ");
      Expr initializer = value.write(draft);
      Stmt decl = new Stmt.LocalDecl(local, initializer, draft.since(start));
      draft.put(";");
      return decl;
    };
  }

  public static StmtCode run(ExprCode expr) {
    return draft -> {
      Expr written = expr.write(draft);
      draft.put(";");
      return new Stmt.ExprStmt(written, draft.since(written.span().start()));
    };
  }

  /** The same statement with a comment behind it. */
  public static StmtCode commented(StmtCode statement, String comment) {
    return draft -> {
      Stmt written = statement.write(draft);
      draft.put(" // " + comment);
      return written;
    };
  }

  /** A comment on a line of its own. */
  public static StmtCode remark(String comment) {
    return draft -> new Stmt.Block(List.of(), draft.put("// " + comment));
  }

  public static StmtCode block(StmtCode... body) {
    return draft -> draft.block(List.of(body));
  }

  public static StmtCode when(ExprCode condition, StmtCode then) {
    return when(condition, then, null);
  }

  public static StmtCode when(ExprCode condition, StmtCode then, @Nullable StmtCode otherwise) {
    return draft -> {
      int start = draft.put("if (").start();
      Expr test = condition.write(draft);
      draft.put(") ");
      Stmt first = then.write(draft);
      if (otherwise == null) {
        return new Stmt.If(test, first, null, draft.since(start));
      }
      draft.put(" else ");
      Stmt second = otherwise.write(draft);
      return new Stmt.If(test, first, second, draft.since(start));
    };
  }

  public static StmtCode loop(ExprCode condition, StmtCode body) {
    return draft -> {
      int start = draft.put("while (").start();
      Expr test = condition.write(draft);
      draft.put(") ");
      Stmt inner = body.write(draft);
      return new Stmt.While(test, inner, draft.since(start));
    };
  }

  public static StmtCode doLoop(StmtCode body, ExprCode condition) {
    return draft -> {
      int start = draft.put("do ").start();
      Stmt inner = body.write(draft);
      draft.put(" while (");
      Expr test = condition.write(draft);
      draft.put(");");
      return new Stmt.DoWhile(inner, test, draft.since(start));
    };
  }

  /** {@code for (int counter = 0; counter < bound; counter++)}. */
  public static StmtCode count(String counter, ExprCode bound, StmtCode body) {
    return draft -> {
      int start = draft.put("for (").start();
      Stmt init = local("int", counter, Exprs.number("0")).write(draft);
      draft.put(" ");
      Expr test = Exprs.binary(Exprs.name(counter), "<", bound).write(draft);
      draft.put("; ");
      Expr update = Exprs.increment(counter).write(draft);
      draft.put(") ");
      Stmt inner = body.write(draft);
      return new Stmt.For(List.of(init), test, List.of(update), inner, draft.since(start));
    };
  }

  public static StmtCode each(String type, String variable, ExprCode iterable, StmtCode body) {
    return draft -> {
      int start = draft.put("for (" + type + " ").start();
      Local local = draft.declare(type, variable);
      draft.put(" : ");
      Expr elements = iterable.write(draft);
      draft.put(") ");
      Stmt inner = body.write(draft);
      return new Stmt.ForEach(local, elements, inner, draft.since(start));
    };
  }

  public static StmtCode choose(ExprCode selector, CaseCode... cases) {
    return draft -> {
      int start = draft.put("switch (").start();
      Expr selected = selector.write(draft);
      draft.put(") ");
      List<SwitchCase> written = CaseCode.write(draft, cases);
      return new Stmt.Switch(selected, written, draft.since(start));
    };
  }

  public static StmtCode labelled(String label, StmtCode body) {
    return draft -> {
      int start = draft.put(label + ": ").start();
      Stmt inner = body.write(draft);
      return new Stmt.Labeled(label, inner, draft.since(start));
    };
  }

  public static StmtCode give() {
    return draft -> new Stmt.Return(null, draft.put("return;"));
  }

  public static StmtCode give(ExprCode value) {
    return ending("return ", value, Stmt.Return::new);
  }

  public static StmtCode fail(String exception) {
    return ending("throw ", Exprs.create(exception), Stmt.Throw::new);
  }

  public static StmtCode yields(ExprCode value) {
    return ending("yield ", value, Stmt.Yield::new);
  }

  private static StmtCode ending(
      String keyword, ExprCode value, BiFunction<Expr, Span, Stmt> make) {
    return draft -> {
      int start = draft.put(keyword).start();
      Expr written = value.write(draft);
      draft.put(";");
      return make.apply(written, draft.since(start));
    };
  }

  public static StmtCode leave() {
    return draft -> new Stmt.Break(null, draft.put("break;"));
  }

  public static StmtCode leave(String label) {
    return draft -> new Stmt.Break(label, draft.put("break " + label + ";"));
  }

  public static StmtCode next() {
    return draft -> new Stmt.Continue(null, draft.put("continue;"));
  }

  public static StmtCode next(String label) {
    return draft -> new Stmt.Continue(label, draft.put("continue " + label + ";"));
  }

  public static StmtCode claim(ExprCode condition) {
    return draft -> {
      int start = draft.put("assert ").start();
      Expr test = condition.write(draft);
      draft.put(";");
      return new Stmt.Assert(test, null, draft.since(start));
    };
  }

  /** {@code try} with nothing behind it yet. */
  public static TryCode attempt(StmtCode... body) {
    return new TryCode(List.of(), List.of(body), List.of(), null);
  }
}
