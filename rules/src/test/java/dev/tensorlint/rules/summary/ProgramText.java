// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.code.Shown;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.ProgramAnalysis;
import dev.tensorlint.rules.resource.Library;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What the analysis finds out about a program, method by method, as text for people. */
public final class ProgramText {

  private static final LifecycleModels MODELS = ModelLibrary.load(ModelRequest.BUNDLED).models();
  private static final int STATES = 32;
  private static final Summary HARMLESS = Summary.harmless(List.of());

  private ProgramText() {}

  /** Returns what is known of the calls of a program before any of its methods was analysed. */
  public static CallShape shape(Program program) {
    Library library = new Library(MODELS, program.types());
    ProgramIndex index = new ProgramIndex(program);
    return new ProgramShape(
        library, new Summaries(index), index.fields(), new MisuseExceptions(library), false);
  }

  /** Returns the facts in the order in which the analysis gives them. */
  static List<String> facts(Program program) {
    return analysis(program, new AnalysisMemory(), STATES).run().facts().stream()
        .map(ProgramText::shown)
        .toList();
  }

  /** Returns the effects of each method and its facts, these in the order of their texts. */
  public static String of(Program program) {
    return of(program, new AnalysisMemory());
  }

  /** Returns the same, found out with what is known of former versions of the program. */
  public static String of(Program program, AnalysisMemory memory) {
    return of(program, memory, STATES);
  }

  /** Returns the same, found out with a bound on the states of paths that are kept apart. */
  static String of(Program program, int pathStates) {
    return of(program, new AnalysisMemory(), pathStates);
  }

  private static String of(Program program, AnalysisMemory memory, int pathStates) {
    ProgramAnalysis.Outcome outcome = analysis(program, memory, pathStates).run();
    List<Fact> facts = new ArrayList<>(outcome.facts());
    StringBuilder text = new StringBuilder();
    List<Procedure> procedures =
        memory.begin(program).units().stream().flatMap(unit -> unit.procedures().stream()).toList();
    for (Procedure procedure : procedures) {
      String name = procedure.body().name();
      text.append(name).append('\n');
      if (procedure.symbol() != null) {
        text.append("  ").append(Shown.of(procedure.effects(), HARMLESS)).append('\n');
      }
      facts.stream()
          .filter(fact -> fact.method().equals(name))
          .map(ProgramText::shown)
          .sorted()
          .forEach(fact -> text.append("  ").append(fact).append('\n'));
      facts.removeIf(fact -> fact.method().equals(name));
    }
    outcome.diagnostics().forEach(each -> text.append(each.oneLine()).append('\n'));
    return text.toString();
  }

  /** Returns what each body does to fields, in the order of the source. */
  static String fieldHistories(Program program) {
    AnalysisMemory memory = new AnalysisMemory();
    analysis(program, memory, STATES).run();
    StringBuilder text = new StringBuilder();
    for (ResultNode node : memory.results().withFields()) {
      text.append(node.result().body().name()).append('\n');
      FieldHistory history = node.result().fields();
      Stream.of(
              history.stores(),
              history.passages(),
              history.fills(),
              history.losses(),
              history.unready(),
              history.contents())
          .flatMap(List::stream)
          .forEach(each -> text.append("  ").append(Shown.of(each, null)).append('\n'));
    }
    return text.toString();
  }

  /** Returns how many groups of methods are analysed for that. */
  public static int analysed(Program program, AnalysisMemory memory) {
    ProgramAnalysis.Outcome outcome = analysis(program, memory, STATES).run();
    assert outcome.notAnalysed() == 0;
    return memory.analysed();
  }

  private static ProgramAnalysis analysis(Program program, AnalysisMemory memory, int pathStates) {
    return new ProgramAnalysis(program, MODELS, pathStates, 100_000, 8, false, memory);
  }

  /** The method stands above its facts. */
  private static String shown(Fact fact) {
    return Shown.of((Record) fact, null).replace(", method " + fact.method(), "");
  }
}
