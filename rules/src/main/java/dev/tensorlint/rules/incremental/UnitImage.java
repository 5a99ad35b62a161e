// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ScopeContext;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The results of the analysis of one file as values.
 *
 * @param code in the order of its procedures
 */
record UnitImage(List<OfCode> code) {

  /**
   * @param fieldsAtEnd of initializers
   * @param asked the queries of its group, if it is the first member; else null
   */
  record OfCode(
      Summary effects,
      Map<FieldKey, Value> fieldsAtEnd,
      List<OfResult> results,
      List<Diagnostic> diagnostics,
      @Nullable Asked asked) {}

  /**
   * The queries of a group.
   *
   * @param targets the calls that were looked up
   */
  record Asked(List<OfTarget> targets, Answers answers) {}

  /**
   * What a call can reach.
   *
   * @param symbols keys of methods
   */
  record OfTarget(
      MethodRef called, List<String> symbols, boolean isImplemented, Optional<Summary> implicit) {}

  /**
   * @param lambda null if it is the result of the procedure itself
   * @param scope the scopes in which it runs, if that is known
   */
  record OfResult(
      @Nullable OfLambda lambda,
      List<Fact> facts,
      List<OwnCall> calls,
      FieldHistory fields,
      boolean opensScope,
      Set<String> bareCreations,
      boolean isComplete,
      long steps,
      @Nullable ScopeContext scope) {}

  /**
   * A lambda, by its place in the text.
   *
   * @param made the lambda where the text has none, such as that of an object with one method
   */
  record OfLambda(
      Span span,
      boolean isKnownToRunAlone,
      @Nullable Callee passedTo,
      Expr.@Nullable Lambda made) {}
}
