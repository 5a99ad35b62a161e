// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import java.util.List;

/**
 * What was found out of methods that call each other, or of a single one.
 *
 * @param asked what was asked meanwhile
 */
record Remembered(List<Procedure> group, List<BodyAnalysis.Outcome> outcomes, Questions asked) {

  boolean isOf(List<Procedure> other) {
    return group.equals(other);
  }
}
