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
import java.util.Set;
import java.util.TreeSet;

/**
 * What of a scan could be resolved, in the files in which anything is reported.
 *
 * @param gaps libraries that are not there, and too many calls that are not resolved
 * @param files those that use a modelled type, or import one that is not there
 */
record ScanCoverage(
    CallCoverage calls, List<Diagnostic> gaps, UnresolvedNames unresolved, Set<String> files) {

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
    Set<String> files = new TreeSet<>();
    calls.usedIn().values().forEach(files::addAll);
    names.forEach(each -> files.add(each.file()));
    return new ScanCoverage(calls, gaps, UnresolvedNames.of(names), files);
  }
}
