// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Asker;
import dev.tensorlint.rules.callgraph.CreationIndex;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.ReachableMethods;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.typestate.state.Value;
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

  private final boolean isForOneRun;
  private @Nullable ProgramIndex index;
  private @Nullable AnalysisSchedule plan;
  private ResultIndex results = new ResultIndex();
  private @Nullable CreationIndex creations;
  private @Nullable ReachableMethods reachable;
  private boolean contextsHold;
  private Map<FieldKey, Value> values = Map.of();
  private int valuesVersion;
  private BooleanSupplier isCancelled = () -> false;
  private int analysed;
  private int passes;

  public AnalysisMemory() {
    this(false);
  }

  private AnalysisMemory(boolean isForOneRun) {
    this.isForOneRun = isForOneRun;
  }

  /** Returns a memory for who analyses one version only: what was asked meanwhile is not noted. */
  public static AnalysisMemory ofOneRun() {
    return new AnalysisMemory(true);
  }

  public boolean isForOneRun() {
    return isForOneRun;
  }

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
  public ProgramIndex begin(Program program) {
    analysed = 0;
    ProgramIndex known = index;
    if (known == null) {
      known = new ProgramIndex(program);
      index = known;
    } else {
      takeUp(known.update(program));
    }
    return known;
  }

  private void takeUp(ProgramIndex.Change change) {
    if (reachable != null) {
      reachable.forget(change.types());
    }
    if (change.isDeep()) {
      plan = null;
      return;
    }
    for (Procedure each : change.procedures()) {
      if (plan != null) {
        plan.putBack(each);
      }
      if (creations != null) {
        creations.update(each);
      }
    }
  }

  /** Returns what is to be done in which order. */
  public AnalysisSchedule plan(ProgramIndex of) {
    AnalysisSchedule known = plan;
    if (known == null) {
      known = AnalysisSchedule.of(of);
      plan = known;
      contextsHold = false;
      creations = null;
      results = results.in(known);
    }
    return known;
  }

  /** Returns which results say something. */
  public ResultIndex results() {
    return results;
  }

  /** Returns what can run on objects of each class. */
  public ReachableMethods reachable(ProgramIndex of) {
    ReachableMethods known = reachable == null ? new ReachableMethods(of) : reachable;
    reachable = known;
    return known;
  }

  /** Returns where the last program makes objects. */
  public CreationIndex creations() {
    CreationIndex known = creations;
    if (known == null) {
      known = new CreationIndex();
      if (plan != null) {
        plan.inOrder().forEach(known::update);
      }
      creations = known;
    }
    return known;
  }

  /** Returns whether code may have come to be called where another scope is open. */
  public boolean contextsHold() {
    return contextsHold;
  }

  public void contextsAreFound() {
    contextsHold = true;
  }

  /** Returns a number for one pass over the program, by which to mark what was seen. */
  public int pass() {
    return ++passes;
  }

  /** Returns what final fields were last found to hold. */
  public Map<FieldKey, Value> values() {
    return values;
  }

  /** Notes what final fields hold, and returns the version of that. */
  public int version(Map<FieldKey, Value> now) {
    if (!now.equals(values)) {
      values = Map.copyOf(now);
      valuesVersion++;
    }
    return valuesVersion;
  }

  /**
   * Sees to it that what is known of a group of methods is true.
   *
   * @param otherwise finds it out, and notes their effects
   */
  public void settle(
      List<Procedure> group,
      ProgramQueries answers,
      Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    if (isCancelled.getAsBoolean()) {
      throw new CancellationException("the analysis is not wanted any more");
    }
    MemoizedGroup known = AnalysedCode.of(group.get(0)).remembered();
    if (known == null || !known.isOf(group) || !answers.areStill(known.asked())) {
      analyse(group, answers, otherwise);
    }
  }

  private void analyse(
      List<Procedure> group,
      ProgramQueries answers,
      Supplier<List<BodyAnalysis.Outcome>> otherwise) {
    analysed++;
    answers.begin();
    group.forEach(Procedure::forget);
    List<BodyAnalysis.Outcome> outcomes = otherwise.get();
    MemoizedGroup found = new MemoizedGroup(List.copyOf(group), answers.asked(group));
    for (int i = 0; i < group.size(); i++) {
      Procedure each = group.get(i);
      AnalysedCode code = AnalysedCode.of(each);
      code.remember(found);
      contextsHold &= code.found(outcomes.get(i), answers.targets());
      results.update(each);
      tellAskers(each);
    }
  }

  private static void keepOneOfEquals(Symbol symbol, Procedure procedure) {
    if (symbol.effects().equals(procedure.effects())) {
      procedure.does(symbol.effects());
    }
  }

  private void tellAskers(Procedure procedure) {
    Symbol symbol = procedure.symbol();
    if (symbol == null) {
      return;
    }
    Summary now = symbol.joined(Procedure::effects);
    if (symbol.effects().equals(now)) {
      keepOneOfEquals(symbol, procedure);
      return;
    }
    symbol.does(now);
    for (Asker asker : symbol.askers()) {
      if (plan != null && asker.component() > procedure.component()) {
        plan.putBack(asker.component());
      }
    }
  }
}
