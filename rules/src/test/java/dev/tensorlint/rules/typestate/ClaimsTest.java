// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.unresolved;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.ExprCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.code.TypeCode;
import org.junit.jupiter.api.Test;

/** A method that closes what an unknown call gave it, on one path, owns it on the others. */
final class ClaimsTest {

  private static final StmtCode CLOSE = run(call("t.close"));
  private static final String LEAK =
      "UnscopedTensor potential: Tensor t = Tensors.make();: `t` is not released when `a` is %s\n";

  private static StmtCode of(ExprCode made) {
    return local("Tensor", "t", made);
  }

  private static String findings(StmtCode... body) {
    return Findings.of(Programs.of(TypeCode.type("A", method("run", body).takes("boolean a"))));
  }

  @Test
  void theOtherPathLeavesItOpen() {
    assertEquals(
        LEAK.formatted("false"), findings(of(call("Tensors.make")), when(name("a"), CLOSE)));
  }

  @Test
  void soDoesAnEarlyReturn() {
    assertEquals(
        LEAK.formatted("true"),
        findings(of(call("Tensors.make")), when(name("a"), block(give())), CLOSE));
  }

  @Test
  void anUnresolvedCallIsUnknown() {
    assertEquals(
        "UnscopedTensor potential: Tensor t = make();: `t` is not released when `a` is false\n",
        findings(of(unresolved("make")), when(name("a"), CLOSE)));
  }

  @Test
  void whatEachPathClosesIsFine() {
    assertEquals("", findings(of(call("Tensors.make")), CLOSE));
  }

  @Test
  void whatNoPathClosesIsSomebodyElses() {
    assertEquals("", findings(of(call("Tensors.make")), run(call("t.read"))));
  }

  @Test
  void whatTheOtherPathHandsOverIsFine() {
    assertEquals(
        "",
        findings(
            of(call("Tensors.make")),
            when(name("a"), block(CLOSE, give())),
            run(call("Tensors.unknown", name("t")))));
  }

  @Test
  void whatAnObjectKeepsByTheNameOfItsMethodIsNotClaimed() {
    assertEquals("", findings(of(call("Tensors.getShared")), when(name("a"), CLOSE)));
  }
}
