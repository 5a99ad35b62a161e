// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.OfferedFixes;
import dev.tensorlint.rules.Symptom;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.RedeclaredVariables;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.Workspace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
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

  /** How many fixes are added to one at most. */
  private static final int MOST_MORE = 3;

  /** An analysis of the texts as they were then. */
  private static final class Version {
    private final Symptom.All said;
    private final Map<String, CodeState> states = new HashMap<>();
    private List<Symptom> left = List.of();

    Version(Symptom.All said) {
      this.said = said;
    }
  }

  /**
   * Edits that are in the texts until they are kept or taken back.
   *
   * @param version null if the edited texts do not parse
   */
  private record Trial(
      ProgramEdits edits, Map<String, SourceFile> before, @Nullable Version version) {}

  private final Workspace workspace;
  private final Engine engine;
  private final AnalysisMemory memory;
  private final OfferedFixes.Memory fixes = new OfferedFixes.Memory();
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

  /** Returns what is reported as the texts are now, without fixes. */
  public AnalysisResult result() {
    takeBack();
    return now().said.result();
  }

  /** Returns the findings as the texts are now; the fixes of a file are made with its first one. */
  public Stream<Finding> findings() {
    takeBack();
    OfferedFixes offered = now().said.fixes();
    return result().findings().stream()
        .map(finding -> finding.place().file().path())
        .distinct()
        .flatMap(path -> offered.in(path).stream());
  }

  /** Returns the text of a file as it is now. */
  public Optional<String> text(String path) {
    takeBack();
    return Optional.ofNullable(workspace.text(path)).map(SourceFile::text);
  }

  /**
   * A fix as it was tried.
   *
   * @param fix the fix, with those that it needs to keep its promise
   * @param edits its edits
   * @param objection why it does not keep the promise of a safe fix; empty if it does
   */
  record Attempt(Fix fix, ProgramEdits edits, Optional<Objection> objection) {}

  /**
   * Tries a fix of one of the {@link #findings}. It must repair all findings that offer it. If it
   * does only a part of that, or brings another finding of the same method, it is tried together
   * with the fix of what is left.
   */
  Attempt attempt(Finding finding, Fix fix) {
    takeBack();
    Job job = new Job(finding, fixedBy(fix, finding), fix.safety());
    ProgramEdits own = ProgramEdits.of(fix);
    Optional<Objection> alone = objection(job, own);
    Optional<Attempt> longer = alone.flatMap(one -> longer(job, fix.title(), own, one));
    if (longer.isPresent()) {
      return longer.get();
    }
    Optional<Objection> last = isTried(own) ? alone : objection(job, own);
    return new Attempt(fix, own, last);
  }

  private boolean isTried(ProgramEdits edits) {
    return trial != null && trial.edits().equals(edits);
  }

  /**
   * A fix to be tried.
   *
   * @param fixed what must be gone
   */
  private record Job(Finding finding, List<Finding> fixed, Fix.Safety safety) {
    String path() {
      return finding.place().file().path();
    }
  }

  /** Returns a fix that does more, and is better. */
  private Optional<Attempt> longer(Job job, String title, ProgramEdits own, Objection alone) {
    ProgramEdits edits = own;
    Fix.Safety safety = job.safety();
    StringBuilder titles = new StringBuilder(title);
    for (int more = 0; more < MOST_MORE; more++) {
      Optional<Fix> next = next(job);
      if (next.isEmpty()) {
        return Optional.empty();
      }
      titles.append("; ").append(next.get().title());
      safety = next.get().safety() == Fix.Safety.SAFE ? safety : Fix.Safety.UNSAFE;
      edits = edits.then(ProgramEdits.of(next.get()), this::original);
      Optional<Objection> objection = objection(job, edits);
      if (safety != job.safety()) {
        objection = objection.or(() -> Optional.of(Objection.doubtful("it takes an unsafe fix")));
      }
      boolean isBetter = objection.map(one -> alone.isUseless() && !one.isUseless()).orElse(true);
      if (isBetter) {
        Fix both = edits.in(this::original, safety, titles.toString());
        return Optional.of(new Attempt(both, edits, objection));
      }
    }
    return Optional.empty();
  }

  /** Returns the fix of what is left after the last trial. */
  private Optional<Fix> next(Job job) {
    Version after = trial == null ? null : trial.version();
    if (after == null) {
      return Optional.empty();
    }
    return after.said.fixes().in(job.path()).stream()
        .filter(each -> after.left.stream().anyMatch(one -> one.isOf(each)))
        .filter(each -> each.method().equals(job.finding().method()))
        .flatMap(each -> each.fixes().stream())
        .filter(next -> next.safety() != Fix.Safety.DISPLAY_ONLY)
        .findFirst();
  }

  /** Returns why edits do not keep the promise of a safe fix. */
  private Optional<Objection> objection(Job job, ProgramEdits edits) {
    takeBack();
    Version before = now();
    Map<String, SourceFile> originals = new TreeMap<>();
    edits.paths().forEach(path -> originals.put(path, original(path)));
    Map<String, CodeState> codeBefore = states(before, originals.keySet());
    Comparison comparison = new Comparison(before.said.symptoms(), job.fixed(), edits);
    trial = new Trial(edits, originals, null);
    workspace.put(originals.values().stream().map(edits::applied).toList());
    if (!originals.keySet().stream().allMatch(workspace::isCurrent)) {
      return Optional.of(Objection.useless("the text does not parse then"));
    }
    Version after = analysed();
    trial = new Trial(edits, originals, after);
    Map<String, CodeState> codeAfter = states(after, originals.keySet());
    Comparison.Outcome outcome = comparison.with(after.said.symptoms());
    after.left = outcome.left(after.said.symptoms());
    return firstOf(codeBefore, (path, code) -> code.compileError(in(codeAfter, path)))
        .or(outcome::objection)
        .or(
            () ->
                firstOf(
                    codeBefore,
                    (path, code) ->
                        fates(before, code, job, path, edits)
                            .objection(in(codeAfter, path).fates())));
  }

  private static CodeState in(Map<String, CodeState> states, String path) {
    return states.getOrDefault(path, CodeState.BROKEN);
  }

  private static Optional<Objection> firstOf(
      Map<String, CodeState> states, BiFunction<String, CodeState, Optional<Objection>> objection) {
    return states.entrySet().stream()
        .flatMap(each -> objection.apply(each.getKey(), each.getValue()).stream())
        .findFirst();
  }

  /** Returns the text of a file without the trial. */
  private SourceFile original(String path) {
    SourceFile tried = trial == null ? null : trial.before().get(path);
    return tried == null ? Objects.requireNonNull(workspace.text(path), path) : tried;
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
    if (fix.safety() != Fix.Safety.SAFE) {
      return fix;
    }
    Attempt attempt = attempt(finding, fix);
    return attempt.objection().map(one -> one.demoted(attempt.fix())).orElse(attempt.fix());
  }

  /** Returns the texts that the last trial edits as they were before, by path. */
  Map<String, String> textsBefore() {
    Map<String, String> texts = new TreeMap<>();
    Objects.requireNonNull(trial, "a fix is being tried")
        .before()
        .forEach((path, file) -> texts.put(path, file.text()));
    return texts;
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
      workspace.put(
          tried.before().values().stream()
              .map(file -> SourceFile.of(file.path(), file.text()))
              .toList());
      trial = null;
    }
  }

  /** Returns the findings that must be gone after a fix: all that offer it. */
  List<Finding> fixedBy(Fix fix, Finding finding) {
    List<Finding> fixed = new ArrayList<>(List.of(finding));
    now().said.fixes().in(finding.place().file().path()).stream()
        .filter(each -> !each.equals(finding) && each.fixes().contains(fix))
        .forEach(fixed::add);
    return fixed;
  }

  private static Fates fates(
      Version before, CodeState code, Job job, String path, ProgramEdits edits) {
    Set<Integer> created =
        before.said.symptoms().stream()
            .filter(each -> job.fixed().stream().anyMatch(each::isOf))
            .map(Symptom::created)
            .filter(place -> place.file().path().equals(path))
            .map(place -> place.span().start())
            .collect(Collectors.toSet());
    return new Fates(
        code.fates(),
        offset -> edits.after(path, offset),
        created,
        LEAKS.contains(job.finding().rule()));
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
    return new Version(engine.symptoms(workspace.program(), memory, fixes));
  }

  private Map<String, CodeState> states(Version version, Set<String> paths) {
    Map<String, CodeState> states = new TreeMap<>();
    paths.forEach(path -> states.put(path, state(version, path)));
    return states;
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
