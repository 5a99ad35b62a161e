// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The shapes of code that leak checkers most often take for bugs. A case of one says so in its
 * second line: {@code // trap: null-guards}.
 */
public enum Trap {
  /** The variants of try-with-resources. */
  RESOURCE_BLOCKS,
  /** Chains of wrappers, views and owners that share one resource. */
  WRAPPER_CHAINS,
  /** Closed in a helper, generic ones, varargs and nullable ones included. */
  CLOSED_IN_HELPER,
  /** A guarded close: a test for null, an {@code Optional}, a ternary, null after closing. */
  NULL_GUARDS,
  /** Ownership goes to the caller, also through a lambda, a builder, a factory. */
  OWNERSHIP_RETURNED,
  /** Held by a field, a cache or a singleton that somebody else owns. */
  HELD_ELSEWHERE,
  /** Collections, and what closes all of their elements. */
  COLLECTIONS_AND_CLOSERS,
  /** Nothing to close: resource-free, owned by a framework or a scope, mocked. */
  NOTHING_TO_CLOSE,
  /** Merging paths: early returns, reassignment, labels, switches that fall through. */
  PATH_MERGES,
  /** Lambdas, threads and futures. */
  LAMBDAS_AND_ASYNC;

  private static final Pattern LINE = Pattern.compile("\\A.*\\R// trap: (.*)\\R");

  /** Returns the word for it in a case. */
  public String word() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /**
   * Returns the trap of a case, empty when it is of none.
   *
   * @throws IllegalArgumentException when there is no such trap
   */
  static Optional<Trap> in(String text) {
    Matcher line = LINE.matcher(text);
    return line.lookingAt() ? Optional.of(of(line.group(1))) : Optional.empty();
  }

  private static Trap of(String word) {
    return Arrays.stream(values())
        .filter(trap -> trap.word().equals(word))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("line 2: there is no trap '" + word + "'"));
  }
}
