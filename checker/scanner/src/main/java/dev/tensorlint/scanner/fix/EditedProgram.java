// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.Symptom;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.fix.Patch;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.RedeclaredVariables;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A program in which fixes are tried before they are offered: the edited text is analysed again,
 * with all that sees the change. Nothing is written. Not thread-safe.
 *
 * <p>A fix keeps its promise if the finding is gone; if no rule says anything new, of any file and
 * at any confidence; if the text parses, resolves and declares its names and exceptions; and if no
 * resource fares worse than before, that of the finding being released or owned on every path.
 */
public final class EditedProgram {

  private static final Set<String> LEAKS =
      RuleCatalog.all().stream()
          .filter(rule -> rule.metadata().family() == RuleFamily.LEAKS)
          .map(Rule::name)
          .collect(Collectors.toUnmodifiableSet());

  /** An analysis of the texts as they were then. */
  private static final class Version {
    private final Symptom.All said;
    private final Map<String, CodeState> states = new HashMap<>();

    Version(Symptom.All said) {
      this.said = said;
    }
  }

  /** A fix that is in the texts until it is kept or taken back. */
  private record Trial(Fix fix, SourceFile before, @Nullable Version version) {}

  private final Workspace workspace;
  private final Engine engine;
  private final AnalysisMemory memory;
  private @Nullable Version current;
  private @Nullable Trial trial;

  /**
   * @param workspace its texts; changed only while a fix is tried or after it is kept
   * @param memory what earlier analyses of the workspace found
   */
  public EditedProgram(Workspace workspace, Engine engine, AnalysisMemory memory) {
    this.workspace = workspace;
    this.engine = engine;
    this.memory = memory;
  }

  /** Returns the findings as the texts are now. */
  public List<Finding> findings() {
    takeBack();
    return now().said.result().findings();
  }

  /** Returns the text of a file as it is now. */
  public Optional<String> text(String path) {
    takeBack();
    return Optional.ofNullable(workspace.text(path)).map(SourceFile::text);
  }

  /**
   * Tries a fix of one of the {@link #findings}.
   *
   * @return why it does not keep the promise of a safe fix; empty if it does
   */
  public Optional<Objection> objection(Finding finding, Fix fix) {
    takeBack();
    Version before = now();
    String path = pathOf(fix);
    SourceFile text = Objects.requireNonNull(workspace.text(path), path);
    CodeState codeBefore = state(before, path);
    Shift shift = new Shift(fix);
    Comparison comparison = new Comparison(before.said.symptoms(), finding, path, shift);
    Fates fates = fates(before, codeBefore, finding, path, shift);
    workspace.put(SourceFile.of(path, Patch.apply(text.text(), List.of(fix))));
    trial = new Trial(fix, text, null);
    if (!workspace.isCurrent(path)) {
      return codeBefore.compileError(CodeState.BROKEN);
    }
    Version after = analysed();
    trial = new Trial(fix, text, after);
    CodeState codeAfter = state(after, path);
    return codeBefore
        .compileError(codeAfter)
        .or(() -> comparison.objection(after.said.symptoms()))
        .or(() -> fates.objection(codeAfter.fates()));
  }

  /**
   * Returns one of the {@link #findings} with its safe fixes tried: one that does not keep its
   * promise is demoted, with the reason in its title.
   */
  public Finding offered(Finding finding) {
    try {
      return finding.withFixes(finding.fixes().stream().map(fix -> offered(finding, fix)).toList());
    } finally {
      takeBack();
    }
  }

  private Fix offered(Finding finding, Fix fix) {
    return fix.safety() == Fix.Safety.SAFE
        ? objection(finding, fix).map(one -> one.demoted(fix)).orElse(fix)
        : fix;
  }

  /** Keeps the fix that was tried last. */
  public void keep() {
    Trial tried = Objects.requireNonNull(trial, "a fix is tried before it is kept");
    current = tried.version();
    trial = null;
  }

  /** Makes the texts what they were before the last trial, unless it was kept. */
  public void takeBack() {
    Trial tried = trial;
    if (tried != null) {
      workspace.put(SourceFile.of(tried.before().path(), tried.before().text()));
      trial = null;
    }
  }

  static String pathOf(Fix fix) {
    return fix.edits().get(0).place().file().path();
  }

  private static Fates fates(
      Version before, CodeState code, Finding finding, String path, Shift shift) {
    Set<Integer> created =
        before.said.symptoms().stream()
            .filter(each -> each.isOf(finding))
            .map(Symptom::created)
            .filter(place -> place.file().path().equals(path))
            .map(place -> place.span().start())
            .collect(Collectors.toSet());
    return new Fates(code.fates(), shift, created, LEAKS.contains(finding.rule()));
  }

  private Version now() {
    Version known = current;
    if (known == null) {
      known = analysed();
      current = known;
    }
    return known;
  }

  private Version analysed() {
    return new Version(engine.symptoms(workspace.program(), memory));
  }

  /** Asked while the texts are those of the version. */
  private CodeState state(Version version, String path) {
    return version.states.computeIfAbsent(path, this::state);
  }

  private CodeState state(String path) {
    Program program = workspace.program();
    return program.units().stream()
        .filter(unit -> unit.file().path().equals(path))
        .findFirst()
        .map(unit -> state(program, unit))
        .orElse(CodeState.BROKEN);
  }

  private CodeState state(Program program, CompilationUnit unit) {
    return new CodeState(
        true,
        program.units().stream().mapToInt(CompilationUnit::unresolvedNames).sum(),
        RedeclaredVariables.in(unit),
        engine.undeclaredExceptions(program, unit, memory),
        engine.fates(program, unit, memory).stream().map(CodeState.Created::of).toList());
  }
}
