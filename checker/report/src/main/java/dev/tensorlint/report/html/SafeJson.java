// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.html;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.CharacterEscapes;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.Writer;

/**
 * JSON that may stand in any element of an HTML page: all characters are ASCII, and those that mean
 * something to HTML are escaped, so that no text ends the element or opens a comment. Lone
 * surrogates survive.
 */
final class SafeJson {

  private static final JsonFactory FACTORY =
      JsonFactory.builder()
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .build()
          .setCharacterEscapes(new Escapes());

  private SafeJson() {}

  static JsonGenerator generator(Writer out) throws IOException {
    return FACTORY.createGenerator(out);
  }

  /** Escapes what begins or ends a tag, a comment, a reference or an attribute. */
  private static final class Escapes extends CharacterEscapes {

    private static final long serialVersionUID = 1;

    private static final String HTML = "<>&'";

    private final int[] ascii = ascii();

    private static int[] ascii() {
      int[] escapes = standardAsciiEscapesForJSON();
      HTML.chars().forEach(each -> escapes[each] = ESCAPE_STANDARD);
      return escapes;
    }

    @Override
    public int[] getEscapeCodesForAscii() {
      return ascii.clone();
    }

    @Override
    public SerializableString getEscapeSequence(int character) {
      throw new IllegalStateException("no custom escapes");
    }
  }
}
