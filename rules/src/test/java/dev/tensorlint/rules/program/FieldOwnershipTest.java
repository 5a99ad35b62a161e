// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.FieldCode.field;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Exprs;
import dev.tensorlint.rules.code.FieldCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.TypeCode;
import dev.tensorlint.rules.ir.Modifier;
import org.junit.jupiter.api.Test;

/** Who owns what fields hold, where no run could show it. */
final class FieldOwnershipTest {

  private static final String FORGOTTEN =
      "OwnerNotCloseable definite: private Tensor held = Tensor.owned();: `held` is never"
          + " released: `A` has no method that releases it\n";

  private static TypeCode owner(MethodCode... methods) {
    return type("A", methods).with(held());
  }

  private static FieldCode held() {
    return field("Tensor", "held").with(call("Tensor.owned"));
  }

  @Test
  void whatTheClassMadeIsItsToRelease() {
    assertEquals(FORGOTTEN, Findings.of(Programs.of(owner())));
  }

  @Test
  void aStaticFieldLivesAsLongAsTheProgram() {
    assertEquals("", Findings.of(Programs.of(type("A").with(held().and(Modifier.STATIC)))));
  }

  @Test
  void soDoesAnObjectOfAStaticField() {
    TypeCode holder =
        type("B").with(field("A", "one").and(Modifier.STATIC).with(Exprs.create("A")));
    assertEquals("", Findings.of(Programs.of(owner(), holder)));
  }

  @Test
  void oneObjectElsewhereIsEnough() {
    TypeCode holder =
        type("B", method("run", run(Exprs.create("A"))))
            .with(field("A", "one").and(Modifier.STATIC).with(Exprs.create("A")));
    assertEquals(FORGOTTEN, Findings.of(Programs.of(owner(), holder)));
  }

  @Test
  void whatIsGivenStaysTheGivers() {
    TypeCode borrower =
        type("A", method("set", run(assign("held", name("t")))).takes("Tensor t"))
            .with(field("Tensor", "held"));
    assertEquals("", Findings.of(Programs.of(borrower)));
  }

  @Test
  void aPrivateMethodThatNothingCallsReleasesNothing() {
    MethodCode free = method("free", run(call("held.close")));
    assertEquals(FORGOTTEN, Findings.of(Programs.of(owner(free.as(Modifier.PRIVATE)))));
    assertEquals("", Findings.of(Programs.of(owner(free.as(Modifier.FINAL)))));
  }
}
