// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * Whether a method requests a garbage collection without handling a resource that could explain the
 * request. Joins by or.
 */
public record GarbageRequest(boolean isMade) implements SummaryPart<GarbageRequest> {

  public static final GarbageRequest NONE = new GarbageRequest(false);

  @Override
  public GarbageRequest neutral() {
    return NONE;
  }

  @Override
  public GarbageRequest join(GarbageRequest other) {
    return isMade ? this : other;
  }

  /** The request takes effect even if the method never returns. */
  @Override
  public GarbageRequest ofNoReturn() {
    return this;
  }
}
