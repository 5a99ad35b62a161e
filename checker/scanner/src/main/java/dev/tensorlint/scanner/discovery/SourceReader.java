// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Reads source files, which must be UTF-8. Thread-safe. */
public final class SourceReader {

  /** A file's text, or why there is none. */
  public record Outcome(@Nullable SourceFile file, @Nullable Diagnostic problem) {}

  /** Larger than any file that a compiler is given; a tree takes some sixty times as much. */
  static final int MOST_BYTES = 16 << 20;

  private final FileTree files;
  private final ShownPaths shown;

  public SourceReader(FileTree files, ShownPaths shown) {
    this.files = files;
    this.shown = shown;
  }

  public Outcome read(Path path) {
    String name = shown.of(path);
    try {
      return decode(name, files.read(path, MOST_BYTES));
    } catch (IOException e) {
      return new Outcome(null, Reasons.leftOut(name, e));
    }
  }

  /** Returns what comes of a file that could not be read for a reason of our own. */
  public Outcome failed(Path path, Throwable why) {
    return new Outcome(
        null, Fault.of(why).diagnostic(shown.of(path), 0, 0, "is not read and is left out"));
  }

  private static Outcome decode(String name, byte[] content) {
    CharsetDecoder decoder =
        StandardCharsets.UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(content);
    CharBuffer out = CharBuffer.allocate(content.length);
    CoderResult result = decoder.decode(in, out, true);
    String text = out.flip().toString();
    return result.isError()
        ? new Outcome(null, notUtf8(name, text, in.position()))
        : new Outcome(SourceFile.of(name, text), null);
  }

  private static Diagnostic notUtf8(String name, String before, int offset) {
    Position at = SourceFile.of(name, before).positionOf(before.length());
    return new Diagnostic(
        Severity.ERROR,
        name,
        at.line(),
        at.column(),
        "is not UTF-8 at byte " + offset + " and is left out; convert it to UTF-8");
  }
}
