// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/**
 * Calls of libraries that return what an object of the program returns, such as a prediction, which
 * is the result of the translator with which the predictor was created. The library passes values
 * of its own to the object, so that only what the object creates, keeps or detaches is known.
 */
final class ResultsOfObjects {

  private final GraphBuilder graph;
  private final CallShape shape;
  private final Function<Span, Slot> unknown;

  /**
   * @param unknown builds a value of which nothing is known
   */
  ResultsOfObjects(GraphBuilder graph, CallShape shape, Function<Span, Slot> unknown) {
    this.graph = graph;
    this.shape = shape;
    this.unknown = unknown;
  }

  /**
   * Returns the call of the object's method whose result is that of a call that has been built;
   * empty if it returns something of its own.
   */
  Optional<Instr.Invoke> of(Expr.Call call, Instr.Invoke built, ObjectFunctions objects) {
    String name = shape.outcome(built.receiverType(), built.callee()).resultOf();
    return name == null || !graph.isReachable()
        ? Optional.empty()
        : objects.resultOf(call.target(), name).map(method -> result(method, built));
  }

  private Instr.Invoke result(MethodRef method, Instr.Invoke built) {
    List<Slot> given = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      given.add(unknown.apply(built.span()));
    }
    return new Instr.Invoke(
        graph.temporary(),
        unknown.apply(built.span()),
        method,
        method.owner(),
        given,
        given.stream().map(slot -> built.span()).toList(),
        Map.of(),
        built.type(),
        built.name(),
        built.nameSpan(),
        built.span(),
        false);
  }
}
