// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.texts;

import dev.tensorlint.rules.relevance.Mentions;
import java.util.Set;

/**
 * What a text says before it is parsed.
 *
 * @param isSeed whether it matters by itself
 * @param versionNames what it names that tells versions of libraries
 */
public record TextTraits(Mentions mentions, boolean isSeed, Set<String> versionNames) {

  /** A text that could not be searched: it is parsed, so that its errors are reported. */
  public static final TextTraits NOT_READ = new TextTraits(Mentions.NOT_READ, true, Set.of());

  public TextTraits {
    versionNames = Set.copyOf(versionNames);
  }

  /** Returns those of the same text, which matters by itself for another reason. */
  public TextTraits asSeed() {
    return new TextTraits(mentions, true, versionNames);
  }
}
