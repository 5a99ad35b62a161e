// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.safetensors;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.op.TensorType;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** Reads the JSON header, and refuses what the format does not know. */
final class HeaderParser implements AutoCloseable {

  private static final String METADATA = "__metadata__";
  private static final JsonFactory JSON =
      JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private final JsonParser json;

  private HeaderParser(JsonParser json) {
    this.json = json;
  }

  /** Reads a header; spaces may follow it. */
  static Header parse(byte[] utf8) throws IOException {
    try (HeaderParser parser = new HeaderParser(JSON.createParser(utf8))) {
      return parser.header();
    } catch (JsonProcessingException broken) {
      throw new SafetensorsException(
          "the header is no JSON: " + broken.getOriginalMessage(), broken);
    }
  }

  @Override
  public void close() throws IOException {
    json.close();
  }

  private Header header() throws IOException {
    List<Entry> entries = new ArrayList<>();
    Map<String, String> metadata = new LinkedHashMap<>();
    expect(JsonToken.START_OBJECT, "the header");
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      if (name.equals(METADATA)) {
        metadata.putAll(metadata());
      } else {
        entries.add(entry(name));
      }
    }
    if (json.nextToken() != null) {
      throw new SafetensorsException("there is more than one value in the header");
    }
    return new Header(entries, metadata);
  }

  private Map<String, String> metadata() throws IOException {
    Map<String, String> texts = new LinkedHashMap<>();
    expect(JsonToken.START_OBJECT, METADATA);
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String name = json.currentName();
      expect(JsonToken.VALUE_STRING, METADATA + "." + name);
      texts.put(name, json.getText());
    }
    return texts;
  }

  /** The parts of an entry, until all of them are there. */
  private static final class Parts {
    @Nullable Encoding encoding;
    @Nullable Shape shape;
    long @Nullable [] offsets;
  }

  private Entry entry(String name) throws IOException {
    Parts parts = new Parts();
    expect(JsonToken.START_OBJECT, "`" + name + "`");
    while (json.nextToken() != JsonToken.END_OBJECT) {
      String field = json.currentName();
      switch (field) {
        case "dtype" -> parts.encoding = encoding(name);
        case "shape" -> parts.shape = shape(name);
        case "data_offsets" -> parts.offsets = numbers(name, field, OptionalInt.of(2));
        default -> throw new SafetensorsException("`" + name + "` has an unknown field " + field);
      }
    }
    return entry(name, parts);
  }

  private static Entry entry(String name, Parts parts) throws SafetensorsException {
    Encoding encoding = parts.encoding;
    Shape shape = parts.shape;
    long[] offsets = parts.offsets;
    if (encoding == null || shape == null || offsets == null) {
      throw new SafetensorsException("`" + name + "` needs dtype, shape and data_offsets");
    }
    TensorType type = new TensorType(encoding.type(), shape);
    if (offsets[1] - offsets[0] != Entry.bytes(type)) {
      throw new SafetensorsException(
          "`"
              + name
              + "` is "
              + type
              + " and needs "
              + Entry.bytes(type)
              + " bytes, its data_offsets give "
              + (offsets[1] - offsets[0]));
    }
    if (Entry.bytes(type) > Elements.MAX_BYTES) {
      throw new SafetensorsException("`" + name + "` is larger than a tensor can be: " + type);
    }
    return new Entry(name, type, offsets[0], offsets[1]);
  }

  private Encoding encoding(String name) throws IOException {
    expect(JsonToken.VALUE_STRING, "dtype of `" + name + "`");
    String dtype = json.getText();
    return Encoding.named(dtype)
        .orElseThrow(
            () ->
                new SafetensorsException(
                    "`"
                        + name
                        + "` has dtype "
                        + dtype
                        + ", this runtime has "
                        + Encoding.names()
                        + ": convert it where it was written"));
  }

  private Shape shape(String name) throws IOException {
    long[] extents = numbers(name, "shape", OptionalInt.empty());
    int[] dims = new int[extents.length];
    for (int i = 0; i < dims.length; i++) {
      if (extents[i] > Integer.MAX_VALUE) {
        throw new SafetensorsException("`" + name + "` has an extent of " + extents[i]);
      }
      dims[i] = (int) extents[i];
    }
    try {
      return Shape.of(dims);
    } catch (IllegalArgumentException refused) {
      throw new SafetensorsException("`" + name + "`: " + refused.getMessage(), refused);
    }
  }

  /** Reads an array of numbers that are whole and not negative. */
  private long[] numbers(String name, String field, OptionalInt count) throws IOException {
    String what = field + " of `" + name + "`";
    expect(JsonToken.START_ARRAY, what);
    List<Long> numbers = new ArrayList<>();
    while (json.nextToken() != JsonToken.END_ARRAY) {
      if (json.currentToken() != JsonToken.VALUE_NUMBER_INT || json.getLongValue() < 0) {
        throw new SafetensorsException(what + " has " + json.getText() + ", which is no size");
      }
      numbers.add(json.getLongValue());
    }
    if (count.isPresent() && numbers.size() != count.getAsInt()) {
      throw new SafetensorsException(
          what + " needs " + count.getAsInt() + " numbers, got " + numbers.size());
    }
    return numbers.stream().mapToLong(Long::longValue).toArray();
  }

  private void expect(JsonToken token, String what) throws IOException {
    JsonToken found = json.nextToken();
    if (found != token) {
      throw new SafetensorsException(what + " needs " + word(token) + ", got " + word(found));
    }
  }

  private static String word(@Nullable JsonToken token) {
    if (token == null) {
      return "nothing";
    }
    return switch (token) {
      case START_OBJECT -> "an object";
      case START_ARRAY -> "an array";
      case VALUE_STRING -> "a text";
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> "a number";
      default -> String.valueOf(token.asString());
    };
  }
}
