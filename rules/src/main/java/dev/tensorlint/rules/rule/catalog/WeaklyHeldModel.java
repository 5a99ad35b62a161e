// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.HoldInStrongMap;
import dev.tensorlint.rules.fix.HoldStrongly;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Only a weak reference holds a model: no strong reference is left when the method ends.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a model, session or predictor that the method creates and puts into a {@code
 * WeakReference}, a {@code SoftReference} or a {@code WeakHashMap} (as key or value), or registers
 * with a {@code Cleaner}, and that is not returned, stored in a field, or passed to code that holds
 * it strongly.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The garbage collector may reclaim the model, and with it the state of a recurrent network, at
 * any time, also between two requests. The next reader finds {@code null} or an empty cache, and
 * the memory of the model is freed late or never.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * WeakReference<Model> cached = new WeakReference<>(Sequential.of(new Dense(4)));
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * try (Model model = Sequential.of(new Dense(4))) {
 *   WeakReference<Model> view = new WeakReference<>(model);
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The next garbage collection clears the reference, and the runtime reports a model that was
 * collected without being closed.
 *
 * <h2>Limits</h2>
 *
 * <p>Weak caches of libraries are recognised only through their models.
 *
 * <p>A weak map holds a value as long as its key lives. The finding is potential if the method does
 * not create the key itself, as with a parameter or a literal. It is also potential in the caller
 * of a method that returns what it holds weakly, and in that method itself if no code of the
 * program calls it: a weak cache for other programs.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "only a weak reference holds a model, session or stateful layer",
    family = RuleFamily.OWNERSHIP,
    harm = Harm.FAILURE,
    severity = Severity.WARNING,
    fix = "hold it strongly, and close it",
    reportedAt =
        "the call that wraps it in the weak reference, or that passes it to a method of the same"
            + " file that does",
    evidence = EvidenceKind.CLEARED_REFERENCE)
@AutoService(Rule.class)
public final class WeaklyHeldModel implements Rule {

  private static final Set<ModelKind> MODELS =
      EnumSet.of(ModelKind.MODEL, ModelKind.SESSION, ModelKind.PREDICTOR);

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Ended.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Ended ended && isModel(ended) ? reports(ended) : List.of();
  }

  private static boolean isModel(LeakFact.Ended ended) {
    return MODELS.contains(ended.resource().model().kind())
        || ended.resource().model().usage().stateful();
  }

  private static List<Report> reports(LeakFact.Ended ended) {
    List<Report> reports = new ArrayList<>();
    List<Place> told = new ArrayList<>();
    for (Exit exit : ended.exits()) {
      for (Place hold : exit.weakHolds()) {
        if (!told.contains(hold)) {
          told.add(hold);
          reports.add(report(ended, hold, isHeldWeaklyOnly(ended, hold)));
        }
      }
    }
    for (Exit exit : isForOthersOnly(ended) ? ended.exits() : List.<Exit>of()) {
      for (Place hold : exit.returnedWeakHolds()) {
        if (!told.contains(hold)) {
          told.add(hold);
          reports.add(report(ended, hold, false));
        }
      }
    }
    return reports;
  }

  /** Returns whether no code of the program calls the method: who gets its result is not known. */
  private static boolean isForOthersOnly(LeakFact.Ended ended) {
    return ended.context().isBare() && ended.context().calls().isEmpty();
  }

  /** At every exit that knows of this hold nothing else is left. */
  private static boolean isHeldWeaklyOnly(LeakFact.Ended ended, Place hold) {
    return ended.exits().stream()
        .filter(exit -> exit.weakHolds().contains(hold))
        .allMatch(Exit::isOpenOnEveryPath);
  }

  private static Report report(LeakFact.Ended ended, Place hold, boolean isDefinite) {
    String name = ended.resource().name();
    return new Report(
        isDefinite ? Confidence.DEFINITE : Confidence.POTENTIAL,
        hold,
        Event.LOST,
        "held by a weak reference from here on",
        isDefinite
            ? "only a weak reference holds `" + name + "`"
            : "only a weak reference may hold `" + name + "`",
        List.of(Traces.origin(ended.resource())),
        "hold `" + name + "` in a field of an owner that closes it",
        List.of(new HoldStrongly(hold), new HoldInStrongMap(hold, ended.resource().model())));
  }
}
