// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;
import java.util.List;

/**
 * Whether a method can run without an open scope.
 *
 * @param isBare whether some path from an entry point opens no scope
 * @param isSure whether that entry point is certainly called without a scope
 * @param calls calls on that path, from the entry point to the method
 */
public record ScopeContext(boolean isBare, boolean isSure, List<Place> calls) {
  public static final ScopeContext ENTRY = new ScopeContext(true, true, List.of());

  public ScopeContext {
    calls = List.copyOf(calls);
  }
}
