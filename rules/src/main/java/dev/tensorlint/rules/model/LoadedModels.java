// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import java.util.List;
import java.util.Set;

/**
 * The models of a run.
 *
 * @param models the models that the engine queries
 * @param libraries the models that somebody wrote and that are in use, the strongest first: the
 *     user's, those of the class path, the bundled ones; by name within each
 * @param versions the models that the code may call for
 * @param diagnostics what is wrong with model files, in {@link Diagnostic#ORDER}
 */
public record LoadedModels(
    LifecycleModels models,
    List<LibraryModel> libraries,
    Versions versions,
    List<Diagnostic> diagnostics) {

  public LoadedModels {
    libraries = List.copyOf(libraries);
    diagnostics = List.copyOf(diagnostics);
  }

  /**
   * Returns the diagnostics that a run reports. That a stronger model replaces what another one
   * says is what it is for: who looks at the models is told, not who uses them.
   */
  public List<Diagnostic> ofRuns() {
    return diagnostics.stream().filter(each -> each.severity() != Severity.NOTE).toList();
  }

  /**
   * Returns the models for the versions of libraries that code uses.
   *
   * @param inUse the classes that tell which
   * @param request what these were loaded for
   */
  public LoadedModels with(Set<String> inUse, ModelRequest request) {
    return inUse.isEmpty() ? this : ModelLibrary.load(request.with(inUse));
  }
}
