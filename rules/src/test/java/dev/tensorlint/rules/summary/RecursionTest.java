// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.ExprCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What methods do that call each other, or themselves, is the least fixpoint of their bodies. */
final class RecursionTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));

  private static String findings(MethodCode... methods) {
    return findings(EngineOptions.DEFAULT, methods);
  }

  private static String findings(EngineOptions options, MethodCode... methods) {
    return Findings.brief(Findings.analyze(Programs.of(type("A", methods)), options));
  }

  @Test
  void aHelperThatCallsItselfCloses() {
    MethodCode free =
        method(
                "free",
                when(name("last"), block(run(call("x.close")), give())),
                run(call("free", name("x"), name("last"))))
            .takes("Tensor x", "boolean last");
    StmtCode freed = run(call("free", name("t"), name("b")));
    assertEquals("", findings(method("run", MADE, freed).takes("boolean b"), free));
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findings(method("run", MADE, freed, run(call("t.read"))).takes("boolean b"), free));
  }

  @Test
  void oneWayOfTheRecursionForgets() {
    MethodCode free =
        method(
                "free",
                when(name("last"), give()),
                when(name("now"), block(run(call("x.close")), give())),
                run(call("free", name("x"), name("last"), name("now"))))
            .takes("Tensor x", "boolean last", "boolean now");
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released on every path
        """,
        findings(
            method("run", MADE, run(call("free", name("t"), name("a"), name("b"))))
                .takes("boolean a", "boolean b"),
            free));
  }

  @Test
  void aMethodThatCallsItselfMakes() {
    MethodCode retry =
        method("retry", when(name("done"), give(call("Tensor.owned"))), give(again("retry")))
            .takes("boolean done")
            .returns("Tensor");
    assertEquals(
        """
        UnscopedTensor definite: Tensor r = retry(b);: `r` is never released
        """,
        findings(
            method("run", local("Tensor", "r", call("retry", name("b")))).takes("boolean b"),
            retry));
  }

  private static ExprCode again(String method) {
    return call(method, name("done"));
  }

  @Test
  void twoMethodsCallEachOther() {
    MethodCode even =
        method(
                "even",
                when(name("done"), block(run(call("x.close")), give())),
                run(call("odd", name("x"), name("done"))))
            .takes("Tensor x", "boolean done");
    MethodCode odd =
        method("odd", run(call("even", name("x"), name("done")))).takes("Tensor x", "boolean done");
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findings(
            method("run", MADE, run(call("odd", name("t"), name("b"))), run(call("t.read")))
                .takes("boolean b"),
            even,
            odd));
  }

  @Test
  void aMethodThatOnlyCallsItselfNeverReturns() {
    MethodCode forever = method("forever", run(call("x.read")), run(again())).takes("Tensor x");
    assertEquals("", findings(method("run", MADE, run(call("forever", name("t")))), forever));
  }

  private static ExprCode again() {
    return call("forever", name("x"));
  }

  @Test
  void whatIsFoundInARecursiveMethodIsToldOnce() {
    MethodCode leaks = method("leaks", when(name("a"), run(call("leaks", name("a")))), MADE);
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is never released
        """,
        findings(leaks.takes("boolean a")));
  }

  @Test
  void withinTheBoundOfRoundsTheFixpointIsReached() {
    assertEquals(
        """
        UseAfterDispose potential: t.read();: `t` may be used after it was disposed
        """,
        turning(EngineOptions.RECURSION_ROUNDS - 2));
  }

  @Test
  void pastTheBoundOfRoundsNothingIsKnown() {
    assertEquals("", turning(EngineOptions.RECURSION_ROUNDS + 2));
  }

  @Test
  void theBoundOfRoundsIsASetting() {
    EngineOptions few = EngineOptions.DEFAULT.withRecursionRounds(4);
    EngineOptions many = EngineOptions.DEFAULT.withRecursionRounds(12);
    String found = turning(EngineOptions.RECURSION_ROUNDS - 2);
    assertEquals("", turning(EngineOptions.RECURSION_ROUNDS - 2, few));
    assertEquals(found, turning(EngineOptions.RECURSION_ROUNDS - 2, many));
    assertEquals(found, turning(EngineOptions.RECURSION_ROUNDS + 2, many));
  }

  /** Passes a tensor to a method that turns its parameters: each round sees one more released. */
  private static String turning(int count) {
    return turning(count, EngineOptions.DEFAULT);
  }

  private static String turning(int count, EngineOptions options) {
    List<String> parameters = new ArrayList<>(List.of("boolean a"));
    List<ExprCode> turned = new ArrayList<>(List.of(name("a")));
    List<ExprCode> passed = new ArrayList<>(List.of(name("b")));
    for (int i = 0; i < count; i++) {
      parameters.add("Tensor x" + i);
      turned.add(name("x" + (i + 1) % count));
      passed.add(name("t"));
    }
    MethodCode turn =
        method(
                "turn",
                when(name("a"), block(run(call("x0.close")), give())),
                run(call("turn", turned.toArray(ExprCode[]::new))))
            .takes(parameters.toArray(String[]::new));
    StmtCode turns = run(call("turn", passed.toArray(ExprCode[]::new)));
    return findings(
        options,
        method("run", MADE, turns, run(call("t.read")), run(call("t.close"))).takes("boolean b"),
        turn);
  }
}
