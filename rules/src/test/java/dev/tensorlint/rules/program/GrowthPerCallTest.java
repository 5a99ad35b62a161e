// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.on;
import static dev.tensorlint.rules.code.FieldCode.field;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.FieldCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.code.TypeCode;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What calls leave to an owner that their object holds. */
final class GrowthPerCallTest {

  private static final StmtCode MADE = local("Tensor", "t", call("arena.tensor"));
  private static final StmtCode READ = run(call("t.read"));
  private static final MethodCode CLOSE = method("close", run(call("arena.close")));
  private static final FieldCode OWN = field("Arena", "arena").with(call("Arena.create"));

  private static String findings(FieldCode arena, MethodCode... methods) {
    return findings(type("A", methods).with(arena));
  }

  private static String findings(TypeCode service) {
    return Findings.of(Programs.of(service))
        .lines()
        .filter(line -> line.startsWith("WrongOwner"))
        .map(line -> line + "\n")
        .collect(Collectors.joining());
  }

  @Test
  void eachCallLeavesOneMore() {
    assertEquals(
        """
        WrongOwner potential: Tensor t = arena.tensor();: `t` stays in `arena` after each call
        """,
        findings(OWN, method("ask", MADE, READ), CLOSE));
  }

  @Test
  void soDoesWhatHasNoName() {
    assertEquals(
        """
        WrongOwner potential: arena.tensor().read();: `arena.tensor()` stays in `arena` after each call
        """,
        findings(OWN, method("ask", run(on(call("arena.tensor"), "read"))), CLOSE));
  }

  @Test
  void whatSomeWayLeavesIsLeft() {
    assertEquals(
        """
        WrongOwner potential: Tensor t = arena.tensor();: `t` stays in `arena` after each call
        """,
        findings(
            OWN,
            method("ask", MADE, when(name("a"), block(run(call("t.close"))))).takes("boolean a"),
            CLOSE));
  }

  @Test
  void whatIsClosedOrHandedOnIsNot() {
    assertEquals("", findings(OWN, method("ask", MADE, READ, run(call("t.close"))), CLOSE));
    assertEquals("", findings(OWN, method("ask", MADE, give(name("t"))), CLOSE));
    assertEquals(
        "", findings(OWN, method("ask", MADE, run(call("Tensors.unknown", name("t")))), CLOSE));
  }

  @Test
  void whatOnlyTheConstructionDoesIsDoneOnce() {
    MethodCode prepare =
        method("prepare", MADE, READ, give(call("Tensor.owned"))).returns("Tensor");
    TypeCode service =
        type("A", prepare, CLOSE).with(OWN, field("Tensor", "first").with(call("prepare")));
    assertEquals("", findings(service));
  }

  @Test
  void eachLookUpInATableLeavesOneToTheOwnerOfTheTable() {
    FieldCode table = field("Tensor", "table").with(call("arena.tensor"));
    MethodCode ask = method("ask", run(on(call("table.row"), "read")));
    assertEquals(
        """
        WrongOwner potential: table.row().read();: `table.row()` stays with the owner of `table` after each call
        """,
        findings(type("A", ask, CLOSE).with(OWN, table)));
    assertEquals(
        "",
        findings(
            type("A", method("ask", give(call("table.row"))).returns("Tensor"), CLOSE)
                .with(OWN, table)));
    assertEquals(
        "",
        findings(
            type(
                    "A",
                    ask,
                    method("set", run(assign("table", name("given")))).takes("Tensor given"),
                    CLOSE)
                .with(OWN, field("Tensor", "table"))));
  }

  @Test
  void anOwnerThatIsHandedInMayBeYoung() {
    MethodCode set = method("set", run(assign("arena", name("given")))).takes("Arena given");
    assertEquals("", findings(field("Arena", "arena"), set, method("ask", MADE, READ)));
  }

  @Test
  void soMayOneThatIsOpenedNowAndThen() {
    MethodCode open = method("open", run(assign("arena", call("Arena.create"))));
    assertEquals("", findings(field("Arena", "arena"), open, method("ask", MADE, READ), CLOSE));
  }
}
