// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import static dev.tensorlint.rules.code.CaseCode.arrow;
import static dev.tensorlint.rules.code.CaseCode.colon;
import static dev.tensorlint.rules.code.CaseCode.match;
import static dev.tensorlint.rules.code.CaseCode.otherwise;
import static dev.tensorlint.rules.code.CaseCode.otherwiseArrow;
import static dev.tensorlint.rules.code.Exprs.and;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.either;
import static dev.tensorlint.rules.code.Exprs.group;
import static dev.tensorlint.rules.code.Exprs.isNull;
import static dev.tensorlint.rules.code.Exprs.lambda;
import static dev.tensorlint.rules.code.Exprs.matches;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.not;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.Exprs.number;
import static dev.tensorlint.rules.code.Exprs.or;
import static dev.tensorlint.rules.code.Exprs.supplier;
import static dev.tensorlint.rules.code.Exprs.yes;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.PatternCode.binding;
import static dev.tensorlint.rules.code.PatternCode.parts;
import static dev.tensorlint.rules.code.PatternCode.unnamed;
import static dev.tensorlint.rules.code.Stmts.attempt;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.claim;
import static dev.tensorlint.rules.code.Stmts.count;
import static dev.tensorlint.rules.code.Stmts.doLoop;
import static dev.tensorlint.rules.code.Stmts.each;
import static dev.tensorlint.rules.code.Stmts.fail;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.labelled;
import static dev.tensorlint.rules.code.Stmts.leave;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.loop;
import static dev.tensorlint.rules.code.Stmts.next;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.Stmts.yields;
import static dev.tensorlint.rules.code.TypeCode.type;

import dev.tensorlint.rules.code.Exprs;
import dev.tensorlint.rules.code.Golden;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.code.Stmts;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.work.Work;
import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** The graph of each construct; source and graph lie side by side in the golden files. */
final class CfgBuilderTest {

  private static final StmtCode READ = run(call("x.read"));
  private static final StmtCode CLOSE = run(call("x.close"));
  private static final StmtCode RISKY = run(call("Tensors.risky", name("x")));

  /** Writes a method with the parameters {@code x}, {@code y}, {@code a}, {@code b}, {@code n}. */
  private static void check(String name, StmtCode... body) throws IOException {
    CompilationUnit unit =
        Programs.of(
                type(
                    "A",
                    method("run", body)
                        .takes("Tensor x", "Tensor y", "boolean a", "boolean b", "int n")
                        .returns("Tensor")))
            .units()
            .get(0);
    MethodDecl method = unit.types().get(0).methods().get(0);
    Cfg cfg =
        new CfgBuilder(new ToyShape())
            .body(method.parameters(), Objects.requireNonNull(method.body()), FieldFunctions.NONE, Work.unlimited());
    Golden.check("cfg/" + name + ".txt", unit.file().text() + "\n" + CfgPrinter.print(cfg));
  }

  @Test
  void ifElse() throws IOException {
    check("if-else", when(isNull("x"), READ, block(RISKY, CLOSE)));
  }

  @Test
  void shortCircuit() throws IOException {
    check(
        "short-circuit",
        when(and(name("a"), group(or(not(name("b")), notNull("x")))), CLOSE),
        local("boolean", "both", and(name("a"), name("b"))));
  }

  @Test
  void whileLoop() throws IOException {
    check(
        "while", loop(name("a"), block(when(name("b"), leave()), when(isNull("x"), next()), READ)));
  }

  @Test
  void endlessLoop() throws IOException {
    check("while-true", loop(yes(), READ), CLOSE);
  }

  @Test
  void doWhile() throws IOException {
    check("do-while", doLoop(block(when(name("b"), next()), READ), name("a")));
  }

  @Test
  void forLoop() throws IOException {
    check("for", count("i", name("n"), block(when(name("b"), next()), READ)));
  }

  @Test
  void forOverAConstantRange() throws IOException {
    check("for-constant-range", count("i", number("3"), READ));
  }

  @Test
  void forEach() throws IOException {
    check(
        "for-each",
        local("Tensors", "all"),
        each("Tensor", "t", name("all"), block(when(name("b"), leave()), run(call("t.close")))));
  }

  @Test
  void labels() throws IOException {
    check(
        "labels",
        labelled(
            "outer",
            loop(
                name("a"),
                loop(name("b"), block(when(isNull("x"), next("outer")), leave("outer"))))),
        labelled("plain", block(when(name("a"), leave("plain")), READ)));
  }

  @Test
  void switchThatFallsThrough() throws IOException {
    check(
        "switch-fall-through",
        Stmts.choose(
            name("n"),
            colon(number("0"), READ),
            colon(number("1"), CLOSE, leave()),
            otherwise(RISKY)));
  }

  @Test
  void switchWithArrowsAndWithoutDefault() throws IOException {
    check(
        "switch-arrow",
        Stmts.choose(name("n"), arrow(number("0"), READ), arrow(number("1"), CLOSE)));
  }

  @Test
  void switchExpression() throws IOException {
    check(
        "switch-yield",
        local(
            "Tensor",
            "t",
            Exprs.choose(
                name("n"),
                arrow(number("0"), yields(name("x"))),
                arrow(number("1"), block(when(name("a"), yields(name("y"))), yields(name("x")))),
                otherwiseArrow(fail("IllegalStateException")))));
  }

  @Test
  void tryCatchFinally() throws IOException {
    check(
        "try-catch-finally",
        attempt(RISKY).catching("IOException", READ).lastly(CLOSE),
        give(name("y")));
  }

  @Test
  void catchOfSomethingElse() throws IOException {
    check("catch-unrelated", attempt(RISKY).catching("IllegalStateException", READ));
  }

  @Test
  void catchOfASupertype() throws IOException {
    check("catch-supertype", attempt(RISKY).catching("Exception", READ));
  }

  @Test
  void returnThroughFinally() throws IOException {
    check("return-through-finally", attempt(when(name("a"), give(name("y"))), RISKY).lastly(CLOSE));
  }

  @Test
  void finallyThatReturns() throws IOException {
    check("finally-returns", attempt(RISKY, give(name("x"))).lastly(give(name("y"))));
  }

  @Test
  void jumpsThroughNestedFinally() throws IOException {
    check(
        "nested-finally",
        loop(
            name("a"),
            attempt(attempt(when(name("b"), leave()), RISKY).lastly(CLOSE)).lastly(READ)));
  }

  @Test
  void tryWithTwoResources() throws IOException {
    check(
        "try-with-resources",
        attempt(RISKY)
            .with("Tensor", "r", call("x.relu"))
            .with("y")
            .catching("IOException", READ)
            .lastly(CLOSE));
  }

  @Test
  void throwIntoACatch() throws IOException {
    check(
        "throw",
        attempt(when(name("a"), fail("IOException")), fail("IllegalStateException"))
            .catching("IOException", READ));
  }

  @Test
  void lambdaInPlace() throws IOException {
    check(
        "lambda-inline",
        local("Tensors", "all"),
        run(
            call(
                "all.each", lambda("Tensor", "t", when(name("a"), give()), run(call("t.close"))))));
  }

  @Test
  void lambdaInAScope() throws IOException {
    check(
        "lambda-in-scope",
        local("Tensor", "kept", call("Scope.tidy", lambda(RISKY, give(call("x.relu"))))));
  }

  @Test
  void lambdaOfAnExpressionInAScope() throws IOException {
    check("lambda-in-scope-expression", give(call("Scope.tidy", supplier(call("x.relu")))));
  }

  @Test
  void lambdaThatRunsLater() throws IOException {
    check("lambda-later", run(call("Tensors.later", lambda(CLOSE))));
  }

  @Test
  void conditional() throws IOException {
    check("conditional", local("Tensor", "t", either(name("a"), name("x"), call("y.relu"))));
  }

  @Test
  void assertion() throws IOException {
    check("assert", claim(notNull("x")), READ);
  }

  @Test
  void instanceOf() throws IOException {
    check(
        "instanceof",
        local("Object", "o", Exprs.create("Object")),
        when(and(matches("o", "Tensor", "t"), name("a")), run(call("t.close"))));
  }

  @Test
  void callThatNeverReturns() throws IOException {
    check("exit", when(name("a"), run(call("System.exit", number("1")))), CLOSE);
  }

  @Test
  void switchOverPatterns() throws IOException {
    check(
        "switch-patterns",
        Stmts.choose(
            name("x"),
            arrow(Exprs.nil(), READ),
            match(binding("Tensor", "t"), name("a"), run(call("t.close"))),
            match(parts("Tensors", binding("Tensor", "u"), unnamed()), run(call("u.close")))));
  }

  @Test
  void switchOverPatternsAndConstants() throws IOException {
    check(
        "switch-patterns-and-constants",
        Stmts.choose(
            name("x"),
            arrow(number("1"), READ),
            match(binding("Tensor", "t"), run(call("t.close"))),
            otherwiseArrow(RISKY)));
  }
}
