// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.finding.Place;

/**
 * Where something was released.
 *
 * @param how what released it
 */
public record Release(Place at, How how) {

  /** The ways to release. */
  public enum How {
    DIRECT,
    END_OF_RESOURCE_BLOCK,
    END_OF_SCOPE,
    IN_CALLED_METHOD,
    WITH_OWNER
  }
}
