// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;

/** Determines the exceptions that a method throws, and what it has released before it throws. */
@AutoService(PartCollector.class)
public final class ThrownCollector implements PartCollector {

  @Override
  public ThrownExceptions part(SolvedBody body) {
    Cfg cfg = body.context().cfg();
    ThrownExceptions thrown =
        ThrownExceptions.of(
            cfg,
            body.context().parameters(),
            body.context().file(),
            node -> !body.solution().before(node).isEmpty());
    return thrown.places().isEmpty()
        ? thrown
        : thrown.afterwards(
            FailureCollector.collect(body.solution().before(cfg.exceptionalExit())));
  }
}
