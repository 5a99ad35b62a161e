// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.effect.FieldEffects;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Termination;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.work.Work;
import java.util.BitSet;

/**
 * Summarizes bodies without resources. How such a body completes follows from its graph alone,
 * without path states.
 */
final class HarmlessBodies {

  private final BodyGraphs graphs;

  HarmlessBodies(BodyGraphs graphs) {
    this.graphs = graphs;
  }

  Summary summary(Body body, Relevance.View view, Work work) {
    Summary harmless = Summary.harmless(body.parameters(), new FieldEffects(view.fields()));
    Summary effects = view.mayAwait() ? harmless.with(Timing.AWAITING) : harmless;
    if (!view.mayEndOtherwise()) {
      return effects;
    }
    Cfg cfg = graphs.of(body, work);
    BitSet reachable = cfg.reachable();
    return effects
        .with(ThrownExceptions.of(cfg, body.parameters(), body.unit().file(), reachable::get))
        .giving(OnlyAnswer.of(cfg, reachable::get))
        .returning(returning(cfg, reachable));
  }

  private static Termination returning(Cfg cfg, BitSet reachable) {
    if (!reachable.get(cfg.exit())) {
      return Termination.NEVER;
    }
    return cfg.isSureToReturn() ? Termination.SURE : Termination.DOUBTFUL;
  }
}
