// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.either;
import static dev.tensorlint.rules.code.Exprs.isNull;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.nil;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.each;
import static dev.tensorlint.rules.code.Stmts.fail;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.ir.Modifier;
import org.junit.jupiter.api.Test;

/** What helpers do to their parameters, and what they return, is known where they are called. */
final class SummariesTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));

  private static final MethodCode FREE = method("free", run(call("x.close"))).takes("Tensor x");

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  @Test
  void aHelperCloses() {
    assertEquals("", findings(method("run", MADE, run(call("free", name("t")))), FREE));
  }

  @Test
  void aHelperClosesAndTheCallerReads() {
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findings(method("run", MADE, run(call("free", name("t"))), run(call("t.read"))), FREE));
  }

  @Test
  void aHelperClosesUnlessNull() {
    MethodCode careful = method("free", when(notNull("x"), run(call("x.close")))).takes("Tensor x");
    assertEquals("", findings(method("run", MADE, run(call("free", name("t")))), careful));
  }

  @Test
  void aHelperClosesSometimes() {
    MethodCode sometimes =
        method("free", when(name("a"), run(call("x.close")))).takes("Tensor x", "boolean a");
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released on every path
        """,
        findings(
            method("run", MADE, run(call("free", name("t"), name("b")))).takes("boolean b"),
            sometimes));
  }

  /** Who only reads what a result holds has not closed the result through it. */
  @Test
  void aHelperReadsTheContent() {
    MethodCode take =
        method("take", each("Tensor", "part", name("m"), run(call("part.read")))).takes("Model m");
    assertEquals(
        """
        UnclosedResource definite: Model m = Model.load();: `m` is never closed
        """,
        findings(
            method("run", local("Model", "m", call("Model.load")), run(call("take", name("m")))),
            take));
  }

  /** Closing the result would close what the helper has passed on. */
  @Test
  void aHelperPassesTheContentOn() {
    MethodCode take =
        method("take", each("Tensor", "part", name("m"), run(call("keep", name("part")))))
            .takes("Model m");
    assertEquals(
        "",
        findings(
            method("run", local("Model", "m", call("Model.load")), run(call("take", name("m")))),
            take,
            method("keep", run(call("x.read"))).takes("Tensor x")));
  }

  @Test
  void aHelperOfAHelper() {
    MethodCode outer = method("outer", run(call("free", name("y")))).takes("Tensor y");
    assertEquals("", findings(method("run", MADE, run(call("outer", name("t")))), outer, FREE));
  }

  @Test
  void aHelperReads() {
    MethodCode show = method("show", run(call("x.read"))).takes("Tensor x");
    assertEquals(
        """
        UseAfterDispose definite: show(t);: `t` is used after it was disposed
        """,
        findings(method("run", MADE, run(call("t.close")), run(call("show", name("t")))), show));
  }

  @Test
  void aHelperMakes() {
    MethodCode make = method("make", give(call("Tensor.owned"))).returns("Tensor");
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = make();: `t` is never released
        """,
        findings(method("run", local("Tensor", "t", call("make"))), make));
  }

  @Test
  void aHelperMakesOrReturnsNull() {
    MethodCode make =
        method("make", give(either(name("a"), call("Tensor.owned"), nil())))
            .takes("boolean a")
            .returns("Tensor");
    assertEquals(
        "",
        findings(
            method(
                    "run",
                    local("Tensor", "t", call("make", name("b"))),
                    when(isNull("t"), give()),
                    run(call("t.close")))
                .takes("boolean b"),
            make));
  }

  @Test
  void aHelperReturnsItsParameter() {
    MethodCode same = method("same", give(name("x"))).takes("Tensor x").returns("Tensor");
    assertEquals(
        """
        UseAfterDispose definite: u.read();: `u` is used after it was disposed
        """,
        findings(
            method(
                "run",
                MADE,
                local("Tensor", "u", call("same", name("t"))),
                run(call("t.close")),
                run(call("u.read"))),
            same));
  }

  @Test
  void aHelperThatNeverReturns() {
    MethodCode stop = method("stop", fail("IllegalStateException"));
    assertEquals(
        "LeakOnException definite: Tensor t = Tensor.owned();: `t` is not released when `stop`"
            + " throws `IllegalStateException`\n",
        findings(
            method("run", MADE, when(name("a"), run(call("stop"))), run(call("t.close")))
                .takes("boolean a"),
            stop));
  }

  @Test
  void aMethodThatCallsItself() {
    MethodCode again =
        method(
                "again",
                when(name("a"), run(call("again", name("x"), name("a"))), run(call("x.close"))))
            .takes("Tensor x", "boolean a");
    assertEquals(
        "",
        findings(
            method("run", MADE, run(call("again", name("t"), name("b")))).takes("boolean b"),
            again));
  }

  @Test
  void methodsThatCallEachOther() {
    MethodCode even =
        method("even", when(name("a"), block(run(call("odd", name("x"), name("a"))))))
            .takes("Tensor x", "boolean a");
    MethodCode odd =
        method("odd", run(call("even", name("x"), name("a")))).takes("Tensor x", "boolean a");
    assertEquals(
        "",
        findings(
            method("run", MADE, run(call("even", name("t"), name("b"))), run(call("t.close")))
                .takes("boolean b"),
            even,
            odd));
  }

  @Test
  void anOverrideThatClosesAndOneThatDoesNot() {
    MethodCode base = method("take").takes("Tensor x").as(Modifier.PROTECTED);
    MethodCode closing =
        method("take", run(call("x.close"))).takes("Tensor x").as(Modifier.PROTECTED);
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released on every path
        """,
        Findings.of(
            Programs.of(
                type("A", method("run", MADE, run(call("take", name("t")))), base),
                type("B", closing).extending("A"))));
  }
}
