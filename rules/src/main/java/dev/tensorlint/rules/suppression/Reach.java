// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.source.Span;

/** Which findings of its file a suppression means. */
sealed interface Reach {

  /** Findings that begin on a line, from 1. */
  record StartLine(int line) implements Reach {}

  /** Findings that begin or end on a line, from 1. */
  record AnyLine(int line) implements Reach {}

  /** Findings inside of a declaration. */
  record Within(Span span) implements Reach {}

  /** Findings inside of a declaration, and those about a resource that is created there. */
  record About(Span span) implements Reach {}
}
