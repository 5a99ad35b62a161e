// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Map;

/** Writes the JSON header. */
final class HeaderWriter {

  private static final JsonFactory JSON = new JsonFactory();

  /** The data begins at a multiple of this, so that it can be mapped into memory. */
  private static final int ALIGNMENT = 8;

  private HeaderWriter() {}

  /** Returns the header in UTF-8, followed by spaces up to the alignment. */
  static byte[] write(Header header) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (JsonGenerator json = JSON.createGenerator(bytes)) {
      json.writeStartObject();
      if (!header.metadata().isEmpty()) {
        write(json, header.metadata());
      }
      for (Entry entry : header.entries()) {
        write(json, entry);
      }
      json.writeEndObject();
    }
    while (bytes.size() % ALIGNMENT != 0) {
      bytes.write(' ');
    }
    return bytes.toByteArray();
  }

  private static void write(JsonGenerator json, Map<String, String> metadata) throws IOException {
    json.writeObjectFieldStart("__metadata__");
    for (Map.Entry<String, String> text : metadata.entrySet()) {
      json.writeStringField(text.getKey(), text.getValue());
    }
    json.writeEndObject();
  }

  private static void write(JsonGenerator json, Entry entry) throws IOException {
    json.writeObjectFieldStart(entry.name());
    json.writeStringField("dtype", Encoding.of(entry.type().dtype()).name());
    json.writeFieldName("shape");
    int[] dims = entry.type().shape().dims();
    json.writeArray(dims, 0, dims.length);
    json.writeFieldName("data_offsets");
    json.writeArray(new long[] {entry.begin(), entry.end()}, 0, 2);
    json.writeEndObject();
  }
}
