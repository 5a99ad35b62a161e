// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.lambda;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.attempt;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.TypeCode.type;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.EngineOptions;
import dev.tensorlint.rules.code.Findings;
import dev.tensorlint.rules.code.MethodCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.StmtCode;
import dev.tensorlint.rules.ir.Modifier;
import org.junit.jupiter.api.Test;

/** A tensor belongs to the scope that is open around it, also when a caller has opened it. */
final class ScopeContextsTest {

  private static final StmtCode SCOPED = local("Tensor", "t", call("Tensor.of"));
  private static final StmtCode READ = run(call("t.read"));
  private static final MethodCode HELPER = method("help", SCOPED, READ);

  private static String findings(MethodCode... methods) {
    return Findings.of(Programs.of(type("A", methods)));
  }

  private static StmtCode inScope(StmtCode... body) {
    return attempt(body).with("Scope", "s", call("Scope.open"));
  }

  @Test
  void inAScope() {
    assertEquals("", findings(method("run", inScope(SCOPED, READ))));
  }

  @Test
  void keptOutOfAScope() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.of();: `t` is never released
        """,
        findings(method("run", inScope(SCOPED, run(call("t.keep"))))));
  }

  @Test
  void usedBehindItsScope() {
    assertEquals(
        """
        UseAfterDispose definite: out.read();: `out` is used after it was disposed
        """,
        findings(
            method(
                "run",
                local("Tensor", "out"),
                inScope(SCOPED, run(assign("out", name("t")))),
                run(call("out.read")))));
  }

  @Test
  void theResultOfAScopeBodyOutlivesIt() {
    assertEquals(
        """
        UnscopedTensor definite: return t.relu();: `out` is never released
        """,
        findings(
            method(
                "run",
                local("Tensor", "out", call("Scope.tidy", lambda(SCOPED, give(call("t.relu"))))),
                run(call("out.read")))));
  }

  @Test
  void noCallerHasAScope() {
    assertEquals(
        """
        warning UnscopedTensor definite: A.java:6 `of` t in A.help: `t` is never released (created here, owned by this method (model `toy:toy`))
          A.java:3 `help` called here, outside any scope
          A.java:8 `}` still open here
          help: close `t`, preferably with try-with-resources, or open a scope around it
        """,
        Findings.full(
            Findings.analyze(
                Programs.of(type("A", method("run", run(call("help"))), HELPER)),
                EngineOptions.DEFAULT)));
  }

  @Test
  void everyCallerHasAScope() {
    assertEquals("", findings(method("run", inScope(run(call("help")))), HELPER));
  }

  @Test
  void oneCallerOfTwoHasAScope() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.of();: `t` is never released
        """,
        findings(
            method("run", inScope(run(call("help")))), method("other", run(call("help"))), HELPER));
  }

  @Test
  void aPublicOperationMayBeCalledInAScope() {
    MethodCode operation =
        method("norm", SCOPED, give(call("t.read")))
            .takes("Tensor x")
            .returns("float")
            .as(Modifier.PUBLIC);
    assertEquals(
        """
        UnscopedTensor potential: Tensor t = Tensor.of();: `t` may never be released
        """,
        findings(operation));
  }

  @Test
  void aLambdaOnAnotherOccasionHasNoScope() {
    assertEquals(
        """
        UnscopedTensor definite: Tensor t = Tensor.of();: `t` is never released
        """,
        findings(method("run", inScope(run(call("Tensors.later", lambda(SCOPED, READ)))))));
  }
}
