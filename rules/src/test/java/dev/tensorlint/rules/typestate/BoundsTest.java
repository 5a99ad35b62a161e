// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.nil;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.ExceptionEdges;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What happens at the bounds that keep the analysis finite. */
final class BoundsTest {

  /** Makes a tensor under each flag, and closes it under the same flag. */
  private static MethodCode flags(int count, boolean closes) {
    List<StmtCode> body = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parameters.add("boolean a" + i);
      body.add(local("Tensor", "t" + i, nil()));
      body.add(when(name("a" + i), run(assign("t" + i, call("Tensor.owned")))));
    }
    for (int i = 0; closes && i < count; i++) {
      body.add(when(name("a" + i), run(call("t" + i + ".close"))));
    }
    return method("run", body.toArray(StmtCode[]::new)).takes(parameters.toArray(String[]::new));
  }

  private static AnalysisResult analyze(int pathStates, int stepBudget, MethodCode... methods) {
    return Findings.analyze(
        Programs.of(type("A", methods)),
        new EngineOptions(pathStates, stepBudget, RuleSettings.DEFAULT, ExceptionEdges.DECLARED));
  }

  @Test
  void withinTheBoundEveryWayIsKeptApart() {
    assertEquals("", Findings.full(analyze(32, 50_000, flags(4, true))));
  }

  /** Makes a tensor under each flag, and closes it under a null guard. */
  private static MethodCode guards(int count) {
    List<StmtCode> body = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parameters.add("boolean a" + i);
      body.add(local("Tensor", "t" + i, nil()));
      body.add(when(name("a" + i), run(assign("t" + i, call("Tensor.owned")))));
    }
    for (int i = 0; i < count; i++) {
      body.add(when(notNull("t" + i), run(call("t" + i + ".close"))));
    }
    return method("run", body.toArray(StmtCode[]::new)).takes(parameters.toArray(String[]::new));
  }

  /** A null guard still tells the joined paths with a tensor from those without. */
  @Test
  void pastTheBoundANullGuardStillDecides() {
    assertEquals("", Findings.full(analyze(1, 50_000, guards(2))));
    assertEquals("", Findings.full(analyze(4, 50_000, guards(8))));
  }

  /** Makes a tensor in each branch of an {@code if}, and closes it behind. */
  private static MethodCode picks(int count) {
    List<StmtCode> body = new ArrayList<>();
    List<String> parameters = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      parameters.add("boolean a" + i);
      body.add(local("Tensor", "t" + i, call("Tensor.owned")));
      body.add(when(name("a" + i), run(call("t" + i + ".close")), run(call("t" + i + ".close"))));
    }
    return method("run", body.toArray(StmtCode[]::new)).takes(parameters.toArray(String[]::new));
  }

  /** What is released and dead does not count towards the bound. */
  @Test
  void whatIsReleasedAndDeadKeepsNoStatesApart() {
    assertEquals("", Findings.full(analyze(4, 50_000, picks(12))));
  }

  /** What goes with each value of a flag is known after the join. */
  @Test
  void pastTheBoundAFlagStillSeparatesItsTensor() {
    assertEquals("", Findings.brief(analyze(1, 50_000, flags(2, true))));
  }

  @Test
  void pastTheBoundNoLeakGetsLost() {
    assertEquals(
        """
        UnscopedTensor definite: if (a0) t0 = Tensor.owned();: `t0` is never released
        UnscopedTensor definite: if (a1) t1 = Tensor.owned();: `t1` is never released
        UnscopedTensor definite: if (a2) t2 = Tensor.owned();: `t2` is never released
        """,
        Findings.brief(analyze(1, 50_000, flags(3, false))));
  }

  @Test
  void pastTheStepBudgetTheMethodIsReportedAndTheOthersAreAnalysed() {
    MethodCode other = method("other", local("Tensor", "t", call("Tensor.owned")));
    AnalysisResult result = analyze(32, 40, flags(4, true), other);
    assertEquals(
        """
        warning UnscopedTensor definite: A.java:17 `owned` t in A.other: `t` is never released (created here, owned by this method (model `toy:toy`))
          A.java:18 `}` still open here
          help: close `t`, preferably with try-with-resources
        warning: A.java:2:3: `A.run` was not analysed: more than 40 steps; raise the step budget (`--step-budget`, or `engine.step-budget` of the configuration) or split the method
        """,
        Findings.full(result));
    assertEquals(1, result.methodsAnalysed());
    assertEquals(1, result.methodsNotAnalysed());
  }

  @Test
  void aCallOfAMethodThatWasNotAnalysedTellsNothing() {
    List<StmtCode> long40 = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      long40.add(run(call("x.shape")));
    }
    MethodCode helper = method("help", long40.toArray(StmtCode[]::new)).takes("Tensor x");
    MethodCode caller =
        method("caller", local("Tensor", "t", call("Tensor.owned")), run(call("help", name("t"))));
    assertEquals("", Findings.brief(analyze(32, 40, caller, helper)));
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.owned();: `t` is never released
        """,
        Findings.brief(analyze(32, 50_000, caller, helper)));
  }
}
