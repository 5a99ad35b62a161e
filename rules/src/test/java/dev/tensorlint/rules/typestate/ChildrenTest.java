// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
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

/** A child is the method's to close, and is closed with its parent. */
final class ChildrenTest {

  private static final StmtCode PARENT = local("Arena", "p", call("Arena.create"));
  private static final StmtCode CHILD = local("Arena", "c", call("p.child"));
  private static final StmtCode CLOSE_PARENT = run(call("p.close"));
  private static final StmtCode CLOSE_CHILD = run(call("c.close"));
  private static final StmtCode USE = run(call("c.tensor"));

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  private static String findings(StmtCode... body) {
    return findings(method("run", body).takes("boolean a"));
  }

  @Test
  void theParentClosesIt() {
    assertEquals("", findings(PARENT, CHILD, USE, CLOSE_PARENT));
  }

  @Test
  void itMayBeClosedBefore() {
    assertEquals("", findings(PARENT, CHILD, CLOSE_CHILD, CLOSE_PARENT));
  }

  @Test
  void itIsOfNoUseAfterItsParent() {
    assertEquals(
        "UseAfterDispose definite: c.tensor();: `c` is used after it was disposed\n",
        findings(PARENT, CHILD, CLOSE_PARENT, USE));
  }

  @Test
  void aParentThatSomePathClosesMayTakeItAlong() {
    assertEquals(
        """
        UnclosedResource potential: Arena p = Arena.create();: `p` is not closed when `a` is false
        UseAfterDispose potential: c.tensor();: `c` may be used after it was disposed
        """,
        findings(PARENT, CHILD, when(name("a"), CLOSE_PARENT), USE));
  }

  @Test
  void theChildOfALentParentIsALeak() {
    assertEquals(
        "UnclosedResource definite: Arena c = p.child();: `c` is never closed\n",
        findings(method("run", CHILD, USE).takes("Arena p")));
  }

  @Test
  void soMadeByAHelper() {
    StmtCode made = local("Arena", "c", call("made", name("p")));
    MethodCode helper = method("made", give(call("p.child"))).takes("Arena p").returns("Arena");
    assertEquals("", findings(method("run", PARENT, made, USE, CLOSE_PARENT), helper));
    assertEquals(
        "UseAfterDispose definite: c.tensor();: `c` is used after it was disposed\n",
        findings(method("run", PARENT, made, CLOSE_PARENT, USE), helper));
  }
}
