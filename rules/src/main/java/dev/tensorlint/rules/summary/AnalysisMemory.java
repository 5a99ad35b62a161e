// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.MethodEffects;
import dev.tensorlint.rules.typestate.Value;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
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
public final class AnalysisMemory implements UnitMemory {

  private @Nullable ProgramIndex index;
  private Map<FieldKey, Value> values = Map.of();
  private int valuesVersion;
  private BooleanSupplier isCancelled = () -> false;
  private int analysed;
  private int passes;

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

  @Override
  public <T> T ofUnit(CompilationUnit unit, Class<T> what, Function<CompilationUnit, T> otherwise) {
    return index == null ? otherwise.apply(unit) : index.unit(unit).kept(what, otherwise);
  }

  /** Begins the analysis of a program; what one that was cancelled has found out is kept. */
  ProgramIndex begin(Program program) {
    analysed = 0;
    ProgramIndex known = index;
    if (known == null) {
      known = new ProgramIndex(program);
      index = known;
    } else {
      known.update(program);
    }
    return known;
  }

  /** Returns a number for one pass over the program, by which to mark what was seen. */
  int pass() {
    return ++passes;
  }

  /** Returns the version of what final fields hold. */
  int version(Map<FieldKey, Value> now) {
    if (!now.equals(values)) {
      values = Map.copyOf(now);
      valuesVersion++;
    }
    return valuesVersion;
  }

  /**
   * Returns what is known of a group of methods.
   *
   * @param otherwise finds it out, and notes their effects
   */
  List<BodyAnalysis.Outcome> outcomes(
      List<Procedure> group, Answers answers, Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    if (isCancelled.getAsBoolean()) {
      throw new CancellationException("the analysis is not wanted any more");
    }
    Remembered known = group.get(0).remembered();
    boolean holds = known != null && known.isOf(group) && answers.areStill(known.asked());
    return known != null && holds ? known.outcomes() : analyse(group, answers, otherwise);
  }

  private List<BodyAnalysis.Outcome> analyse(
      List<Procedure> group, Answers answers, Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    analysed++;
    answers.begin();
    for (Procedure each : group) {
      each.remember(null);
      each.does(MethodEffects.UNKNOWN);
    }
    List<BodyAnalysis.Outcome> outcomes = otherwise.get();
    group.forEach(AnalysisMemory::settle);
    Remembered found = new Remembered(List.copyOf(group), outcomes, answers.asked(group));
    for (int i = 0; i < group.size(); i++) {
      group.get(i).remember(found);
      group.get(i).found(outcomes.get(i).results());
    }
    return outcomes;
  }

  private static void settle(Procedure procedure) {
    Symbol symbol = procedure.symbol();
    if (symbol != null && symbol.procedure() == procedure) {
      procedure.does(symbol.settled(procedure.effects()));
    }
  }
}
