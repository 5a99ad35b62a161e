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
 * @param problems what went wrong in the analysis itself
 */
record Results(Map<String, List<Finding>> byFile, List<Diagnostic> problems) {

  static Results of(List<Finding> findings, List<Diagnostic> problems) {
    Map<String, List<Finding>> byFile = new LinkedHashMap<>();
    for (Finding finding : findings) {
      byFile.computeIfAbsent(finding.place().file().path(), any -> new ArrayList<>()).add(finding);
    }
    return new Results(byFile, List.copyOf(problems));
  }

  List<Finding> in(String name) {
    return byFile.getOrDefault(name, List.of());
  }
}
