// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.languageserver;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Finding;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What an analysis says.
 *
 * @param byFile findings by the name of the file that they are in, in the order of the text
 * @param gapsByFile code that was not looked at, by the name of the file that it is in
 * @param problems what else went wrong in the analysis itself
 */
record Results(
    Map<String, List<Finding>> byFile,
    Map<String, List<Diagnostic>> gapsByFile,
    List<Diagnostic> problems) {

  static Results of(List<Finding> findings, List<Diagnostic> all) {
    Map<String, List<Finding>> byFile = new LinkedHashMap<>();
    for (Finding finding : findings) {
      byFile.computeIfAbsent(finding.place().file().path(), any -> new ArrayList<>()).add(finding);
    }
    Map<String, List<Diagnostic>> gapsByFile = new LinkedHashMap<>();
    List<Diagnostic> problems = new ArrayList<>();
    for (Diagnostic each : all) {
      String path = each.path();
      if (path != null && each.isGap() && each.line() > 0) {
        gapsByFile.computeIfAbsent(path, any -> new ArrayList<>()).add(each);
      } else {
        problems.add(each);
      }
    }
    return new Results(byFile, gapsByFile, List.copyOf(problems));
  }

  List<Diagnostic> gapsIn(String name) {
    return gapsByFile.getOrDefault(name, List.of());
  }

  List<Finding> in(String name) {
    return byFile.getOrDefault(name, List.of());
  }
}
