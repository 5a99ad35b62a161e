// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.coverage.UnresolvedNames;
import java.util.Set;

/**
 * What of the code has to do with modelled types, and what of that could not be resolved. Files are
 * named as reports show them.
 *
 * @param unresolved calls and imports that have to do with modelled types and are not resolved
 * @param modelledFiles the files that use a modelled type, or import one that is not there
 * @param unresolvedFiles those of them that have such a call
 */
public record LintCoverage(
    UnresolvedNames unresolved, Set<String> modelledFiles, Set<String> unresolvedFiles) {

  /** Nothing modelled, and nothing unresolved. */
  public static final LintCoverage NONE =
      new LintCoverage(UnresolvedNames.NONE, Set.of(), Set.of());

  public LintCoverage {
    modelledFiles = Set.copyOf(modelledFiles);
    unresolvedFiles = Set.copyOf(unresolvedFiles);
  }
}
