// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.FieldCode.field;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.commented;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.remark;
import static dev.tensorlint.rules.code.Stmts.suppressed;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Exprs;
import dev.tensorlint.rules.code.FieldCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** What people say should not be reported is not, and all else is. */
final class SuppressionsTest {

  private static final StmtCode FIRST = local("Tensor", "a", call("Tensor.owned"));
  private static final StmtCode SECOND = local("Tensor", "b", call("Tensor.owned"));

  private static final String FIRST_LEAKS =
      "UnscopedTensor definite: Tensor a = Tensor.owned();: `a` is never released\n";
  private static final String SECOND_LEAKS =
      "UnscopedTensor definite: Tensor b = Tensor.owned();: `b` is never released\n";

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  @Test
  void withoutAnyBothAreReported() {
    assertEquals(FIRST_LEAKS + SECOND_LEAKS, findings(method("run", FIRST, SECOND)));
  }

  @Test
  void onAType() {
    assertEquals(
        SECOND_LEAKS,
        Findings.of(
            Programs.of(
                type("A", method("run", FIRST)).suppressing("UnscopedTensor"),
                type("B", method("run", SECOND)))));
  }

  @Test
  void onAMethod() {
    assertEquals(
        SECOND_LEAKS,
        findings(method("one", FIRST).suppressing("UnscopedTensor"), method("other", SECOND)));
  }

  @Test
  void onAVariable() {
    assertEquals(
        SECOND_LEAKS,
        findings(
            method(
                "run", suppressed("UnscopedTensor", "Tensor", "a", call("Tensor.owned")), SECOND)));
  }

  @Test
  void onAField() {
    FieldCode weak = field("Weak", "w").with(Exprs.create("Weak", call("Model.load")));
    assertEquals(
        "WeaklyHeldModel definite: private Weak w = new Weak(Model.load());:"
            + " only a weak reference keeps `Model.load()`\n",
        Findings.of(Programs.of(type("A").with(weak))));
    assertEquals("", Findings.of(Programs.of(type("A").with(weak.suppressing("WeaklyHeldModel")))));
  }

  @Test
  void anotherRuleIsStillReported() {
    assertEquals(FIRST_LEAKS, findings(method("run", FIRST).suppressing("UseAfterDispose")));
  }

  @Test
  void byACommentOnTheLine() {
    assertEquals(
        FIRST_LEAKS,
        findings(
            method(
                "run",
                FIRST,
                commented(SECOND, "tensorlint:ignore UnscopedTensor -- closed elsewhere"))));
  }

  @Test
  void byACommentOnTheLineBefore() {
    StmtCode before = remark("tensorlint:ignore UnscopedTensor");
    assertEquals(FIRST_LEAKS, findings(method("run", FIRST, before, SECOND)));
  }

  @Test
  void byACommentThatNamesSeveralRules() {
    StmtCode line =
        commented(FIRST, "tensorlint:ignore UseAfterDispose, UnscopedTensor -- a demonstration");
    assertEquals("", findings(method("run", line)));
  }

  @Test
  void aCommentAboutAnotherRuleOrTwoLinesBeforeDoesNothing() {
    StmtCode other = remark("tensorlint:ignore UseAfterDispose");
    assertEquals(FIRST_LEAKS, findings(method("run", other, FIRST)));
    StmtCode early = remark("tensorlint:ignore UnscopedTensor");
    assertEquals(FIRST_LEAKS, findings(method("run", early, local("int", "j"), FIRST)));
  }
}
