// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;

/**
 * Where something was released.
 *
 * @param how what released it
 */
public record Release(Place at, How how) {

  /** Returns whether what lent it went on. */
  public boolean isByStep() {
    return how == How.BY_STEP;
  }

  /** The ways to release. */
  public enum How {
    DIRECT,
    END_OF_RESOURCE_BLOCK,
    END_OF_SCOPE,
    IN_CALLED_METHOD,
    WITH_OWNER,
    /** The owner went on, and frees what it had lent until then. */
    BY_STEP
  }
}
