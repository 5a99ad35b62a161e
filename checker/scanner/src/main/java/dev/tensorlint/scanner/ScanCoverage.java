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
import dev.tensorlint.rules.model.LoadedModels;
import java.util.ArrayList;
import java.util.List;

/**
 * What of a scan could be resolved, in the files in which anything is reported.
 *
 * @param gaps libraries that are not there, and too many calls that are not resolved
 */
record ScanCoverage(CallCoverage calls, List<Diagnostic> gaps, UnresolvedNames unresolved) {

  static ScanCoverage of(
      ScanResult scanned, LoadedModels models, Engine engine, RuleSettings rules) {
    ModelledTypes types =
        new ModelledTypes(models.libraries(), scanned.program().types(), scanned::isGiven);
    CallCoverage calls = engine.coverage(scanned.program(), types);
    MissingLibraries missing = new MissingLibraries(types, scanned::isGiven);
    scanned.imports().stream()
        .filter(each -> rules.reports(each.file().path()))
        .forEach(missing::look);
    calls.usedIn().forEach(missing::look);
    List<Diagnostic> gaps = new ArrayList<>(missing.gaps());
    calls.gap().ifPresent(gaps::add);
    List<UnresolvedName> names = new ArrayList<>(missing.names());
    names.addAll(calls.names());
    return new ScanCoverage(calls, gaps, UnresolvedNames.of(names));
  }
}
