// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The text of a source file and how it stands in the bytes of the file. A byte order mark says how,
 * whatever else is said; without one, what the user says; else it is UTF-8 where that is possible,
 * and otherwise an encoding of one byte for each character, which makes a text of any file.
 *
 * @param text the text without a byte order mark; where the bytes do not suit the encoding, it has
 *     replacement characters
 * @param charset its encoding, without a mark
 * @param mark the bytes before the text, which are no part of it
 * @param oddByte offset in the file of the first byte that does not suit the encoding that was
 *     expected; -1 when all do
 * @param isGuessed whether the encoding is a guess, as the text is not UTF-8
 */
public record SourceText(
    String text, Charset charset, @Nullable ByteOrderMark mark, int oddByte, boolean isGuessed) {

  private static final Charset WINDOWS = Charset.forName("windows-1252");

  /**
   * What a decoder makes of bytes.
   *
   * @param end the byte after the last that was decoded
   */
  private record Decoded(String text, boolean isWhole, int end) {}

  /**
   * Reads the text of a file.
   *
   * @param given what the user says of the encoding, null for nothing
   */
  public static SourceText of(byte[] content, @Nullable Charset given) {
    Optional<ByteOrderMark> mark = ByteOrderMark.of(content);
    if (mark.isPresent()) {
      return known(content, mark.get().charset(), mark.get());
    }
    if (given != null) {
      return known(content, withoutMark(given), null);
    }
    Decoded utf8 = decode(content, 0, StandardCharsets.UTF_8);
    return utf8.isWhole()
        ? new SourceText(utf8.text(), StandardCharsets.UTF_8, null, -1, false)
        : guessed(content, utf8.end());
  }

  private static SourceText known(byte[] content, Charset charset, @Nullable ByteOrderMark mark) {
    int start = mark == null ? 0 : mark.bytes().length;
    Decoded decoded = decode(content, start, charset);
    if (decoded.isWhole()) {
      return new SourceText(decoded.text(), charset, mark, -1, false);
    }
    CharBuffer lenient = charset.decode(ByteBuffer.wrap(content, start, content.length - start));
    return new SourceText(lenient.toString(), charset, mark, decoded.end(), false);
  }

  private static SourceText guessed(byte[] content, int oddByte) {
    Decoded windows = decode(content, 0, WINDOWS);
    return windows.isWhole()
        ? new SourceText(windows.text(), WINDOWS, null, oddByte, true)
        : new SourceText(
            decode(content, 0, StandardCharsets.ISO_8859_1).text(),
            StandardCharsets.ISO_8859_1,
            null,
            oddByte,
            true);
  }

  /** Java writes a mark for these two, and reads them without one as big endian. */
  private static Charset withoutMark(Charset given) {
    if (given.equals(StandardCharsets.UTF_16)) {
      return StandardCharsets.UTF_16BE;
    }
    return given.name().equals("UTF-32") ? ByteOrderMark.UTF_32BE.charset() : given;
  }

  private static Decoded decode(byte[] content, int start, Charset charset) {
    CharsetDecoder decoder =
        charset
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    ByteBuffer in = ByteBuffer.wrap(content, start, content.length - start);
    int most = (int) Math.ceil((content.length - start) * (double) decoder.maxCharsPerByte());
    CharBuffer out = CharBuffer.allocate(most);
    CoderResult result = decoder.decode(in, out, true);
    if (!result.isError()) {
      decoder.flush(out);
    }
    return new Decoded(out.flip().toString(), !result.isError(), in.position());
  }

  /** Returns the text before the first byte that does not suit the encoding. */
  String beforeOddByte(byte[] content) {
    int start = mark == null ? 0 : mark.bytes().length;
    return isGuessed ? text.substring(0, oddByte) : decode(content, start, charset).text();
  }

  /**
   * Returns the bytes of another text in the same encoding, with the same mark.
   *
   * @throws CharacterCodingException if the encoding lacks a character of it
   */
  public byte[] encode(String other) throws CharacterCodingException {
    byte[] start = mark == null ? new byte[0] : mark.bytes();
    ByteBuffer encoded =
        charset
            .newEncoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT)
            .encode(CharBuffer.wrap(other));
    byte[] content = new byte[start.length + encoded.remaining()];
    System.arraycopy(start, 0, content, 0, start.length);
    encoded.get(content, start.length, encoded.remaining());
    return content;
  }
}
