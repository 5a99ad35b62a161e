// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.device.Device;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What the runs of cases show. A case runs once on a device, however many tests ask. */
final class CaseRuns {

  private final CaseRunner runner;
  private final Map<Run, Observation> seen = new HashMap<>();

  private CaseRuns(CaseRunner runner) {
    this.runner = runner;
  }

  /**
   * Compiles cases.
   *
   * @param folder where the class files go
   */
  static CaseRuns of(List<Case> cases, Path folder) throws IOException {
    List<Path> sources = cases.stream().map(Case::file).toList();
    return new CaseRuns(new CaseRunner(Compilation.of(sources, folder)));
  }

  Observation of(Case program, Device device) {
    return seen.computeIfAbsent(
        new Run(program.name(), device), run -> runner.run(program, device));
  }

  private record Run(String program, Device device) {}
}
