// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.rules.finding.Finding;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.fix.AppliedFix;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.FixResult;
import dev.tensorlint.scanner.fix.FixedFile;
import dev.tensorlint.scanner.fix.Fixer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The bad cases without their markers, fixed as {@code tensorlint fix --unsafe} does. */
final class FixedCases {

  private static final Pattern MARKER = Pattern.compile("[ \\t]*// (?:want|also) [A-Z].*");

  private final Path folder;
  private final List<Case> cases;
  private final Map<String, String> texts;
  private final Map<String, List<AppliedFix>> applied;
  private final Map<String, List<Finding>> found;
  private final Map<String, List<Finding>> remaining;

  private FixedCases(Path folder, List<Case> cases, FixResult result) {
    this.folder = folder;
    this.cases = List.copyOf(cases);
    texts = result.files().stream().collect(Collectors.toMap(FixedFile::name, FixedFile::after));
    applied = result.applied().stream().collect(Collectors.groupingBy(AppliedFix::file));
    found = byPath(result.found());
    remaining = byPath(result.remaining());
  }

  private static Map<String, List<Finding>> byPath(LintResult lint) {
    return lint.findings().stream()
        .collect(Collectors.groupingBy(finding -> finding.place().file().path()));
  }

  static FixedCases of(List<Case> bad, Path folder) throws IOException {
    List<Case> cases = new ArrayList<>();
    for (Case program : bad) {
      Path file = folder.resolve(Folders.TESTDATA.relativize(program.file()));
      Files.createDirectories(file.getParent());
      Files.writeString(file, MARKER.matcher(program.text()).replaceAll(""));
      cases.add(Case.read(file));
    }
    LintRequest request =
        LintRequest.of(List.of(folder))
            .withClasspath(Compilation.classpath())
            .withWorkingDirectory(folder);
    return new FixedCases(folder, cases, new Fixer().fix(request, new FixChoice(Set.of(), true)));
  }

  /** Returns where their sources lie. */
  Path folder() {
    return folder;
  }

  List<Case> cases() {
    return cases;
  }

  private String pathOf(Case program) {
    return folder.relativize(program.file()).toString().replace('\\', '/');
  }

  /** Whether something was fixed, and something is left that has no fix. */
  boolean isPartlyFixed(Case program) {
    return isChanged(program) && !remainingIn(program).isEmpty();
  }

  /** Whether something was fixed, and nothing is left. */
  boolean isFixed(Case program) {
    return isChanged(program) && remainingIn(program).isEmpty();
  }

  /** Returns the rules that have a fix in a case of which nothing is left. */
  Set<String> provedRules() {
    return cases.stream()
        .filter(this::isFixed)
        .flatMap(program -> appliedTo(program).stream())
        .map(AppliedFix::rule)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Returns the first case that proves a fix of a rule. */
  Case proofOf(String rule) {
    return cases.stream()
        .filter(this::isFixed)
        .filter(program -> appliedTo(program).stream().anyMatch(fix -> fix.rule().equals(rule)))
        .findFirst()
        .orElseThrow();
  }

  boolean isSafelyFixed(Case program) {
    return isFixed(program)
        && appliedTo(program).stream().allMatch(fix -> fix.safety() == Fix.Safety.SAFE);
  }

  private boolean isChanged(Case program) {
    return !appliedTo(program).isEmpty();
  }

  String textOf(Case program) {
    return texts.getOrDefault(pathOf(program), program.text());
  }

  List<AppliedFix> appliedTo(Case program) {
    return applied.getOrDefault(pathOf(program), List.of());
  }

  List<Finding> remainingIn(Case program) {
    return remaining.getOrDefault(pathOf(program), List.of());
  }

  List<Finding> foundIn(Case program) {
    return found.getOrDefault(pathOf(program), List.of());
  }
}
