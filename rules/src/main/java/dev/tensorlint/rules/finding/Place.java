// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;

/** A span in a file. */
public record Place(SourceFile file, Span span) {

  public Position start() {
    return file.positionOf(span.start());
  }

  public Position end() {
    return file.positionOf(span.end());
  }

  public String text() {
    return file.textOf(span);
  }
}
