// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.fix;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.fix.Patch;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.discovery.FileTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;

/**
 * Lints, applies the fixes that do not overlap, and lints again, until no fix is left. Works on
 * copies of the texts: nothing is written. Stateless and thread-safe.
 */
public final class Fixer {

  /** Fixes may bring findings with fixes of their own; more rounds than this are a circle. */
  private static final int ROUNDS = 25;

  private static final String NOT_ASKED =
      "its fixes are left out: a symbolic link leads to it out of the PATHs; name the file itself";

  private final BiFunction<FileTree, LintRequest, LintResult> linter;
  private final FileTree files;

  public Fixer() {
    this((files, request) -> new Linter(files).lint(request), FileTree.DISK);
  }

  /**
   * @param linter lints what it finds in the given files
   */
  public Fixer(BiFunction<FileTree, LintRequest, LintResult> linter, FileTree files) {
    this.linter = linter;
    this.files = files;
  }

  /** Fixes what a request names. */
  public FixResult fix(LintRequest request, FixChoice choice) {
    Run run = new Run(request, choice);
    LintResult found = run.lint();
    LintResult result = found;
    for (int round = 0; round < ROUNDS && run.apply(result.findings()); round++) {
      result = run.lint();
    }
    LintResult remaining = result.with(run.notAsked());
    return new FixResult(found, List.copyOf(run.fixed.values()), run.applied, remaining);
  }

  /** The texts as they are by now. */
  private final class Run {
    private final LintRequest request;
    private final FixChoice choice;
    private final EditedFiles edited = new EditedFiles(files);
    private final Map<String, FixedFile> fixed = new TreeMap<>();
    private final List<AppliedFix> applied = new ArrayList<>();
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

    private boolean isAsked(Fix fix) {
      boolean isAsked = asked.contains(request.workingDirectory().resolve(nameOf(fix)));
      if (!isAsked) {
        notAsked.add(nameOf(fix));
      }
      return isAsked;
    }

    LintResult lint() {
      return linter.apply(edited, request);
    }

    /** Applies what can be applied together; returns whether there was anything. */
    boolean apply(List<Finding> findings) {
      Map<String, Map<Fix, Finding>> wanted = new TreeMap<>();
      for (Finding finding : findings) {
        choice
            .of(finding)
            .filter(this::isAsked)
            .ifPresent(
                fix ->
                    wanted
                        .computeIfAbsent(nameOf(fix), file -> new LinkedHashMap<>())
                        .putIfAbsent(fix, finding));
      }
      wanted.values().forEach(this::applyToFile);
      return !wanted.isEmpty();
    }

    private static String nameOf(Fix fix) {
      return fix.edits().get(0).place().file().path();
    }

    private void applyToFile(Map<Fix, Finding> wanted) {
      List<Fix> together = Patch.together(List.copyOf(wanted.keySet()));
      String name = nameOf(together.get(0));
      String before = together.get(0).edits().get(0).place().file().text();
      String after = Patch.apply(before, together);
      Path path = request.workingDirectory().resolve(name);
      FixedFile first = fixed.getOrDefault(name, fixedFile(path, name, before, before));
      fixed.put(name, fixedFile(path, name, first.before(), after));
      edited.edit(path, after);
      wanted.forEach(
          (fix, finding) -> {
            if (together.contains(fix)) {
              applied.add(applied(finding, fix));
            }
          });
    }

    private FixedFile fixedFile(Path path, String name, String before, String after) {
      return new FixedFile(path, name, before, after, request.encoding());
    }

    private static AppliedFix applied(Finding finding, Fix fix) {
      String file = finding.place().file().path();
      return new AppliedFix(
          finding.rule(), file, finding.place().start().line(), fix.safety(), fix.title());
    }
  }
}
