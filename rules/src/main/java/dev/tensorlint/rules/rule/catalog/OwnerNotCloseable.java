// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.AddClose;
import dev.tensorlint.rules.fix.CloseField;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import dev.tensorlint.rules.typestate.Releaser;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A class makes a tensor, model or session for a field of its own, and nothing ever releases it.
 *
 * <h2>What it does</h2>
 *
 * <p>Finds the fields whose values their class has made, follows who releases them or gets them
 * into his hands, in all classes of the program, and reports the fields of which nobody does:
 * because the class offers no way to let go, or because its {@code close} forgets one of several.
 *
 * <p>{@code close}, {@code dispose}, {@code shutdown} and the like, {@code @PreDestroy} and
 * {@code @AfterEach} methods count as ways to let go; which names do is data ({@code conventions}
 * of the lifecycle models). Helpers, lambdas, superclasses and other classes that release the field
 * count as well. Fields that somebody else fills, by injection or with a parameter, are not owned;
 * but a constructor's parameter is where all code of the program that makes such objects gives away
 * for good what it passes: it has made it, and neither releases it nor gives it to anybody else.
 *
 * <p>A subclass that overrides {@code close} without {@code super.close()} is told of at its {@code
 * close}.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Whoever uses the class cannot give back what it holds. Each object that goes takes a model or
 * a tensor with it, in memory that the garbage collector does not see: a service that is made anew
 * per request, tenant or test ends its process.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * class Scaler {
 *   private final Tensor factors = Tensor.of(2f, 4f);
 *
 *   float[] scale(Tensor x) {
 *     try (Tensor scaled = x.mul(factors)) {
 *       return scaled.toFloatArray();
 *     }
 *   }
 * }
 *
 * try (Tensor x = Tensor.of(1f, -2f)) {
 *   float[] values = new Scaler().scale(x);
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * class Scaler implements AutoCloseable {
 *   private final Tensor factors = Tensor.of(2f, 4f);
 *
 *   float[] scale(Tensor x) {
 *     try (Tensor scaled = x.mul(factors)) {
 *       return scaled.toFloatArray();
 *     }
 *   }
 *
 *   @Override
 *   public void close() {
 *     factors.close();
 *   }
 * }
 *
 * try (Scaler scaler = new Scaler();
 *     Tensor x = Tensor.of(1f, -2f)) {
 *   float[] values = scaler.scale(x);
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The tensor or model is open when the program has ended, and the runtime counts it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>Code that is not part of the analysed program can release a field that it can reach: of public
 * and protected fields, of fields that a method returns, and of what public constructors are given,
 * the finding is potential. Reflection is not seen. Whether somebody calls {@code close} at all is
 * the business of other rules. Static fields, objects that only static fields hold, enum constants
 * and the components of records are left out: they live as long as the program, or belong to
 * whoever made them. A field that holds a collection of tensors is not followed here.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class OwnerNotCloseable implements Rule {

  @Override
  public String name() {
    return "OwnerNotCloseable";
  }

  @Override
  public String summary() {
    return "a class owns a tensor or model in a field and offers no way to release it";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.OWNERSHIP;
  }

  @Override
  public String fix() {
    return "add the close, or what it forgets";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.HeldForever.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.HeldForever held ? List.of(report(held)) : List.of();
  }

  private static Report report(LeakFact.HeldForever held) {
    return held.releaser()
        .map(releaser -> held.isInherited() ? inherited(held, releaser) : forgotten(held, releaser))
        .orElseGet(() -> noWay(held));
  }

  private static Report noWay(LeakFact.HeldForever held) {
    String name = "`" + held.field().text() + "`";
    String type = "`" + held.type() + "`";
    return report(
        held,
        held.field(),
        "owned by " + type,
        name + never(held) + type + " offers no way to let go of it",
        trace(held),
        "let " + type + " implement `AutoCloseable`, and close " + name + " in its `close`",
        new AddClose(held.field(), held.resource().model()));
  }

  private static Report forgotten(LeakFact.HeldForever held, Releaser releaser) {
    String name = "`" + held.field().text() + "`";
    List<TraceStep> trace = trace(held);
    trace.add(new TraceStep(releaser.at(), "does not release it"));
    return report(
        held,
        held.field(),
        "owned by `" + held.type() + "`",
        name + never(held) + "`" + releaser.name() + "` forgets it",
        trace,
        "close " + name + " in `" + releaser.name() + "`",
        new CloseField(
            releaser.at(),
            held.field().text() + ".close()",
            Optional.of(held.field()),
            held.resource().mayBeNull()));
  }

  private static Report inherited(LeakFact.HeldForever held, Releaser releaser) {
    String name = "`" + held.field().text() + "`";
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(held.field(), "owned by the superclass"));
    trace.addAll(trace(held));
    return report(
        held,
        releaser.at(),
        "overrides the method that releases " + name,
        name + never(held) + "`" + releaser.name() + "` of `" + held.type() + "` forgets it",
        trace,
        "call `super." + releaser.name() + "()`",
        new CloseField(releaser.at(), "super." + releaser.name() + "()", Optional.empty(), false));
  }

  private static String never(LeakFact.HeldForever held) {
    return held.isDefinite() ? " is never released: " : " may never be released: ";
  }

  private static List<TraceStep> trace(LeakFact.HeldForever held) {
    List<TraceStep> trace = new ArrayList<>();
    if (held.scope().isPossible()) {
      held.scope()
          .context()
          .calls()
          .forEach(call -> trace.add(new TraceStep(call, "called here, outside any scope")));
    }
    trace.add(new TraceStep(held.resource().created(), "created here"));
    if (isElsewhere(held.stored(), held.resource().created())) {
      trace.add(new TraceStep(held.stored(), "stored in the field here"));
    }
    return trace;
  }

  private static Report report(
      LeakFact.HeldForever held,
      Place at,
      String label,
      String message,
      List<TraceStep> trace,
      String help,
      Remedy remedy) {
    Confidence confidence = held.confidence();
    return new Report(confidence, at, label, message, trace, help, List.of(remedy));
  }

  private static boolean isElsewhere(Place stored, Place created) {
    boolean isInitializer = stored.span().end() <= created.span().start();
    return !isInitializer && !stored.span().contains(created.span());
  }
}
