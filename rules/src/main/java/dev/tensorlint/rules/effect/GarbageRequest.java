// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

/**
 * Whether a method asks the garbage collector to run, and handles nothing itself that could be the
 * reason. Joins by or.
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

  /** The request is made before the method fails to return. */
  @Override
  public GarbageRequest ofNoReturn() {
    return this;
  }
}
