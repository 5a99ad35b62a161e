// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.either;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.nil;
import static dev.tensorlint.rules.code.Exprs.no;
import static dev.tensorlint.rules.code.Exprs.not;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.Exprs.yes;
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
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** Ways through a method are told apart by what conditions say of variables. */
final class PathsTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));
  private static final StmtCode CLOSE = run(call("t.close"));
  private static final StmtCode READ = run(call("t.read"));

  /** A method with two flags as parameters. */
  private static String findings(StmtCode... body) {
    return Findings.of(Programs.of(type("A", method("run", body).takes("boolean a", "boolean b"))));
  }

  @Test
  void closedOnBothWays() {
    assertEquals("", findings(MADE, when(name("a"), CLOSE, block(READ, CLOSE))));
  }

  @Test
  void closedOnOneWay() {
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released when `a` is false
        """,
        findings(MADE, when(name("a"), CLOSE)));
  }

  @Test
  void closedUnlessNull() {
    assertEquals(
        "",
        findings(
            local("Tensor", "t", either(name("a"), call("Tensor.owned"), nil())),
            when(notNull("t"), CLOSE)));
  }

  private static String findingsWithASink(StmtCode... body) {
    return Findings.of(
        Programs.of(type("A", method("run", body).takes("boolean a", "Tensors sink"))));
  }

  /** A call has shown that its receiver is not null. */
  @Test
  void closedUnlessWhatWasCalledIsNull() {
    StmtCode asked = run(call("sink.each", nil()));
    StmtCode closed = when(notNull("sink"), CLOSE);
    assertEquals("", findingsWithASink(MADE, asked, closed));
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released when `sink` is null
        """,
        findingsWithASink(MADE, closed));
  }

  /** What is null throws when it is called, and what stands behind does not run. */
  @Test
  void nothingRunsBehindACallOfNull() {
    StmtCode asked = run(call("sink.each", nil()));
    StmtCode forget = run(assign("sink", nil()));
    StmtCode test = when(notNull("sink"), asked);
    assertEquals("", findingsWithASink(MADE, CLOSE, forget, asked, READ, test));
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findingsWithASink(MADE, CLOSE, when(name("a"), forget), asked, READ, test));
  }

  @Test
  void oneConditionTestedTwice() {
    assertEquals(
        "",
        findings(
            local("Tensor", "t", nil()),
            when(name("a"), run(assign("t", call("Tensor.owned")))),
            when(name("a"), CLOSE)));
  }

  @Test
  void twoConditions() {
    assertEquals(
        """
        UnscopedTensor potential: if (a) t = Tensor.owned();: `t` is not released when `b` is false
        """,
        findings(
            local("Tensor", "t", nil()),
            when(name("a"), run(assign("t", call("Tensor.owned")))),
            when(name("b"), CLOSE)));
  }

  @Test
  void aFlagThatRemembersTheRelease() {
    assertEquals(
        "",
        findings(
            MADE,
            local("boolean", "closed", no()),
            when(name("a"), block(CLOSE, run(assign("closed", yes())))),
            when(not(name("closed")), block(READ, CLOSE))));
  }

  @Test
  void aFlagThatIsWrong() {
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.owned();: `t` is not released when `a` is false
        UseAfterDispose definite: if (closed) t.read();: `t` is used after it was disposed
        """,
        findings(
            MADE,
            local("boolean", "closed", no()),
            when(name("a"), block(CLOSE, run(assign("closed", yes())))),
            when(name("closed"), READ)));
  }

  @Test
  void anEarlyReturn() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is not released when `a` is true
        """,
        findings(MADE, when(name("a"), give()), CLOSE));
  }

  @Test
  void theFirstUseIsReportedAndNoLaterOne() {
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findings(MADE, CLOSE, READ, READ));
  }

  @Test
  void metadataStaysLegal() {
    assertEquals("", findings(MADE, CLOSE, run(call("t.shape")), CLOSE));
  }

  @Test
  void closedInFinally() {
    assertEquals("", findings(MADE, attempt(when(name("a"), give()), READ).lastly(CLOSE)));
  }

  @Test
  void aResourceThatMayBeNull() {
    assertEquals(
        "",
        findings(
            attempt(when(notNull("t"), READ))
                .with("Tensor", "t", either(name("a"), call("Tensor.owned"), nil()))));
  }

  @Test
  void anExistingVariableAsResource() {
    assertEquals(
        """
        UseAfterDispose definite: t.read();: `t` is used after it was disposed
        """,
        findings(MADE, attempt(READ).with("t"), READ));
  }

  @Test
  void anExceptionThatIsCaughtSkipsTheRelease() {
    assertEquals(
        "LeakOnException definite: Tensor t = Tensor.owned();: `t` is not released when `risky`"
            + " throws `IOException`\n",
        findings(
            MADE, attempt(run(call("Tensors.risky", name("t"))), CLOSE).catching("IOException")));
  }
}
