// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;
import java.util.List;

/**
 * Whether the method can run where no scope is open.
 *
 * @param isBare whether there is a way from an entry point on which no scope is opened
 * @param isSure whether that entry point is certain to be called without a scope
 * @param calls calls on that way, from the entry point to the method
 */
public record ScopeContext(boolean isBare, boolean isSure, List<Place> calls) {
  public static final ScopeContext ENTRY = new ScopeContext(true, true, List.of());

  public ScopeContext {
    calls = List.copyOf(calls);
  }
}
