// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.typestate.CallSummaries;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.List;

/**
 * The exceptions of calls on which nobody counts: those of a broken program or installation, and
 * refusals of arguments that the called method itself never makes, but something that it calls.
 */
final class RareExceptions {

  private final Conventions conventions;
  private final TypeOracle types;
  private final CallSummaries known;
  private final SolvedBody body;

  RareExceptions(SolvedBody body) {
    this.body = body;
    this.conventions = body.context().library().models().conventions();
    this.types = body.context().library().types();
    this.known = body.transfer().calls().known();
  }

  /** Returns whether a node is a call that throws nothing else. */
  boolean areAll(List<String> exceptions, int node, List<PathState> before) {
    return body.context().cfg().instruction(node) instanceof Instr.Invoke call
        && !exceptions.isEmpty()
        && exceptions.stream().allMatch(type -> isRare(type, call, before));
  }

  private boolean isRare(String exception, Instr.Invoke call, List<PathState> before) {
    return conventions.rareExceptions().contains(exception)
        || types.isSubtype(exception, "java.lang.Error")
        || (isRefusal(exception) && isThrownDeeper(exception, call, before));
  }

  private boolean isRefusal(String exception) {
    return conventions.refusals().stream().anyMatch(type -> types.isSubtype(exception, type));
  }

  /** Returns whether only what the called methods call in turn throws an exception. */
  private boolean isThrownDeeper(String exception, Instr.Invoke call, List<PathState> before) {
    return known.of(call, before).stream()
        .map(summary -> summary.part(ThrownExceptions.NONE))
        .allMatch(
            thrown ->
                thrown.places().containsKey(exception) && !thrown.thrownHere().contains(exception));
  }
}
