// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.AnalysisResult;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.classes.ClassTranslator;
import dev.tensorlint.scanner.files.FileTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Lints, and applies the fixes one on top of the other, each after a trial: the edited program is
 * analysed again, see {@link EditedProgram}. Works on copies of the texts: nothing is written.
 * Stateless and thread-safe.
 */
public final class Fixer {

  /** How many fixes a finding leads to at most, with those of findings that unsafe fixes bring. */
  private static final int ROUNDS = 5;

  private static final String NOT_ASKED =
      "its fixes are left out: a symbolic link leads to it out of the PATHs; name the file itself";

  private static final Objection ELSEWHERE =
      Objection.doubtful("it edits a file that is not among the PATHs");

  private final BiFunction<FileTree, LintRequest, LintResult> linter;
  private final FileTree files;
  private final @Nullable ClassTranslator classes;

  public Fixer() {
    this((files, request) -> new Linter(files).lint(request), FileTree.DISK);
  }

  /** A fixer that follows calls into libraries where a request says so. */
  public Fixer(ClassTranslator classes) {
    this(
        (files, request) -> Linter.ofSources(files, classes).lint(request), FileTree.DISK, classes);
  }

  /**
   * @param linter lints what it finds in the given files
   */
  public Fixer(BiFunction<FileTree, LintRequest, LintResult> linter, FileTree files) {
    this(linter, files, null);
  }

  /**
   * @param linter lints what it finds in the given files
   * @param classes translates what the sources call of libraries; without it none is followed
   */
  public Fixer(
      BiFunction<FileTree, LintRequest, LintResult> linter,
      FileTree files,
      @Nullable ClassTranslator classes) {
    this.linter = linter;
    this.files = files;
    this.classes = classes;
  }

  /** Fixes what a request names. */
  public FixResult fix(LintRequest request, FixChoice choice) {
    LintResult found = linter.apply(files, request);
    Run run = new Run(request, choice);
    if (found.findings().stream().noneMatch(run::hasWanted)) {
      return new FixResult(found, List.of(), List.of(), List.of(), found.with(run.notAsked()));
    }
    try (RequestedProgram requested = RequestedProgram.open(files, request, classes)) {
      EditedProgram program = requested.program();
      AnalysisResult before = program.result();
      run.applyAll(program);
      return new FixResult(
          found,
          List.copyOf(run.fixed.values()),
          run.applied,
          run.refused.all(),
          found
              .reanalysed(before, program.result())
              .withFindings(program.findings().toList())
              .with(run.notAsked()));
    }
  }

  /**
   * Tries the safe fixes of what a request found, each on its own: one that {@link #fix} would
   * leave out is demoted, with the reason in its title.
   */
  public LintResult tried(LintRequest request, LintResult found) {
    if (found.findings().stream().noneMatch(Fixer::hasSafeFix)) {
      return found;
    }
    try (RequestedProgram requested = RequestedProgram.open(files, request, classes)) {
      EditedProgram program = requested.program();
      Set<Finding> wanted =
          found.findings().stream().map(Fixer::withoutFixes).collect(Collectors.toSet());
      Map<Finding, Finding> tried = new HashMap<>();
      for (Finding each : program.findings().toList()) {
        Finding known = withoutFixes(each);
        if (wanted.contains(known)) {
          tried.put(known, program.offered(each));
        }
      }
      return found.withFindings(
          found.findings().stream()
              .map(each -> tried.getOrDefault(withoutFixes(each), each))
              .toList());
    }
  }

  private static boolean hasSafeFix(Finding finding) {
    return finding.fixes().stream().anyMatch(fix -> fix.safety() == Fix.Safety.SAFE);
  }

  private static Finding withoutFixes(Finding finding) {
    return finding.withFixes(List.of());
  }

  /** The texts as they are by now. */
  private final class Run {
    private final LintRequest request;
    private final FixChoice choice;
    private final Map<String, FixedFile> fixed = new TreeMap<>();
    private final List<AppliedFix> applied = new ArrayList<>();
    private final Refused refused = new Refused();
    private final AskedFiles asked;
    private final Set<String> notAsked = new TreeSet<>();

    Run(LintRequest request, FixChoice choice) {
      this.request = request;
      this.choice = choice;
      this.asked = new AskedFiles(files, request);
    }

    /** Returns what is said of the files whose fixes are left out. */
    List<Diagnostic> notAsked() {
      return notAsked.stream().map(name -> Diagnostic.warning(name, NOT_ASKED)).toList();
    }

    boolean hasWanted(Finding finding) {
      return wanted(finding).findAny().isPresent();
    }

    private Stream<Fix> wanted(Finding finding) {
      return choice.of(finding).stream().filter(this::isAsked);
    }

    private boolean isAsked(Fix fix) {
      return areAsked(ProgramEdits.of(fix).paths());
    }

    private boolean areAsked(Set<String> names) {
      return names.stream().allMatch(this::isAsked);
    }

    private boolean isAsked(String name) {
      boolean isAsked = asked.contains(request.workingDirectory().resolve(name));
      if (!isAsked) {
        notAsked.add(name);
      }
      return isAsked;
    }

    /**
     * A safe fix takes a finding away and brings none, so that there is an end; an unsafe one may
     * bring some.
     */
    void applyAll(EditedProgram program) {
      int most = ROUNDS * program.result().findings().size();
      boolean isAnyKept = true;
      while (isAnyKept && applied.size() < most) {
        isAnyKept = program.findings().anyMatch(finding -> applyOne(program, finding));
      }
    }

    private boolean applyOne(EditedProgram program, Finding finding) {
      return wanted(finding).anyMatch(fix -> apply(program, finding, fix));
    }

    private boolean apply(EditedProgram program, Finding finding, Fix fix) {
      if (refused.contains(finding, fix)) {
        return false;
      }
      EditedProgram.Attempt attempt = program.attempt(finding, fix);
      Optional<Objection> objection = attempt.objection();
      AppliedFix asApplied = applied(finding, attempt.fix());
      if (!choice.takes(objection) || !areAsked(attempt.edits().paths())) {
        program.takeBack();
        LeftOutFix why = leftOut(asApplied, objection.orElse(ELSEWHERE));
        program.fixedBy(fix, finding).forEach(each -> refused.add(each, fix, why));
        return false;
      }
      Map<String, String> before = program.textsBefore();
      program.keep();
      refused.move(finding, attempt.edits());
      before.forEach((name, text) -> take(name, text, program.text(name).orElseThrow()));
      applied.add(objection.isEmpty() ? asApplied : asApplied.unsafe());
      return true;
    }

    private void take(String name, String before, String after) {
      Path path = request.workingDirectory().resolve(name);
      FixedFile first = fixed.getOrDefault(name, fixedFile(path, name, before, before));
      fixed.put(name, fixedFile(path, name, first.before(), after));
    }

    private FixedFile fixedFile(Path path, String name, String before, String after) {
      return new FixedFile(path, name, before, after, request.encoding());
    }

    private static AppliedFix applied(Finding finding, Fix fix) {
      String file = finding.place().file().path();
      return new AppliedFix(
          finding.rule(), file, finding.place().start().line(), fix.safety(), fix.title());
    }

    private static LeftOutFix leftOut(AppliedFix fix, Objection objection) {
      return new LeftOutFix(fix.rule(), fix.file(), fix.line(), fix.title(), objection);
    }
  }
}
