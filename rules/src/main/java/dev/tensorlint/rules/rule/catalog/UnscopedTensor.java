// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.model.ModelKind;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.typestate.Fact;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A tensor is created outside any scope, and on some way out of the method nobody releases it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a tensor that the method owns and that, at a normal exit, is neither closed, nor
 * returned, nor handed over. A tensor that a scope owns is the scope's business, also when a caller
 * has opened it: the way to a caller without a scope is part of the trace.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Tensors live in native or device memory that the garbage collector does not see. A leak per
 * request ends a service after days, far from the line that causes it.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f, -2f);
 * float[] values = x.toFloatArray();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Tensor x = Tensor.of(1f, -2f)) {
 *   float[] values = x.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The handle is open when the method has ended, and the runtime counts it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>Exceptional exits are the business of another rule. A tensor in a collection counts as handed
 * over.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class UnscopedTensor implements Rule {

  @Override
  public String name() {
    return "UnscopedTensor";
  }

  @Override
  public String summary() {
    return "a tensor is created outside any scope and not released on some path";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(Fact.Ended.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof Fact.Ended ended && isTensor(ended)
        ? worstExit(ended).map(exit -> report(ended, exit)).stream().toList()
        : List.of();
  }

  private static boolean isTensor(Fact.Ended ended) {
    return ended.resource().model().kind() == ModelKind.TENSOR;
  }

  /** The first exit at which it is open for sure, else the first at which it may be. */
  private static Optional<Fact.Exit> worstExit(Fact.Ended ended) {
    List<Fact.Exit> open =
        ended.exits().stream()
            .filter(Fact.Exit::isOpenOnSomePath)
            .filter(exit -> !exit.isScopable() || ended.context().isBare())
            .toList();
    return open.stream()
        .filter(Fact.Exit::isOpenOnEveryPath)
        .findFirst()
        .or(() -> open.stream().findFirst());
  }

  private static Report report(Fact.Ended ended, Fact.Exit exit) {
    boolean mayHaveScope = exit.isScopable() && !ended.context().isSure();
    boolean isDefinite = exit.isOpenOnEveryPath() && !mayHaveScope;
    String name = ended.resource().name();
    List<TraceStep> trace = new ArrayList<>();
    if (exit.isScopable()) {
      ended
          .context()
          .calls()
          .forEach(call -> trace.add(new TraceStep(call, "called here, outside any scope")));
    }
    trace.add(
        new TraceStep(exit.at(), isDefinite ? "still open here" : "still open here, on some path"));
    return new Report(
        isDefinite ? Confidence.DEFINITE : Confidence.POTENTIAL,
        ended.resource().created(),
        "created here, owned by this method",
        message(ended, name, isDefinite),
        trace,
        help(ended, exit),
        List.of());
  }

  private static String message(Fact.Ended ended, String name, boolean isDefinite) {
    if (!isDefinite) {
      return "`" + name + "` is not released on every path";
    }
    boolean isEverywhere = ended.exits().stream().allMatch(Fact.Exit::isOpenOnEveryPath);
    return isEverywhere
        ? "`" + name + "` is never released"
        : "`" + name + "` is not released on this way out of the method";
  }

  private static String help(Fact.Ended ended, Fact.Exit exit) {
    String name = ended.resource().name();
    String scope = exit.isScopable() ? ", or open a scope around it" : "";
    return ended.resource().isNamed()
        ? "close `" + name + "`, best by try-with-resources" + scope
        : "give it a name and close it" + scope;
  }
}
