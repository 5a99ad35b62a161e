// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.dataflow.Solution;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.typestate.Transfer;
import dev.tensorlint.rules.typestate.state.PathState;
import java.util.function.Predicate;

/**
 * The resources of calls that give something new, or what was there before: a method that releases
 * one on some path, or hands it on, knows which of both it is.
 */
record MaybeNew(Cfg cfg, Transfer transfer, Solution<PathState> solution) {

  static MaybeNew in(SolvedBody body) {
    return new MaybeNew(body.context().cfg(), body.transfer(), body.solution());
  }

  /** Returns whether what a call of the method has created at a site may have been there before. */
  boolean is(Site site) {
    return mayGive(site, ResultEffect::isNewOrUnseen);
  }

  /** Returns whether it may have been there before, also as an argument of the call. */
  boolean isOrWasGiven(Site site) {
    return mayGive(site, result -> result.isNewOrUnseen() || result.isNewOrArgument());
  }

  private boolean mayGive(Site site, Predicate<ResultEffect> isOne) {
    int node = Site.madeBy(site);
    return node != Site.NO_NODE
        && node < cfg.size()
        && cfg.instruction(node) instanceof Instr.Invoke call
        && solution.before(node).stream()
            .anyMatch(state -> isOne.test(transfer.calls().known().of(call, state).result()));
  }
}
