// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import java.util.Optional;

/**
 * One kind of change that may remove a bug, for one finding. A rule names its remedies, the best
 * first; they run only for findings that are reported. A remedy that does not fit the code is
 * empty: no fix is better than one that does not compile.
 */
public interface Remedy {

  /**
   * Returns the change.
   *
   * @param code the file of the finding; the edits are in it, or begin there
   */
  Optional<Fix> in(Code code);

  /** Returns whether it looks at other files than that of the finding. */
  default boolean looksAtProgram() {
    return false;
  }
}
