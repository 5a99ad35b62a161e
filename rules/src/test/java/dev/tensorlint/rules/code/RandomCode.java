// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import static dev.tensorlint.rules.code.Exprs.assign;
import static dev.tensorlint.rules.code.Exprs.call;
import static dev.tensorlint.rules.code.Exprs.isNull;
import static dev.tensorlint.rules.code.Exprs.name;
import static dev.tensorlint.rules.code.Exprs.nil;
import static dev.tensorlint.rules.code.Exprs.not;
import static dev.tensorlint.rules.code.Exprs.notNull;
import static dev.tensorlint.rules.code.Exprs.unresolved;
import static dev.tensorlint.rules.code.Stmts.attempt;
import static dev.tensorlint.rules.code.Stmts.block;
import static dev.tensorlint.rules.code.Stmts.each;
import static dev.tensorlint.rules.code.Stmts.give;
import static dev.tensorlint.rules.code.Stmts.run;
import static dev.tensorlint.rules.code.Stmts.when;

import dev.tensorlint.rules.ir.Modifier;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Methods that do anything at all with two tensors, two flags, a field and a few helpers. */
public final class RandomCode {

  private RandomCode() {}

  /** Returns classes {@code A} with such a method {@code run}. */
  public static Arbitrary<TypeCode> types() {
    return blocks(2).map(RandomCode::type);
  }

  private static TypeCode type(List<StmtCode> random) {
    List<StmtCode> body = new ArrayList<>();
    body.add(Stmts.local("Tensor", "t", nil()));
    body.add(Stmts.local("Tensor", "u", call("Tensor.owned")));
    body.add(block(random.toArray(StmtCode[]::new)));
    return TypeCode.type(
            "A",
            MethodCode.method("run", body.toArray(StmtCode[]::new))
                .takes("Tensor x", "boolean a", "boolean b", "Tensors all"),
            MethodCode.method("free", run(call("y.close"))).takes("Tensor y"),
            MethodCode.method("freeHeld", run(call("held.close"))).as(Modifier.FINAL),
            MethodCode.method("show", run(call("y.read"))).takes("Tensor y"),
            MethodCode.method("make", give(call("Tensor.of"))).returns("Tensor"))
        .with(FieldCode.field("Tensor", "held"));
  }

  private static Arbitrary<List<StmtCode>> blocks(int depth) {
    return statements(depth).list().ofMinSize(1).ofMaxSize(depth == 0 ? 3 : 5);
  }

  private static Arbitrary<StmtCode> nested(int depth) {
    return blocks(depth).map(body -> block(body.toArray(StmtCode[]::new)));
  }

  private static Arbitrary<StmtCode> statements(int depth) {
    return depth == 0
        ? simple()
        : Arbitraries.frequencyOf(Tuple.of(5, simple()), Tuple.of(2, compound(depth - 1)));
  }

  private static Arbitrary<ExprCode> conditions() {
    return Arbitraries.of(
        name("a"), not(name("b")), notNull("t"), isNull("u"), name("b"), notNull("x"));
  }

  private static Arbitrary<StmtCode> compound(int depth) {
    Arbitrary<StmtCode> body = nested(depth);
    return Arbitraries.oneOf(
        Combinators.combine(conditions(), body).as((test, then) -> when(test, then)),
        Combinators.combine(conditions(), body, body)
            .as((test, then, otherwise) -> when(test, then, otherwise)),
        body.map(each -> each("Tensor", "e", name("all"), each)),
        Combinators.combine(body, body)
            .as((first, last) -> attempt(first).catching("IOException", last)),
        Combinators.combine(body, body).as((first, last) -> attempt(first).lastly(last)),
        body.map(each -> attempt(each).with("Scope", "s", call("Scope.open"))),
        body.map(each -> attempt(each).with("Tensor", "r", call("Tensor.of"))));
  }

  private static Arbitrary<StmtCode> simple() {
    Arbitrary<String> names = Arbitraries.of("t", "u", "x", "held");
    return Arbitraries.frequencyOf(
        Tuple.of(
            4,
            Combinators.combine(Arbitraries.of("t", "u", "held"), tensors())
                .as((target, value) -> run(assign(target, value)))),
        Tuple.of(3, names.map(each -> run(call(each + ".close")))),
        Tuple.of(3, names.map(each -> run(call(each + ".read")))),
        Tuple.of(
            2,
            Combinators.combine(
                    Arbitraries.of("free", "show", "Tensors.risky", "Tensors.unknown", "all.add"),
                    names)
                .as((called, argument) -> run(call(called, name(argument))))),
        Tuple.of(1, Arbitraries.of(give(), run(call("freeHeld")))),
        Tuple.of(1, names.map(each -> run(unresolved("mystery", name(each))))));
  }

  private static Arbitrary<ExprCode> tensors() {
    return Arbitraries.of(
        call("Tensor.owned"),
        call("Tensor.of"),
        call("make"),
        name("t"),
        name("u"),
        name("x"),
        name("held"),
        nil(),
        call("t.relu"),
        call("u.view"),
        call("u.reluInPlace"),
        call("t.keep"));
  }
}
