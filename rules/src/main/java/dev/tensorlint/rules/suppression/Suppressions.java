// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MaySuppress;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;

/** All suppressions of a program, and which of them were of use. */
public final class Suppressions {

  private final Map<String, FileSuppressions> byFile = new HashMap<>();
  private final List<Diagnostic> problems = new ArrayList<>();
  private final List<CompilationUnit> units;
  private final UnitMemory memory;
  private @Nullable ConstantStrings constants;

  private Suppressions(List<CompilationUnit> units, UnitMemory memory) {
    this.units = units;
    this.memory = memory;
  }

  /**
   * Reads the suppressions of a program.
   *
   * @param rules names of all rules that there are
   * @param memory keeps what was read in files
   */
  public static Suppressions of(List<CompilationUnit> units, Set<String> rules, UnitMemory memory) {
    RuleNames names = new RuleNames(rules);
    Suppressions suppressions = new Suppressions(units, memory);
    for (CompilationUnit unit : units) {
      suppressions.read(unit, names);
    }
    return suppressions;
  }

  private void read(CompilationUnit unit, RuleNames names) {
    String path = unit.file().path();
    try {
      if (!memory.ofUnit(unit, MaySuppress.class, UnitSuppressions::mayBeIn).isSo()) {
        return;
      }
      UnitSuppressions.Reading reading =
          memory
              .ofUnit(unit, UnitSuppressions.class, each -> new UnitSuppressions(each, names))
              .read(this::strings);
      byFile.put(path, new FileSuppressions(reading.suppressions(), Work.unlimited()));
      problems.addAll(reading.problems());
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      problems.add(Fault.of(e).diagnostic(path, 1, 1, "its suppressions are not read"));
    }
  }

  private List<String> strings(Annotation annotation) {
    if (annotation.constants().isEmpty()) {
      return annotation.strings();
    }
    ConstantStrings known = constants == null ? ConstantStrings.of(units, memory) : constants;
    constants = known;
    return known.of(annotation);
  }

  /**
   * Returns whether a finding is suppressed, and notes which suppressions have to do with it.
   *
   * @param created where the resource of the finding was created
   */
  public boolean cover(Finding finding, Place created) {
    FileSuppressions file = byFile.get(finding.place().file().path());
    return file != null && file.cover(finding, created);
  }

  /** Returns what is wrong with how the suppressions are written. */
  public List<Diagnostic> problems() {
    return List.copyOf(problems);
  }

  /**
   * Returns the suppressions that suppressed nothing; call it after all findings were checked.
   *
   * @param isSure whether a rule, null for all of them, has seen all of a file
   */
  public List<Diagnostic> unused(Severity severity, BiPredicate<@Nullable String, String> isSure) {
    return byFile.values().stream()
        .flatMap(file -> file.all().stream().filter(each -> each.isOurs() && !file.isUsed(each)))
        .filter(each -> isSure.test(each.rule(), each.path()))
        .map(each -> Problems.diagnostic(severity, each.at(), message(each)))
        .toList();
  }

  private static String message(Suppression suppression) {
    return suppression.written() + " suppresses nothing: remove it";
  }
}
