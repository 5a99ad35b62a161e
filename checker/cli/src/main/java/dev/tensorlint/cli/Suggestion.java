// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import dev.tensorlint.rules.finding.NearestNames;
import java.util.Collection;

/** What a misspelt word on the command line may have meant. */
final class Suggestion {

  private Suggestion() {}

  /** Returns {@code , did you mean 'x'?}, or nothing when no name is near. */
  static String question(String written, Collection<String> names) {
    return NearestNames.of(written, names).stream()
        .findFirst()
        .map(name -> ", did you mean '" + name + "'?")
        .orElse("");
  }
}
