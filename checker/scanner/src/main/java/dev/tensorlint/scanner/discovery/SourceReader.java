// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads source files in whatever encoding they have. Thread-safe. */
public final class SourceReader {

  /**
   * A file's text, or why there is none.
   *
   * @param problem what is wrong with the file; when it has a text, this matters only if that does,
   *     and an error says that the text is not what is meant
   */
  public record Outcome(@Nullable SourceFile file, @Nullable Diagnostic problem) {}

  /** Larger than any file that a compiler is given; a tree takes some sixty times as much. */
  public static final int MOST_BYTES = 16 << 20;

  private final FileTree files;
  private final ShownPaths shown;
  private final @Nullable Charset encoding;

  /**
   * @param encoding of the sources; null to detect it
   */
  public SourceReader(FileTree files, ShownPaths shown, @Nullable Charset encoding) {
    this.files = files;
    this.shown = shown;
    this.encoding = encoding;
  }

  public Outcome read(Path path) {
    String name = shown.of(path);
    try {
      byte[] content = files.read(path, MOST_BYTES);
      SourceText text = SourceText.of(content, encoding);
      return new Outcome(SourceFile.of(name, text.text()), problem(name, text, content));
    } catch (IOException e) {
      return new Outcome(null, Reasons.leftOut(name, e));
    }
  }

  /** Returns what comes of a file that could not be read for a reason of our own. */
  public Outcome failed(Path path, Throwable why) {
    return new Outcome(
        null, Fault.of(why).diagnostic(shown.of(path), 0, 0, "is not read and is left out"));
  }

  private static @Nullable Diagnostic problem(String name, SourceText text, byte[] content) {
    if (text.oddByte() < 0) {
      return null;
    }
    String before = text.beforeOddByte(content);
    Position at = SourceFile.of(name, before).positionOf(before.length());
    Severity severity = text.isGuessed() ? Severity.NOTE : Severity.ERROR;
    return new Diagnostic(severity, name, at.line(), at.column(), message(text));
  }

  private static String message(SourceText text) {
    String where = " at byte " + text.oddByte();
    String cure = "; name its encoding with --encoding or `encoding` in tensorlint.yaml";
    return text.isGuessed()
        ? "is not UTF-8" + where + " and is read as " + text.charset().name() + cure
        : "is not " + text.charset().name() + where + " and is left out" + cure;
  }
}
