// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.finding;

import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A span in a file. When the file is edited elsewhere the place moves along: it is always one in
 * the newest text, and two places that come from different texts are equal when they are the same
 * there. A place whose own text has been edited stays where it was and equals no newer one.
 */
public final class Place {

  private SourceFile.Moved at;

  public Place(SourceFile file, Span span) {
    at = new SourceFile.Moved(file, span);
  }

  public SourceFile file() {
    return now().file();
  }

  public Span span() {
    return now().span();
  }

  /** Two threads that both move it find the same. */
  private SourceFile.Moved now() {
    SourceFile.Moved last = at;
    if (!last.file().isReplaced()) {
      return last;
    }
    Optional<SourceFile.Moved> moved = last.file().moved(last.span());
    if (moved.isEmpty()) {
      return last;
    }
    at = moved.get();
    return moved.get();
  }

  public Position start() {
    SourceFile.Moved now = now();
    return now.file().positionOf(now.span().start());
  }

  public Position end() {
    SourceFile.Moved now = now();
    return now.file().positionOf(now.span().end());
  }

  public String text() {
    SourceFile.Moved now = now();
    return now.file().textOf(now.span());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof Place place && now().equals(place.now()));
  }

  /** A place that moves keeps its length. */
  @Override
  public int hashCode() {
    SourceFile.Moved last = at;
    return 31 * last.file().hashCode() + last.span().end() - last.span().start();
  }

  @Override
  public String toString() {
    SourceFile.Moved now = now();
    return now.file() + "[" + now.span().start() + ", " + now.span().end() + ")";
  }
}
