// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.nil;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.leave;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.loop;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** What a loop makes last is one object; what it made before is kept apart from it. */
final class LoopsTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));
  private static final StmtCode CLOSE = run(call("t.close"));
  private static final StmtCode READ = run(call("t.read"));

  private static String findings(StmtCode... body) {
    return Findings.of(Programs.of(type("A", method("run", body).takes("boolean a", "boolean b"))));
  }

  @Test
  void eachRoundClosesWhatItMade() {
    assertEquals("", findings(loop(name("a"), block(MADE, READ, CLOSE))));
  }

  @Test
  void noRoundClosesWhatItMade() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is never released
        """,
        findings(loop(name("a"), block(MADE, READ))));
  }

  @Test
  void aBreakSkipsTheRelease() {
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released on every path
        """,
        findings(loop(name("a"), block(MADE, when(name("b"), leave()), CLOSE))));
  }

  @Test
  void closedInTheRoundBefore() {
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released on every path
        UseAfterDispose potential: t.read();: `t` may be used after it was disposed
        """,
        findings(MADE, loop(name("a"), block(READ, CLOSE))));
  }

  @Test
  void theFormerOneIsClosedBeforeTheNextIsMade() {
    assertEquals(
        "",
        findings(
            local("Tensor", "last", nil()),
            loop(
                name("a"),
                block(
                    when(notNull("last"), run(call("last.close"))),
                    run(assign("last", call("Tensor.owned"))))),
            when(notNull("last"), run(call("last.close")))));
  }

  @Test
  void onlyTheLastOneIsClosed() {
    assertEquals(
        """
        OverwrittenTensor potential: while (a) t = Tensor.owned();: `t` may be overwritten while its old value is open
        """,
        findings(
            local("Tensor", "t", nil()),
            loop(name("a"), run(assign("t", call("Tensor.owned")))),
            when(notNull("t"), CLOSE)));
  }

  @Test
  void whatIsMadeAnewIsOpenAgain() {
    assertEquals(
        "",
        findings(
            MADE,
            loop(name("a"), block(CLOSE, run(assign("t", call("Tensor.owned"))), READ)),
            CLOSE));
  }
}
