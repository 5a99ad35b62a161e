// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.source;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of one source file and the name under which it is reported.
 *
 * <p>Its text never changes. After an edit there is a new file for the new text, and the old one
 * refers to its successor, so that places in it can be found again.
 */
public final class SourceFile {

  private final String path;
  private final String text;
  private final LineTable lines;
  private final boolean isWritten;
  private @Nullable Edit madeBy;
  private volatile @Nullable Edit replacedBy;

  private SourceFile(String path, String text, LineTable lines, boolean isWritten) {
    this.path = path.replace('\\', '/');
    this.text = text;
    this.lines = lines;
    this.isWritten = isWritten;
  }

  /**
   * @param path path as reports show it
   * @param text whole text, line ends as in the file
   */
  public static SourceFile of(String path, String text) {
    return of(path, text, LineTable.of(text));
  }

  /**
   * @param path path as reports show it
   * @param text whole text, line ends as in the file
   * @param lines of the text
   */
  public static SourceFile of(String path, String text, LineTable lines) {
    return new SourceFile(path, text, lines, true);
  }

  /**
   * Returns a file whose source is not there: its text has the same lines, and a place for each
   * part of the code, but nobody wrote it.
   *
   * @param path path as reports show it
   */
  public static SourceFile standingIn(String path, String text) {
    return new SourceFile(path, text, LineTable.of(text), false);
  }

  /** Returns whether the text is what somebody wrote, so that it can be edited. */
  public boolean isWritten() {
    return isWritten;
  }

  /** Returns the path as reports show it, with {@code /} between names. */
  public String path() {
    return path;
  }

  public String text() {
    return text;
  }

  /** Returns where each line of the text starts. */
  public LineTable lines() {
    return lines;
  }

  /** Returns the text that a span covers. */
  public String textOf(Span span) {
    return text.substring(span.start(), Math.min(span.end(), text.length()));
  }

  public Position positionOf(int offset) {
    return lines.positionOf(offset);
  }

  /**
   * Notes that another text has taken the place of this one.
   *
   * @param newer the same file, not yet shared
   */
  public void becomes(SourceFile newer) {
    if (replacedBy == null && !newer.equals(this)) {
      Edit edit = Edit.between(this, newer);
      replacedBy = edit;
      newer.madeBy = edit;
      if (madeBy != null) {
        madeBy.goOn(edit);
      }
    }
  }

  /** Returns whether another text has taken the place of this one. */
  public boolean isReplaced() {
    return replacedBy != null;
  }

  /** A span in the newest text of a file. */
  public record Moved(SourceFile file, Span span) {}

  /**
   * Returns where a span of this text is in the newest one; empty when that is this one, or when
   * the span has been edited.
   */
  public Optional<Moved> moved(Span span) {
    Edit edit = replacedBy;
    return edit == null ? Optional.empty() : edit.moved(span);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof SourceFile file && path.equals(file.path) && text.equals(file.text));
  }

  @Override
  public int hashCode() {
    return path.hashCode();
  }

  @Override
  public String toString() {
    return path;
  }
}
