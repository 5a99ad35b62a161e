// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.array;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.either;
import static dev.tensorlint.rules.code.Exprs.lambda;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.on;
import static dev.tensorlint.rules.code.Exprs.unresolved;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Exprs;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** One resource under several names, and what becomes of it in other hands. */
final class AliasesTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));
  private static final StmtCode CLOSE = run(call("t.close"));
  private static final StmtCode READ = run(call("t.read"));

  private static String findings(StmtCode... body) {
    return Findings.of(Programs.of(type("A", method("run", body).takes("boolean a"))));
  }

  @Test
  void aSecondName() {
    assertEquals(
        """
        UseAfterDispose definite: same.read();: `same` is used after it was disposed
        """,
        findings(MADE, local("Tensor", "same", name("t")), CLOSE, run(call("same.read"))));
  }

  @Test
  void anOperationInPlace() {
    assertEquals(
        """
        UseAfterDispose definite: same.read();: `same` is used after it was disposed
        """,
        findings(
            MADE, local("Tensor", "same", call("t.reluInPlace")), CLOSE, run(call("same.read"))));
  }

  @Test
  void aViewDiesWithItsOwner() {
    assertEquals(
        """
        ViewOutlivesOwner definite: view.read();: `view` is used after its owner `t` was disposed
        """,
        findings(MADE, local("Tensor", "view", call("t.view")), CLOSE, run(call("view.read"))));
  }

  @Test
  void aHandleOfItsOwnLivesOn() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor copy = t.copy();: `copy` is never released
        """,
        findings(MADE, local("Tensor", "copy", call("t.copy")), CLOSE, run(call("copy.read"))));
  }

  @Test
  void eitherOfTwo() {
    assertEquals(
        """
        UseAfterDispose potential: one.read();: `one` may be used after it was disposed
        """,
        findings(
            MADE,
            local("Tensor", "u", call("Tensor.owned")),
            local("Tensor", "one", either(name("a"), name("t"), name("u"))),
            CLOSE,
            run(call("one.read")),
            run(call("u.close"))));
  }

  @Test
  void anUnnamedResultInAChain() {
    assertEquals(
        """
        DiscardedTensor definite: t.relu().read();: `t.relu()` is discarded without being closed
        """,
        findings(MADE, run(on(call("t.relu"), "read")), CLOSE));
  }

  @Test
  void returnedHandedOverAndCaptured() {
    assertEquals("", findings(MADE, give(name("t"))));
    assertEquals("", findings(MADE, local("Tensors", "all"), run(call("all.add", name("t")))));
    assertEquals("", findings(MADE, run(call("Tensors.unknown", name("t")))));
    assertEquals("", findings(MADE, run(call("Tensors.later", lambda(CLOSE)))));
  }

  @Test
  void whatOnlyAnArrayHoldsIsStillThisMethods() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is never released
        """,
        findings(MADE, local("Tensor[]", "all", array("Tensor", name("t")))));
    assertEquals("", findings(MADE, give(array("Tensor", name("t")))));
  }

  @Test
  void nothingDefiniteFollowsFromWhatIsNotResolved() {
    assertEquals(
        """
        UseAfterDispose potential: t.read();: `t` may be used after it was disposed
        """,
        findings(MADE, run(unresolved("mystery", name("t"))), CLOSE, READ));
  }

  @Test
  void behindAWeakReference() {
    assertEquals(
        """
        WeaklyHeldModel definite: Weak w = new Weak(m);: only a weak reference holds `m`
        """,
        findings(
            local("Model", "m", call("Model.load")),
            local("Weak", "w", Exprs.create("Weak", name("m")))));
  }

  @Test
  void behindAWeakReferenceAndClosed() {
    assertEquals(
        "",
        findings(
            local("Model", "m", call("Model.load")),
            local("Weak", "w", Exprs.create("Weak", name("m"))),
            run(call("m.close"))));
  }
}
