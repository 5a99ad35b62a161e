// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.rules.source.SourceFile;

/**
 * Bounds the translation of one file. An argument whose type waits for its parameter is translated
 * to choose a method and again for the method that is chosen; such calls nested in lambdas of one
 * another double the work with each level, and forty levels would not end.
 */
final class TranslationBudget {

  /** Expressions: some seconds of work, and a hundred times what nesting in real code asks for. */
  private static final long BASE = 200_000;

  /** Ordinary code has an expression for some six characters, translated a few times each. */
  private static final long PER_CHARACTER = 2;

  private long left;

  private TranslationBudget(long left) {
    this.left = left;
  }

  static TranslationBudget of(SourceFile file) {
    return new TranslationBudget(BASE + PER_CHARACTER * file.text().length());
  }

  /**
   * Counts the translation of one expression.
   *
   * @throws Exhausted when there were too many in this file
   */
  void spend() {
    left--;
    if (left < 0) {
      throw new Exhausted();
    }
  }

  /** A file takes more translations than its budget has. */
  static final class Exhausted extends RuntimeException {

    private static final long serialVersionUID = 1L;

    Exhausted() {
      super("translations of expressions", null, false, false);
    }
  }
}
