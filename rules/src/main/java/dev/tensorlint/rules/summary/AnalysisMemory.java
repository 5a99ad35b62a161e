// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.typestate.MethodEffects;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is kept from the analysis of a program for that of the same program a little changed, by one
 * engine. The result is that of an analysis from scratch: what was found out of a method is taken
 * over when the method is the same, and when all that was asked while it was analysed has the same
 * answers, so that a change spreads to callers only as far as it changes what they can see.
 *
 * <p>A unit that has not changed is the same object as before; a front end that gives the same unit
 * again says that all names in it mean the same. Not thread-safe.
 */
public final class AnalysisMemory {

  private IdentityHashMap<CompilationUnit, UnitIndex> units = new IdentityHashMap<>();
  private IdentityHashMap<CompilationUnit, UnitIndex> usedUnits = new IdentityHashMap<>();
  private Map<Body, Remembered> known = new HashMap<>();
  private Map<Body, Remembered> used = new HashMap<>();
  private @Nullable CallTargets targets;
  private BooleanSupplier isCancelled = () -> false;
  private int analysed;

  /**
   * What was found out of methods that call each other, or of a single one.
   *
   * @param effects what is noted of each of them afterwards
   * @param asked what was asked meanwhile
   */
  record Remembered(
      List<Body> bodies,
      List<BodyAnalysis.Outcome> outcomes,
      List<MethodEffects> effects,
      Questions asked) {}

  /**
   * Sets what tells that the analysis is not wanted any more. It then ends with a {@link
   * CancellationException}, and what it has found out until then is kept.
   */
  public void cancelWhen(BooleanSupplier cancelled) {
    isCancelled = cancelled;
  }

  /** Returns how many groups of methods the last run had to analyse. */
  public int analysed() {
    return analysed;
  }

  UnitIndex index(CompilationUnit unit) {
    UnitIndex known = usedUnits.containsKey(unit) ? usedUnits.get(unit) : units.get(unit);
    UnitIndex found = known == null ? new UnitIndex(unit) : known;
    usedUnits.put(unit, found);
    return found;
  }

  /** Returns the targets of calls that were kept last, null when there are none. */
  @Nullable CallTargets targets() {
    return targets;
  }

  void keep(CallTargets found) {
    targets = found;
  }

  /** Begins an analysis; what one that was cancelled has found out is kept. */
  void begin() {
    analysed = 0;
    units.putAll(usedUnits);
    usedUnits = new IdentityHashMap<>();
    used = new HashMap<>();
  }

  /**
   * Returns what is known of a group of methods, and notes their effects.
   *
   * @param otherwise finds it out, and notes their effects
   */
  List<BodyAnalysis.Outcome> outcomes(
      List<Body> group, Answers answers, Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    if (isCancelled.getAsBoolean()) {
      throw new CancellationException("the analysis is not wanted any more");
    }
    Body first = group.get(0);
    Optional<Remembered> remembered =
        Optional.ofNullable(known.get(first))
            .filter(each -> each.bodies().equals(group) && answers.areStill(each.asked()));
    remembered.ifPresent(each -> answers.note(group, each.effects()));
    Remembered result = remembered.orElseGet(() -> analyse(group, answers, otherwise));
    used.put(first, result);
    return result.outcomes();
  }

  private Remembered analyse(
      List<Body> group, Answers answers, Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    analysed++;
    answers.begin();
    List<BodyAnalysis.Outcome> outcomes = otherwise.get();
    Remembered result =
        new Remembered(List.copyOf(group), outcomes, answers.effects(group), answers.asked(group));
    known.put(group.get(0), result);
    return result;
  }

  /** Forgets what has not been needed any more. */
  void end() {
    units = usedUnits;
    usedUnits = new IdentityHashMap<>();
    known = used;
    used = new HashMap<>();
  }
}
