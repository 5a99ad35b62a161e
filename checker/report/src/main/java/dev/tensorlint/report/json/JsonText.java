// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.report.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.Separators;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;

/**
 * JSON as all reports write it: indented by two blanks, {@code \n} between lines and at the end.
 */
public final class JsonText {

  private static final JsonFactory FACTORY = new JsonFactory();
  private static final DefaultIndenter INDENT = new DefaultIndenter("  ", "\n");

  private JsonText() {}

  /** What writes one value. */
  @FunctionalInterface
  public interface Content {

    void write(JsonGenerator json) throws IOException;
  }

  /** Appends a text; nothing is appended where the content fails. */
  public static void write(Appendable out, Content content) throws IOException {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.setPrettyPrinter(printer());
      content.write(json);
    }
    out.append(text.getBuffer()).append('\n');
  }

  /** Writes a list of texts. */
  public static void writeNames(JsonGenerator json, String field, List<String> names)
      throws IOException {
    json.writeArrayFieldStart(field);
    for (String each : names) {
      json.writeString(each);
    }
    json.writeEndArray();
  }

  private static DefaultPrettyPrinter printer() {
    Separators colons =
        Separators.createDefaultInstance().withObjectFieldValueSpacing(Separators.Spacing.AFTER);
    DefaultPrettyPrinter printer = new DefaultPrettyPrinter(colons);
    printer.indentArraysWith(INDENT);
    printer.indentObjectsWith(INDENT);
    return printer;
  }
}
