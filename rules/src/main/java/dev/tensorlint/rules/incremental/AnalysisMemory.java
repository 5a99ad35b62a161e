// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CreationIndex;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.ReachableMethods;
import dev.tensorlint.rules.callgraph.SummaryReader;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.typestate.state.Value;
import java.io.IOException;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What one engine keeps of the analysis of a program for the analysis of its next version. The
 * result equals that of an analysis from scratch. The result of a method is reused if its body is
 * unchanged and every query that its analysis made has the same result, so a change spreads to
 * callers only as far as it changes summaries.
 *
 * <p>An unchanged unit is the same object as before. A front end that passes the same unit again
 * asserts that all names in it still resolve to the same declarations. Not thread-safe.
 */
public final class AnalysisMemory implements UnitMemory {

  private final boolean isForOneRun;
  private @Nullable ProgramIndex index;
  private @Nullable AnalysisSchedule plan;
  private ResultIndex results = new ResultIndex();
  private @Nullable CreationIndex creations;
  private @Nullable ReachableMethods reachable;
  private boolean contextsHold;
  private boolean arrivalsAreKnown;
  private @Nullable EarlierAnalysis earlier;
  private boolean continuesEarlier;
  private int runs;
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

  /** Returns a memory for the analysis of a single version, which records no queries. */
  public static AnalysisMemory ofOneRun() {
    return new AnalysisMemory(true);
  }

  /**
   * Returns the memory of another process, as it was after the analysis of a program.
   *
   * @param former that program
   * @param annotations what annotations state
   * @param declaresTheSame whether the program that is to be analysed has the same declarations
   * @throws IOException if the image is not one of that program
   */
  public static AnalysisMemory of(
      Program former, AnnotationEffects annotations, AnalysisImage image, boolean declaresTheSame)
      throws IOException {
    AnalysisMemory memory = new AnalysisMemory();
    ProgramIndex index = new ProgramIndex(former, annotations);
    EarlierAnalysis earlier = EarlierAnalysis.of(image, index);
    if (declaresTheSame) {
      earlier.giveValues();
    }
    memory.index = index;
    memory.earlier = earlier;
    memory.values = Map.copyOf(earlier.outline().values());
    return memory;
  }

  /** Returns whether a program was analysed; none is where every rule is off. */
  public boolean hasResults() {
    return plan != null;
  }

  /** Returns the state after the last analysis, for another process. */
  public AnalysisImage image() throws IOException {
    ProgramIndex program = Objects.requireNonNull(index, "a program is analysed");
    AnalysisSchedule order = Objects.requireNonNull(plan, "a program is analysed");
    boolean goesOn = earlier != null && continuesEarlier && runs == 1;
    return new ImageWriter(program, order, earlier, goesOn).image(values, contextsHold);
  }

  public boolean isForOneRun() {
    return isForOneRun;
  }

  /** Returns whether it keeps nothing of an earlier version. */
  public boolean isNew() {
    return earlier == null && runs <= 1;
  }

  /**
   * Sets the condition that cancels the analysis. A cancelled analysis throws a {@link
   * CancellationException}; its results up to then are kept.
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

  /** Begins the analysis of a program in which no annotation states an effect. */
  public ProgramIndex begin(Program program) {
    return begin(program, AnnotationEffects.NONE);
  }

  /**
   * Begins the analysis of a program. The results of a cancelled analysis are kept.
   *
   * @param annotations what annotations state, the same for all versions
   */
  public ProgramIndex begin(Program program, AnnotationEffects annotations) {
    analysed = 0;
    runs++;
    ProgramIndex known = index;
    if (known == null) {
      known = new ProgramIndex(program, annotations);
      index = known;
    } else {
      readWhatChanges(program);
      takeUp(known.update(program));
    }
    return known;
  }

  private void readWhatChanges(Program program) {
    if (earlier != null && plan == null) {
      Set<CompilationUnit> staying = Collections.newSetFromMap(new IdentityHashMap<>());
      staying.addAll(program.units());
      earlier.readAllBut(staying);
    }
  }

  private void takeUp(ProgramIndex.Change change) {
    if (earlier != null && plan == null) {
      continuesEarlier = !change.isDeep();
      earlier.compareWith(continuesEarlier);
    }
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

  /** Returns the schedule of the analysis. */
  public AnalysisSchedule plan(ProgramIndex of) {
    AnalysisSchedule known = plan;
    if (known == null) {
      known = AnalysisSchedule.of(of);
      boolean isFirst = plan == null && results.isEmpty();
      plan = known;
      contextsHold = false;
      creations = null;
      results = results.in(known);
      if (earlier != null && isFirst) {
        resume(earlier, known);
      }
    }
    return known;
  }

  private void resume(EarlierAnalysis from, AnalysisSchedule order) {
    from.code().stream().filter(order::holds).forEach(results::update);
    if (continuesEarlier) {
      order.resume(from.versions());
      contextsHold = from.outline().contextsHold();
      arrivalsAreKnown = false;
    }
  }

  /** Returns the index of results that are not empty. */
  public ResultIndex results() {
    return results;
  }

  /** Returns the methods that can run on objects of each class. */
  public ReachableMethods reachable(ProgramIndex of) {
    ReachableMethods known = reachable == null ? new ReachableMethods(of) : reachable;
    reachable = known;
    return known;
  }

  /** Returns the creations of the last program. */
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

  /** Returns whether the scope contexts that were found last are still valid. */
  public boolean contextsHold() {
    return contextsHold;
  }

  /** Returns whether those contexts were found in this process, so that each can be asked for. */
  public boolean arrivalsAreKnown() {
    return arrivalsAreKnown;
  }

  public void contextsAreFound() {
    contextsHold = true;
    arrivalsAreKnown = true;
  }

  /** Returns a new number that marks what one pass over the program has visited. */
  public int pass() {
    return ++passes;
  }

  /** Returns the values of final fields that the last analysis found. */
  public Map<FieldKey, Value> values() {
    return values;
  }

  /** Sets the values of final fields, and returns their version. */
  public int version(Map<FieldKey, Value> now) {
    if (!now.equals(values)) {
      values = Map.copyOf(now);
      valuesVersion++;
    }
    return valuesVersion;
  }

  /**
   * Makes the results of a group of methods valid: reuses them, or analyses the group.
   *
   * @param otherwise analyses the group, and stores its summaries
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
    answers.begin();
    group.forEach(Procedure::forget);
    store(group, answers, otherwise.get());
  }

  /**
   * Stores the outcomes of the analysis of a group, in the order of its methods. Their summaries
   * are stored already.
   */
  public void store(
      List<Procedure> group, ProgramQueries answers, List<BodyAnalysis.Outcome> outcomes) {
    analysed++;
    MemoizedGroup found = new MemoizedGroup(List.copyOf(group), answers.asked(group));
    for (int i = 0; i < group.size(); i++) {
      Procedure each = group.get(i);
      AnalysedCode code = AnalysedCode.of(each);
      code.remember(found);
      contextsHold &= code.found(outcomes.get(i), answers.targets());
      results.update(each);
      rescheduleReaders(each);
    }
  }

  private static void keepOneOfEquals(Symbol symbol, Procedure procedure) {
    if (symbol.effects().equals(procedure.effects())) {
      procedure.does(symbol.effects());
    }
  }

  private void rescheduleReaders(Procedure procedure) {
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
    if (earlier != null) {
      earlier.registerReaders();
    }
    for (SummaryReader reader : symbol.readers()) {
      if (plan != null && reader.component() > procedure.component()) {
        plan.putBack(reader.component());
      }
    }
  }
}
