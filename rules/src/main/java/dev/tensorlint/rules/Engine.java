// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.rule.Rule;
import java.util.List;

/**
 * The engine: from a translated program to findings. One for all front ends. Immutable and
 * thread-safe.
 */
public final class Engine {

  private final LifecycleModels models;
  private final List<Rule> rules;
  private final EngineOptions options;

  public Engine(LifecycleModels models, List<Rule> rules, EngineOptions options) {
    this.models = models;
    this.rules = List.copyOf(rules);
    this.options = options;
  }

  /** Analyses a program. The same program gives the same result in every run. */
  public AnalysisResult analyze(Program program) {
    return new AnalysisResult(List.of(), List.of(), 0, 0);
  }
}
