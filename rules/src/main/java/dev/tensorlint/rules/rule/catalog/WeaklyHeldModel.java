// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.fix.HoldInStrongMap;
import dev.tensorlint.rules.fix.HoldStrongly;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.Traces;
import dev.tensorlint.rules.typestate.Exit;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.LeakFact;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Only a weak reference keeps a model: nothing strong holds it when the method has ended.
 *
 * <h2>What it does</h2>
 *
 * <p>Reports a model, session or predictor that the method makes and puts behind a {@code
 * WeakReference}, a {@code SoftReference}, into a {@code WeakHashMap} (as key or value) or under a
 * {@code Cleaner}, while it is neither returned, nor stored in a field, nor handed to anyone who
 * holds it strongly.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The garbage collector may take the model, and with it the state of a recurrent network, at any
 * time, also between two requests. The next reader finds {@code null} or an empty cache, and the
 * memory of the model is freed late or never.
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
 * <p>The reference is cleared by the next garbage collection, and the runtime reports a model that
 * was collected without being closed.
 *
 * <h2>Limits</h2>
 *
 * <p>Weak caches of libraries are known by their models only.
 *
 * <p>A weak map keeps a value as long as its key lives. Under a key that the method does not make
 * itself, such as a parameter or a literal, the finding is a potential one. So it is for the caller
 * of a method that gives back what it has put behind a weak reference.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@AutoService(Rule.class)
public final class WeaklyHeldModel implements Rule {

  private static final Set<ModelKind> MODELS =
      EnumSet.of(ModelKind.MODEL, ModelKind.SESSION, ModelKind.PREDICTOR);

  @Override
  public String name() {
    return "WeaklyHeldModel";
  }

  @Override
  public String summary() {
    return "only a weak reference keeps a model, session or stateful layer";
  }

  @Override
  public RuleFamily family() {
    return RuleFamily.OWNERSHIP;
  }

  @Override
  public String fix() {
    return "hold it strongly, and close it";
  }

  @Override
  public Severity severity() {
    return Severity.WARNING;
  }

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(LeakFact.Ended.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof LeakFact.Ended ended && isModel(ended) ? reports(ended) : List.of();
  }

  private static boolean isModel(LeakFact.Ended ended) {
    return MODELS.contains(ended.resource().model().kind()) || ended.resource().model().stateful();
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
    return reports;
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
        "put behind a weak reference here",
        isDefinite
            ? "only a weak reference keeps `" + name + "`"
            : "only a weak reference may be left to keep `" + name + "`",
        List.of(Traces.origin(ended.resource())),
        "keep `" + name + "` in a field of an owner that closes it",
        List.of(new HoldStrongly(hold), new HoldInStrongMap(hold, ended.resource().model())));
  }
}
