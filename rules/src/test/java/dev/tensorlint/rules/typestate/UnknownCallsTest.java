// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.unresolved;
import static dev.tensorlint.rules.code.Exprs.unresolvedOn;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.attempt;
import static dev.tensorlint.rules.code.Stmts.block;
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
import org.junit.jupiter.api.Test;

/** A call of something that nobody knows may never return, and may throw anything. */
final class UnknownCallsTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));
  private static final StmtCode CLOSE = run(call("t.close"));
  private static final StmtCode READ = run(call("t.read"));
  private static final StmtCode UNKNOWN = run(unresolved("fail"));

  private static String findings(StmtCode... body) {
    return findings(method("run", body).takes("boolean a"));
  }

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  private static final String POTENTIAL_USE =
      "UseAfterDispose potential: t.read();: `t` may be used after it was disposed\n";
  private static final String DEFINITE_USE =
      "UseAfterDispose definite: t.read();: `t` is used after it was disposed\n";

  @Test
  void aUseBehindACallThatMayNeverReturnMayNeverHappen() {
    assertEquals(POTENTIAL_USE, findings(MADE, CLOSE, UNKNOWN, READ));
  }

  @Test
  void aCallInFrontOfTheReleaseChangesNothing() {
    assertEquals(DEFINITE_USE, findings(MADE, UNKNOWN, CLOSE, READ));
  }

  @Test
  void aCallThatSomeWayAvoidsChangesNothing() {
    assertEquals(DEFINITE_USE, findings(MADE, CLOSE, when(name("a"), UNKNOWN), READ));
  }

  @Test
  void aMethodThatCallsItOnAllWaysMayNotReturnEither() {
    assertEquals(
        POTENTIAL_USE,
        findings(method("run", MADE, CLOSE, run(call("refuse")), READ), method("refuse", UNKNOWN)));
  }

  @Test
  void aMethodThatCallsItOnSomeWayOnlyReturns() {
    assertEquals(
        DEFINITE_USE,
        findings(
            method("run", MADE, CLOSE, run(call("check", name("a"))), READ).takes("boolean a"),
            method("check", when(name("b"), UNKNOWN), give()).takes("boolean b")));
  }

  @Test
  void aPartMayNeverBeReleasedBehindIt() {
    StmtCode part = local("Tensor", "v", call("t.view"));
    StmtCode release = run(call("v.close"));
    assertEquals(
        "DisposeNotOwned definite: v.close();: `v` is released, but `t` owns it\n",
        findings(MADE, part, release, READ, CLOSE));
    assertEquals(
        "DisposeNotOwned potential: v.close();: `v` may be released, though `t` owns it\n",
        findings(MADE, part, UNKNOWN, release, READ, CLOSE));
    assertEquals("", findings(MADE, part, release, CLOSE));
  }

  @Test
  void anExitBehindItMayNeverBeReached() {
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released when `a` is false
        """,
        findings(MADE, when(name("a"), block(CLOSE, give())), UNKNOWN));
  }

  @Test
  void whatNoExitReleasesLeaksWhetherItReturnsOrNot() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is never released
        """,
        findings(MADE, UNKNOWN));
  }

  @Test
  void codeInFrontOfItMayBeThereToThrow() {
    assertEquals(
        POTENTIAL_USE,
        findings(MADE, CLOSE, attempt(READ, UNKNOWN).catching("RuntimeException", give())));
  }

  @Test
  void itMayThrowWhatAClauseCatches() {
    assertEquals(
        POTENTIAL_USE,
        findings(MADE, attempt(UNKNOWN).catching("IOException", CLOSE), READ, CLOSE));
  }

  @Test
  void aMethodOfAResourceMayReleaseItButNeedNot() {
    assertEquals(
        "UnscopedTensor potential: Tensor t = Tensor.owned();: `t` may never be released\n",
        findings(MADE, run(unresolvedOn("t", "prepare"))));
    assertEquals("", findings(MADE, run(unresolvedOn("t", "prepare")), CLOSE));
    assertEquals("", findings(MADE, run(unresolvedOn("t", "shutdown"))));
  }

  @Test
  void whatAMethodOfAResourceReturnsMayBeThatResource() {
    assertEquals(
        "", findings(method("run", MADE, give(unresolvedOn("t", "prepare"))).returns("Tensor")));
  }
}
