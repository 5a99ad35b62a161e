// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.loop;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import org.junit.jupiter.api.Test;

/** What is built again in each round is told once, where it begins. */
final class ConstructionsTest {

  private static final StmtCode NET = local("Net", "net", call("Net.build"));
  private static final StmtCode PREDICTOR = local("Predictor", "p", call("net.predictor"));
  private static final StmtCode ASK = run(call("p.ask"));
  private static final StmtCode TRAIN = run(call("net.train"));
  private static final StmtCode CLOSE_PREDICTOR = run(call("p.close"));
  private static final StmtCode CLOSE_NET = run(call("net.close"));

  private static String findings(StmtCode... body) {
    return Findings.of(Programs.of(type("A", method("run", body).takes("boolean a"))));
  }

  @Test
  void aModelIsTheSameAfterItGaveAPredictor() {
    assertEquals(
        """
        HeavyResourceInLoop definite: Net net = Net.build();: `net` is rebuilt on every iteration of a loop
        """,
        findings(loop(name("a"), block(NET, PREDICTOR, ASK, CLOSE_PREDICTOR, CLOSE_NET))));
  }

  @Test
  void aPredictorOfAModelFromBeforeTheLoop() {
    assertEquals(
        """
        HeavyResourceInLoop definite: Predictor p = net.predictor();: `p` is rebuilt on every iteration of a loop
        """,
        findings(NET, loop(name("a"), block(PREDICTOR, ASK, CLOSE_PREDICTOR)), CLOSE_NET));
  }

  @Test
  void aModelThatIsTrainedIsAnotherOne() {
    assertEquals(
        "",
        findings(loop(name("a"), block(NET, TRAIN, PREDICTOR, ASK, CLOSE_PREDICTOR, CLOSE_NET))));
  }
}
