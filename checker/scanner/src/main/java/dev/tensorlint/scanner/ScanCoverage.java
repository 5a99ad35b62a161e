// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.RuleSettings;
import dev.tensorlint.rules.coverage.CallCoverage;
import dev.tensorlint.rules.coverage.ModelledTypes;
import dev.tensorlint.rules.coverage.UnresolvedName;
import dev.tensorlint.rules.coverage.UnresolvedNames;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.UnitMemory;
import dev.tensorlint.rules.model.LoadedModels;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What of a scan could be resolved, in the files in which anything is reported.
 *
 * @param diagnostics libraries that are not there, and too many calls that are not resolved
 */
record ScanCoverage(CallCoverage calls, List<Diagnostic> diagnostics, LintCoverage coverage) {

  /**
   * @param memory keeps what was found in files
   */
  static ScanCoverage of(
      ScanResult scanned,
      LoadedModels models,
      Engine engine,
      RuleSettings rules,
      UnitMemory memory) {
    ModelledTypes types =
        new ModelledTypes(models.libraries(), scanned.program().types(), scanned::isGiven);
    CallCoverage calls = engine.coverage(scanned.program(), types, memory);
    MissingLibraries missing = new MissingLibraries(types, scanned::isGiven);
    scanned.imports().stream()
        .filter(each -> rules.reports(each.file().path()))
        .forEach(missing::look);
    calls.usedIn().forEach(missing::look);
    Set<String> unresolvedFiles =
        calls.names().stream()
            .filter(each -> each.cure() != UnresolvedName.Cure.RUN_NEWER_JAVA)
            .map(UnresolvedName::file)
            .collect(Collectors.toSet());
    List<Diagnostic> diagnostics = new ArrayList<>(missing.diagnostics(unresolvedFiles));
    calls.gap().ifPresent(diagnostics::add);
    List<UnresolvedName> names = new ArrayList<>(missing.names());
    names.addAll(calls.names());
    Set<String> files = new TreeSet<>();
    calls.usedIn().values().forEach(files::addAll);
    names.forEach(each -> files.add(each.file()));
    LintCoverage coverage = new LintCoverage(UnresolvedNames.of(names), files, unresolvedFiles);
    return new ScanCoverage(calls, diagnostics, coverage);
  }
}
