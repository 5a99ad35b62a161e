// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.superCall;
import static dev.tensorlint.rules.code.FieldCode.field;
import static dev.tensorlint.rules.code.MethodCode.method;
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

/** Fields of {@code this} hold resources as variables do. */
final class FieldsTest {

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods).with(field("Tensor", "held"))));
  }

  private static MethodCode closes() {
    return method("close", run(call("held.close"))).as(Modifier.FINAL);
  }

  private static MethodCode runs(StmtCode... body) {
    return method("run", body).as(Modifier.FINAL);
  }

  @Test
  void usedBehindItsRelease() {
    assertEquals(
        """
        UseAfterDispose definite: held.read();: `held` is used after it was disposed
        """,
        findings(runs(run(call("held.close")), run(call("held.read")))));
  }

  @Test
  void aNewValueIsOpen() {
    assertEquals(
        "",
        findings(
            runs(
                run(call("held.close")),
                run(assign("held", call("Tensor.owned"))),
                run(call("held.read"))),
            closes()));
  }

  @Test
  void whatIsStoredIsTheFieldsBusiness() {
    assertEquals(
        "",
        findings(
            runs(local("Tensor", "t", call("Tensor.owned")), run(assign("held", name("t")))),
            closes()));
  }

  @Test
  void aNameForWhatIsStored() {
    assertEquals(
        """
        UseAfterDispose definite: held.read();: `t` is used after it was disposed
        """,
        findings(
            runs(
                local("Tensor", "t", call("Tensor.owned")),
                run(assign("held", name("t"))),
                run(call("t.close")),
                run(call("held.read")))));
  }

  @Test
  void closedByAnotherMethodOfTheClass() {
    assertEquals(
        """
        UseAfterDispose definite: held.read();: `held` is used after it was disposed
        """,
        findings(
            runs(run(call("free")), run(call("held.read"))),
            method("free", run(call("held.close")))));
  }

  @Test
  void readByAnotherMethodOfTheClass() {
    assertEquals(
        """
        UseAfterDispose definite: show();: `held` is used after it was disposed
        """,
        findings(
            runs(run(call("held.close")), run(call("show"))),
            method("show", run(call("held.read")))));
  }

  @Test
  void replacedByAnotherMethodOfTheClass() {
    assertEquals(
        "",
        findings(
            runs(run(call("held.close")), run(call("renew")), run(call("held.read"))),
            method("renew", run(assign("held", call("Tensor.owned"))))));
  }

  @Test
  void closedSometimesByAnotherMethodOfTheClass() {
    assertEquals(
        """
        UseAfterDispose potential: held.read();: `held` may be used after it was disposed
        """,
        findings(
            method("run", run(call("free", name("b"))), run(call("held.read"))).takes("boolean b"),
            method("free", when(name("a"), run(call("held.close")))).takes("boolean a")));
  }

  @Test
  void replacedSometimesByAnotherMethodOfTheClass() {
    assertEquals(
        "",
        findings(
            method(
                    "run",
                    local("Tensor", "t", call("Tensor.owned")),
                    run(call("t.close")),
                    run(call("put", name("t"), name("b"))),
                    run(call("held.read")))
                .takes("boolean b"),
            method("put", when(name("a"), run(assign("held", name("x")))))
                .takes("Tensor x", "boolean a")));
  }

  @Test
  void aConstructorThatAnotherOneCallsMakesNothing() {
    MethodCode made = method("made", run(superCall("Model")));
    assertEquals("", Findings.of(Programs.of(type("A", made).extending("Model"))));
  }
}
