// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Calls of libraries that return what an object of the program returns, such as a prediction, which
 * is the result of the translator with which the predictor was created. The library passes values
 * of its own to the object, so that only what the object creates, keeps or detaches is known.
 */
final class ResultsOfObjects {

  private final Lowering all;

  ResultsOfObjects(Lowering all) {
    this.all = all;
  }

  /** Returns the result of a call that has been built. */
  Slot of(Expr.Call call, Instr.Invoke built) {
    String name = all.shape.outcome(built.receiverType(), built.callee()).resultOf();
    Optional<MethodRef> method =
        name == null || !all.graph.isReachable()
            ? Optional.empty()
            : all.functions.objects().resultOf(call.target(), name);
    return method.map(found -> result(found, built)).orElse(built.target());
  }

  private Slot result(MethodRef method, Instr.Invoke built) {
    List<Slot> given = new ArrayList<>();
    for (int i = 0; i < method.parameters().size(); i++) {
      given.add(all.load(Constant.OTHER, built.span()));
    }
    return all.calls.invoke(
        new Instr.Invoke(
            all.graph.temporary(),
            all.load(Constant.OTHER, built.span()),
            method,
            method.owner(),
            given,
            given.stream().map(slot -> built.span()).toList(),
            Map.of(),
            built.type(),
            built.name(),
            built.nameSpan(),
            built.span(),
            false));
  }
}
