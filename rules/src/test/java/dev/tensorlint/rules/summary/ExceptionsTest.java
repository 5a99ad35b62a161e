// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.ir.Program;
import org.junit.jupiter.api.Test;

/** Which exceptions are followed out of a method. */
final class ExceptionsTest {

  private static String findings(ExceptionEdges exceptions) {
    Program program =
        Programs.ofBody(
            local("Tensor", "t", call("Tensor.owned")), run(call("t.read")), run(call("t.close")));
    EngineOptions options = new EngineOptions(32, 50_000, RuleSettings.DEFAULT, exceptions);
    return Findings.brief(Findings.analyze(program, options));
  }

  @Test
  void whatNothingSpeaksOfIsNotFollowed() {
    assertEquals("", findings(ExceptionEdges.DECLARED));
  }

  @Test
  void whatAnyCallMightThrowIsFollowedOnRequestAndIsNeverCertain() {
    assertEquals(
        "LeakOnException potential: Tensor t = Tensor.owned();: `t` may not be released when `read`"
            + " throws\n",
        findings(ExceptionEdges.ALL));
  }
}
