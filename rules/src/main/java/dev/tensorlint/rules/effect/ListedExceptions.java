// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import java.util.List;
import java.util.stream.Stream;

/**
 * The exceptions that a model lists for a call, which throws no others. Joins by union.
 *
 * @param types binary names
 */
public record ListedExceptions(List<String> types) implements SummaryPart<ListedExceptions> {

  public static final ListedExceptions NONE = new ListedExceptions(List.of());

  public ListedExceptions {
    types = types.stream().sorted().distinct().toList();
  }

  @Override
  public ListedExceptions neutral() {
    return NONE;
  }

  @Override
  public ListedExceptions join(ListedExceptions other) {
    return new ListedExceptions(Stream.concat(types.stream(), other.types.stream()).toList());
  }

  /** A call that never returns may still throw. */
  @Override
  public ListedExceptions ofNoReturn() {
    return this;
  }

  @Override
  public boolean concernsEveryCaller() {
    return false;
  }
}
