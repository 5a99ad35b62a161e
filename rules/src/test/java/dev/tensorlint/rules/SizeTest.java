// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import static dev.tensorlint.rules.code.Exprs.binary;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.work.DeepStack;
import dev.tensorlint.rules.code.ExprCode;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.code.TypeCode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Large programs come to their end with the right findings. The step budget stands for the cost: a
 * budget that grows with the program and no faster is enough.
 */
final class SizeTest {

  private static final StmtCode LEAK = local("Tensor", "leak", call("Tensor.owned"));
  private static final String LEAKS =
      "UnscopedTensor definite: Tensor leak = Tensor.owned();: `leak` is never released\n";

  private static String findings(int stepBudget, TypeCode... types) {
    EngineOptions options =
        new EngineOptions(32, stepBudget, RuleSettings.DEFAULT, ExceptionEdges.DECLARED);
    AnalysisResult result = DeepStack.call(() -> Findings.analyze(Programs.of(types), options));
    assertEquals(List.of(), result.diagnostics());
    return Findings.brief(result);
  }

  private static String findings(int stepBudget, List<StmtCode> body) {
    return findings(stepBudget, type("A", method("run", body.toArray(StmtCode[]::new))));
  }

  @ParameterizedTest
  @ValueSource(ints = {1_250, 2_500, 5_000})
  void statements(int count) {
    List<StmtCode> body = new ArrayList<>();
    body.add(LEAK);
    for (int i = 0; i < count / 5; i++) {
      body.add(local("Tensor", "x" + i, call("Tensor.owned")));
      body.add(run(call("x" + i + ".read")));
      body.add(local("Tensor", "y" + i, call("x" + i + ".relu")));
      body.add(run(call("x" + i + ".close")));
      body.add(run(call("y" + i + ".close")));
    }
    assertEquals(LEAKS, findings(4 * count, body));
  }

  @ParameterizedTest
  @ValueSource(ints = {250, 500, 1000})
  void branchesInsideEachOther(int depth) {
    StmtCode inner = run(call("leak.read"));
    List<String> flags = new ArrayList<>();
    for (int i = 0; i < depth; i++) {
      flags.add("boolean a" + i);
      inner = when(name("a" + i), inner);
    }
    MethodCode nested = method("run", LEAK, inner).takes(flags.toArray(String[]::new));
    assertEquals(LEAKS, findings(10 * depth, type("A", nested)));
  }

  @ParameterizedTest
  @ValueSource(ints = {250, 500, 1000})
  void branchesBehindEachOther(int count) {
    List<StmtCode> body = new ArrayList<>();
    List<String> flags = new ArrayList<>();
    body.add(LEAK);
    for (int i = 0; i < count; i++) {
      flags.add("boolean a" + i);
      body.add(when(name("a" + i), run(call("leak.read"))));
    }
    MethodCode branches =
        method("run", body.toArray(StmtCode[]::new)).takes(flags.toArray(String[]::new));
    assertEquals(LEAKS, findings(10 * count, type("A", branches)));
  }

  @Test
  void locals() {
    List<StmtCode> body = new ArrayList<>(List.of(LEAK));
    for (int i = 0; i < 300; i++) {
      body.add(local("Tensor", "x" + i, call("Tensor.owned")));
    }
    for (int i = 0; i < 300; i++) {
      body.add(run(call("x" + i + ".close")));
    }
    assertEquals(LEAKS, findings(4_000, body));
  }

  @ParameterizedTest
  @ValueSource(ints = {2_500, 5_000, 10_000})
  void operandsOfOneExpression(int count) {
    ExprCode sum = call("leak.shape");
    for (int i = 1; i < count; i++) {
      sum = binary(sum, "+", call("leak.shape"));
    }
    assertEquals(LEAKS, findings(10 * count, List.of(LEAK, run(sum))));
  }

  /** A tensor goes through 100,000 methods, the last of which closes it. */
  @Test
  void callsOfCalls() {
    int classes = 100;
    int methods = 1_000;
    List<TypeCode> types = new ArrayList<>();
    for (int i = 0; i < classes; i++) {
      List<MethodCode> members = new ArrayList<>();
      for (int j = 0; j < methods; j++) {
        boolean isLast = j == methods - 1;
        String next = isLast ? "C%02d.m0".formatted(i + 1) : "C%02d.m%d".formatted(i, j + 1);
        StmtCode step =
            i == classes - 1 && isLast ? run(call("x.close")) : run(call(next, name("x")));
        members.add(
            method("m" + j, step).takes("Tensor x").as(dev.tensorlint.rules.ir.Modifier.STATIC));
      }
      types.add(type("C%02d".formatted(i), members.toArray(MethodCode[]::new)));
    }
    StmtCode made = local("Tensor", "t", call("Tensor.owned"));
    types.add(type("Z", method("run", made, run(call("C00.m0", name("t"))), run(call("t.read")))));
    Collections.reverse(types);
    assertEquals(
        "UseAfterDispose definite: t.read();: `t` is used after it was disposed\n",
        findings(50, types.toArray(TypeCode[]::new)));
  }
}
