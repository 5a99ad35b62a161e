// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/** Lints programs and runs them, several together. */
final class Trial {

  private final ProgramLinter linter = new ProgramLinter();

  /**
   * A program that was judged.
   *
   * @param disagreements those of its fixes included
   */
  record Result(
      Program program,
      Judgement judgement,
      FixTrial.Counts fixes,
      List<Disagreement> disagreements) {}

  /**
   * Judges programs; leaves out those with too many runs.
   *
   * @throws InMemoryClasses.DoesNotCompile when one does not compile
   */
  List<Result> of(List<Program> programs, boolean triesFixes) {
    Map<String, String> clean = new LinkedHashMap<>();
    Map<String, String> probed = new LinkedHashMap<>();
    Map<String, Program.Text> texts = new LinkedHashMap<>();
    for (Program each : programs) {
      Program.Text text = each.text();
      texts.put(each.name(), text);
      clean.put(each.name(), text.clean());
      probed.put(each.name(), text.probed());
    }
    InMemoryClasses classes = InMemoryClasses.of(probed);
    Map<String, ProgramLinter.Lint> lints = linter.lint(clean);
    Map<Program, Judgement> judgements = new LinkedHashMap<>();
    for (Program each : programs) {
      Optional<List<Run>> runs = Executions.of(classes.load(each.name()));
      if (runs.isPresent()) {
        Program.Text text = Objects.requireNonNull(texts.get(each.name()));
        ProgramLinter.Lint lint = Objects.requireNonNull(lints.get(each.name()));
        judgements.put(each, new Judgement(text, runs.get(), lint));
      }
    }
    Map<Program, FixTrial.Outcome> fixes = triesFixes ? FixTrial.of(judgements, clean) : Map.of();
    List<Result> results = new ArrayList<>();
    judgements.forEach((program, judgement) -> results.add(result(program, judgement, fixes)));
    return results;
  }

  private static Result result(
      Program program, Judgement judgement, Map<Program, FixTrial.Outcome> fixes) {
    FixTrial.Outcome outcome = fixes.getOrDefault(program, FixTrial.Outcome.NONE);
    List<Disagreement> all = new ArrayList<>(judgement.disagreements());
    all.addAll(outcome.disagreements());
    return new Result(program, judgement, outcome.counts(), all);
  }
}
