// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

/**
 * A part of a script.
 *
 * @param start offset of its first character
 * @param end offset after its last character
 * @param line of its first character, from 1
 */
record Span(int start, int end, int line) {

  Span to(Span last) {
    return new Span(start, last.end, line);
  }
}
