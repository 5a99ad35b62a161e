// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a method runs the functions among its arguments, inferred from its body.
 *
 * @param byPosition the known runs by position of the parameter
 */
public record FunctionRuns(Map<Integer, FunctionRun> byPosition)
    implements SummaryPart<FunctionRuns> {

  public static final FunctionRuns NONE = new FunctionRuns(Map.of());

  public FunctionRuns {
    byPosition = Map.copyOf(byPosition);
  }

  /** Returns how a parameter runs, {@link FunctionRun#UNKNOWN} if nothing says so. */
  public FunctionRun at(int position) {
    return byPosition.getOrDefault(position, FunctionRun.UNKNOWN);
  }

  /** Returns when a function runs that may run on another thread; empty if none may. */
  public Optional<LambdaRuns> elsewhere() {
    if (byPosition.isEmpty()) {
      return Optional.empty();
    }
    return byPosition.values().stream()
        .filter(FunctionRun::isKnown)
        .map(FunctionRun::when)
        .filter(LambdaRuns::isElsewhere)
        .min(Comparator.naturalOrder());
  }

  @Override
  public FunctionRuns neutral() {
    return NONE;
  }

  @Override
  public FunctionRuns join(FunctionRuns other) {
    Map<Integer, FunctionRun> joined = new HashMap<>(byPosition);
    other.byPosition.forEach(
        (position, run) ->
            joined.merge(position, run, (a, b) -> a.equals(b) ? a : FunctionRun.UNKNOWN));
    return new FunctionRuns(joined);
  }

  /** A caller that passes a function contains its code. */
  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
