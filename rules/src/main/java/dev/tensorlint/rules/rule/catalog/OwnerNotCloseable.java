// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.AddClose;
import dev.tensorlint.rules.fix.CloseField;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.resource.ReleasingMethod;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import java.util.ArrayList;
import java.util.List;

/**
 * A class creates a tensor, model or session for one of its fields, and no code releases it.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a field whose value the class creates and no code of the program releases or hands on:
 * the class has no method that releases its resources, or its {@code close} omits the field.
 *
 * <p>A class releases its resources in {@code close}, {@code dispose}, {@code shutdown} and similar
 * methods, and in methods with {@code @PreDestroy} or {@code @AfterEach}; the names are data
 * ({@code conventions} of the lifecycle models). Releases in helpers, lambdas, superclasses and
 * other classes count as well. A class does not own a field that other code sets, by injection or
 * with a parameter. One exception: a class owns the argument that a constructor or method of it
 * stores if every caller in the program creates the value, passes it to nothing else and does not
 * release it. If one caller lends, the class borrows, and the callers are reported that release
 * nothing.
 *
 * <p>A subclass that overrides {@code close} and does not call {@code super.close()} is reported at
 * its {@code close}.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Code that uses the class cannot release what it holds. Each discarded object leaks a model or
 * a tensor, in memory that the garbage collector does not see. A service that creates such an
 * object per request, tenant or test runs out of memory.
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
 * <p>The tensor or model is open when the program ends, and the runtime reports it as leaked.
 *
 * <h2>Limits</h2>
 *
 * <p>Code outside the analysed program can release a field that it can reach. Findings are
 * therefore potential for public and protected fields, for fields that a method returns, and for
 * arguments of public constructors. Reflection is not seen. Other rules check whether callers call
 * {@code close}. Static fields, enum constants and record components are not reported: they live as
 * long as the program, or belong to the code that created them. Neither are objects of a class that
 * the program keeps in static fields only: assigned there, through a variable or a static factory
 * method, or added to a container of a static field by a static initializer; those that objects of
 * such a class make and keep in fields of their own; and the only object of a class that a
 * container such as Spring makes and keeps, as the annotation of the class says ({@code
 * conventions} of the lifecycle models), if no code creates another. An object that a daemon thread
 * or a shutdown hook holds is reported, although it lives as long. A value that a loop passes to
 * the constructors of several objects is owned by none of them. What the garbage collector releases
 * as well is reported, as potential, only for objects that code makes again and again, each with a
 * resource of its own. Fields that hold a collection of tensors are not followed by this rule.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a class owns a tensor or model in a field, and no code releases it",
    family = RuleFamily.OWNERSHIP,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    fix = "implement `close()` and release every owned field",
    reportedAt =
        "the declaration of the field, or the method that overrides the one that releases the"
            + " field",
    evidence = EvidenceKind.LEAKED_FIELD)
@AutoService(Rule.class)
public final class OwnerNotCloseable implements Rule {

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
    String name = field(held);
    String type = "`" + held.type() + "`";
    return report(
        held,
        held.field(),
        "owned by " + type,
        name + never(held) + type + " has no method that releases it",
        trace(held),
        "implement `AutoCloseable` in " + type + ", and close " + name + " in `close`",
        new AddClose(held.field(), held.resource()));
  }

  private static Report forgotten(LeakFact.HeldForever held, ReleasingMethod releaser) {
    String name = field(held);
    List<TraceStep> trace = trace(held);
    trace.add(new TraceStep(releaser.at(), "does not release it", Event.OPEN));
    return report(
        held,
        held.field(),
        "owned by `" + held.type() + "`",
        name + never(held) + "`" + releaser.name() + "` does not release it",
        trace,
        "close " + name + " in `" + releaser.name() + "`",
        CloseField.of(releaser.at(), held.field(), held.resource()));
  }

  private static Report inherited(LeakFact.HeldForever held, ReleasingMethod releaser) {
    String name = field(held);
    List<TraceStep> trace = new ArrayList<>();
    trace.add(new TraceStep(held.field(), "owned by the superclass", Event.OWNER).by(field(held)));
    trace.addAll(trace(held));
    return report(
        held,
        releaser.at(),
        "overrides the method that releases " + name,
        name
            + never(held)
            + "`"
            + releaser.name()
            + "` of `"
            + held.type()
            + "` does not release it",
        trace,
        "call `super." + releaser.name() + "()`",
        CloseField.ofSuperclass(releaser.at(), releaser.name()));
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
          .forEach(
              call ->
                  trace.add(new TraceStep(call, "called here, outside any scope", Event.CALLED)));
    }
    trace.add(new TraceStep(held.resource().created(), "created here", Event.CREATED));
    if (isElsewhere(held.stored(), held.resource().created())) {
      trace.add(
          new TraceStep(held.stored(), "stored in the field here", Event.HANDED_OVER)
              .by(field(held)));
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
    return new Report(confidence, at, Event.OWNER, label, message, trace, help, List.of(remedy));
  }

  private static String field(LeakFact.HeldForever held) {
    return "`" + held.field().text() + "`";
  }

  private static boolean isElsewhere(Place stored, Place created) {
    boolean isInitializer = stored.span().end() <= created.span().start();
    return !isInitializer && !stored.span().contains(created.span());
  }
}
