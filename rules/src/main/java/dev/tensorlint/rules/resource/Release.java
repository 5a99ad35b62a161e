// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;
import org.jspecify.annotations.Nullable;

/**
 * The place and the mechanism of a release.
 *
 * @param how mechanism of the release
 * @param in the method of a library that releases it, as messages show it; null for any other
 */
public record Release(Place at, How how, @Nullable String in) {

  /** A release that no method of a library makes. */
  public Release(Place at, How how) {
    this(at, how, null);
  }

  /** Returns whether the next step of its lender released it. */
  public boolean isByStep() {
    return how == How.BY_STEP;
  }

  /** The mechanisms of a release. */
  public enum How {
    DIRECT,
    END_OF_RESOURCE_BLOCK,
    END_OF_SCOPE,
    IN_CALLED_METHOD,
    WITH_OWNER,
    /** The owner's next step releases what the owner lent before. */
    BY_STEP
  }
}
