// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.discovery;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in bytes, and back. */
final class SourceTextTest {

  private static final String TEXT = "class A {\r\n  // caf\u00e9 \u20ac \ud83d\ude00\n}\r";

  private static byte[] bytes(String hex, byte[] rest) {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    all.writeBytes(HexFormat.of().parseHex(hex));
    all.writeBytes(rest);
    return all.toByteArray();
  }

  @ParameterizedTest
  @CsvSource({
    "'', UTF-8",
    "efbbbf, UTF-8",
    "fffe, UTF-16LE",
    "feff, UTF-16BE",
    "fffe0000, UTF-32LE",
    "0000feff, UTF-32BE"
  })
  void aMarkSaysHowTheTextIsEncodedAndIsNoPartOfIt(String mark, Charset charset)
      throws CharacterCodingException {
    byte[] content = bytes(mark, TEXT.getBytes(charset));
    SourceText read = SourceText.of(content, null);
    assertEquals(TEXT, read.text());
    assertEquals(charset, read.charset());
    assertEquals(-1, read.oddByte());
    assertFalse(read.isGuessed());
    assertArrayEquals(content, read.encode(read.text()));
  }

  @Test
  void aMarkWinsOverWhatIsGiven() {
    byte[] content = bytes("efbbbf", TEXT.getBytes(StandardCharsets.UTF_8));
    assertEquals(TEXT, SourceText.of(content, StandardCharsets.ISO_8859_1).text());
    assertEquals("\ufeff", SourceText.of(bytes("efbbbfefbbbf", new byte[0]), null).text());
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16", "UTF-16LE", "UTF-32", "GB18030"})
  void whatIsGivenIsUsed(Charset given) throws CharacterCodingException {
    boolean hasOwnMark = given.name().equals("UTF-16");
    byte[] content = TEXT.getBytes(hasOwnMark ? StandardCharsets.UTF_16BE : given);
    SourceText read = SourceText.of(content, given);
    assertEquals(TEXT, read.text());
    assertArrayEquals(content, read.encode(read.text()));
  }

  @Test
  void whatIsNotUtf8IsReadAsOneByteForEachCharacter() throws CharacterCodingException {
    byte[] content = "// \u20ac caf\u00e9".getBytes(Charset.forName("windows-1252"));
    SourceText read = SourceText.of(content, null);
    assertEquals("// \u20ac caf\u00e9", read.text());
    assertEquals("windows-1252", read.charset().name());
    assertTrue(read.isGuessed());
    assertEquals(3, read.oddByte());
    assertArrayEquals(content, read.encode(read.text()));
  }

  @Test
  void everyByteIsACharacterOfSomeGuess() throws CharacterCodingException {
    byte[] all = new byte[256];
    for (int i = 0; i < all.length; i++) {
      all[i] = (byte) i;
    }
    SourceText read = SourceText.of(all, null);
    assertEquals(StandardCharsets.ISO_8859_1, read.charset());
    assertEquals(256, read.text().length());
    assertArrayEquals(all, read.encode(read.text()));
  }

  @Test
  void whatDoesNotSuitTheGivenEncodingHasItsPlace() {
    byte[] content = "ab\u00e9c".getBytes(StandardCharsets.ISO_8859_1);
    SourceText read = SourceText.of(content, StandardCharsets.UTF_8);
    assertEquals(2, read.oddByte());
    assertFalse(read.isGuessed());
    assertEquals("ab\ufffdc", read.text());
    assertEquals("ab", read.beforeOddByte(content));
    SourceText cut = SourceText.of(HexFormat.of().parseHex("feff004100"), null);
    assertEquals(4, cut.oddByte());
  }

  @Test
  void aTextThatEndsInHalfACharacterIsNotUtf8() {
    assertEquals(1, SourceText.of(HexFormat.of().parseHex("41e282"), null).oddByte());
  }

  @Test
  void whatTheEncodingLacksIsNotWritten() {
    SourceText latin = SourceText.of(new byte[] {'a'}, StandardCharsets.ISO_8859_1);
    assertThrows(CharacterCodingException.class, () -> latin.encode("\u20ac"));
  }
}
