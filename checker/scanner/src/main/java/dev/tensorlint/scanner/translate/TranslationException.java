// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

/** A file could not be translated because of a fault of the translator. */
public final class TranslationException extends Exception {

  private static final long serialVersionUID = 1L;

  private final int offset;

  TranslationException(int offset, Throwable cause) {
    super(cause);
    this.offset = offset;
  }

  /** Returns the offset of the declaration that was being translated. */
  public int offset() {
    return offset;
  }
}
