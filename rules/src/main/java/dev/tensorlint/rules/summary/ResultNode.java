// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.typestate.MethodAnalysis.OwnCall;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A result among those of the program: what it calls where it has no scope open. */
final class ResultNode {

  private final BodyResult result;
  private final Procedure procedure;
  private @Nullable List<BareCall> calls;
  private @Nullable Arrival arrival;

  /** A call where no scope is open. */
  record BareCall(CallTarget target, Place at) {}

  /**
   * How control first comes to the code without a scope.
   *
   * @param isBare false when it never does
   * @param isSure whether the entry point is certain to be called without a scope
   * @param from the caller, null for an entry point
   * @param at the call, null for an entry point
   */
  record Arrival(boolean isBare, boolean isSure, @Nullable ResultNode from, @Nullable Place at) {
    static final Arrival SHELTERED = new Arrival(false, true, null, null);
  }

  ResultNode(BodyResult result, Procedure procedure) {
    this.result = result;
    this.procedure = procedure;
  }

  BodyResult result() {
    return result;
  }

  Procedure procedure() {
    return procedure;
  }

  List<BareCall> calls(CallTargets targets) {
    List<BareCall> known = calls;
    if (known == null) {
      known =
          result.calls().stream()
              .filter(OwnCall::isBare)
              .map(call -> new BareCall(targets.of(call.method()), call.at()))
              .toList();
      calls = known;
    }
    return known;
  }

  /** Returns how control comes to it, null as long as that is not known. */
  @Nullable Arrival arrival() {
    return arrival;
  }

  void arrived(@Nullable Arrival how) {
    arrival = how;
  }
}
