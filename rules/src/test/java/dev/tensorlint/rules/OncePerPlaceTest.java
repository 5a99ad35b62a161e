// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** Two values that come to one place are one finding there. */
final class OncePerPlaceTest {

  private static final StmtCode MADE = local("Tensor", "t", call("Tensor.owned"));
  private static final StmtCode AGAIN = run(assign("t", call("Tensor.owned")));
  private static final StmtCode CLOSE = run(call("t.close"));
  private static final StmtCode READ = run(call("t.read"));

  @Test
  void eachOfTwoValuesMayBeReleasedBefore() {
    assertEquals(
        """
        UseAfterDispose potential: t.read();: `t` may be used after it was disposed
        """,
        Findings.of(
                Programs.of(
                    type(
                        "A",
                        method(
                                "run",
                                MADE,
                                when(name("a"), block(CLOSE, AGAIN)),
                                when(name("b"), CLOSE),
                                READ,
                                when(name("c"), CLOSE))
                            .takes("boolean a", "boolean b", "boolean c"))))
            .lines()
            .filter(line -> line.startsWith("UseAfter"))
            .map(line -> line + "\n")
            .reduce("", String::concat));
  }
}
