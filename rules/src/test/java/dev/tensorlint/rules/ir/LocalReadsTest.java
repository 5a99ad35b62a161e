// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.lambda;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.MethodCode.method;
import static dev.tensorlint.rules.code.Stmts.local;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;
import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.code.ExprCode;
import dev.tensorlint.rules.code.Programs;
import dev.tensorlint.rules.code.TypeCode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class LocalReadsTest {

  /**
   * Returns the names that the first lambda in an argument of {@code Tensors.later} takes along.
   */
  private static List<String> captured(ExprCode lambda) {
    TypeCode type =
        TypeCode.type(
            "A",
            method("run", run(call("Tensors.later", lambda)))
                .takes("Tensor x", "Tensor y", "boolean a"));
    List<Expr.Lambda> found = new ArrayList<>();
    new IrWalker() {
      @Override
      public Unit visitLambda(Expr.Lambda expr) {
        found.add(expr);
        return super.visitLambda(expr);
      }
    }.visitType(Programs.of(type).units().get(0).types().get(0));
    return LocalReads.of(found.get(0)).stream().map(Local::name).toList();
  }

  @Test
  void inTheOrderOfMentionEachOnce() {
    assertEquals(
        List.of("y", "a", "x"),
        captured(lambda(run(call("y.read")), when(name("a"), run(call("x.add", name("y")))))));
  }

  @Test
  void withoutWhatItDeclares() {
    assertEquals(
        List.of("x"),
        captured(
            lambda(
                "Tensor",
                "e",
                local("Tensor", "t", call("x.add", name("e"))),
                run(call("t.read")))));
  }

  @Test
  void alsoThroughALambdaInside() {
    assertEquals(
        List.of("x", "y"),
        captured(
            lambda(run(call("x.read")), run(call("Tensors.later", lambda(run(call("y.read"))))))));
  }

  @Test
  void nothing() {
    assertEquals(List.of(), captured(lambda(run(call("Tensor.of")))));
  }
}
