// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.io.EOFException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads what a {@link ValueWriter} has written. */
public final class ValueReader {

  /** Finds the file of a path. */
  @FunctionalInterface
  public interface Files {

    /** Of values without places. */
    Files NONE =
        path -> {
          throw new IOException("a place in no known file: " + path);
        };

    SourceFile file(String path) throws IOException;
  }

  private static final int MOST_SHIFTED = 63;

  private final ValueForm form;
  private final byte[] bytes;
  private final Files files;
  private final List<Object> earlier = new ArrayList<>();
  private int at;

  private ValueReader(ValueForm form, byte[] bytes, Files files) {
    this.form = form;
    this.bytes = bytes;
    this.files = files;
  }

  /**
   * Reads a value.
   *
   * @throws IOException if the bytes are no such value
   */
  public static Record read(ValueForm form, byte[] bytes, Files files) throws IOException {
    ValueReader reader = new ValueReader(form, bytes, files);
    if (reader.read(form.type()) instanceof Record value && reader.at == bytes.length) {
      return value;
    }
    throw new IOException("no value, or bytes after it");
  }

  private @Nullable Object read(Part part) throws IOException {
    return switch (part.kind()) {
      case INT -> (int) readNumber();
      case LONG -> readNumber();
      case BOOLEAN -> readByte() != 0;
      default -> readObject(part);
    };
  }

  private byte readByte() throws IOException {
    if (at == bytes.length) {
      throw new EOFException();
    }
    return bytes[at++];
  }

  private long readNumber() throws IOException {
    long number = 0;
    for (int shift = 0; shift <= MOST_SHIFTED; shift += 7) {
      byte next = readByte();
      number |= (next & 0x7fL) << shift;
      if (next >= 0) {
        return (number >>> 1) ^ -(number & 1);
      }
    }
    throw new IOException("a number without an end");
  }

  /** Returns how many values come, each of which has a byte at least. */
  private int readSize() throws IOException {
    long size = readNumber();
    if (size < 0 || size > bytes.length - at) {
      throw new EOFException();
    }
    return (int) size;
  }

  private @Nullable Object readObject(Part part) throws IOException {
    int what = (int) readNumber();
    if (what == ValueWriter.NULL) {
      return null;
    }
    if (what != ValueWriter.NEW) {
      return earlier(part, what - ValueWriter.EARLIER);
    }
    Object value = readNew(part);
    if (part.isShared()) {
      earlier.add(value);
    }
    return value;
  }

  private Object earlier(Part part, int position) throws IOException {
    if (position < 0 || position >= earlier.size()) {
      throw new IOException("no earlier value: " + position);
    }
    Object value = earlier.get(position);
    if (!part.raw().isInstance(value)) {
      throw new IOException("not a " + part.raw().getSimpleName() + ": " + value.getClass());
    }
    return value;
  }

  private Object readNew(Part part) throws IOException {
    return switch (part.kind()) {
      case TEXT -> readText();
      case ENUM -> constant(part.raw(), readText());
      case PLACE -> readPlace();
      case OPTIONAL -> Optional.ofNullable(read(part.argument(0)));
      case LIST -> readAll(part.argument(0));
      case SET -> new LinkedHashSet<>(readAll(part.argument(0)));
      case MAP -> readMap(part);
      case ONE_OF_SOME -> readOneOfSome();
      default -> readRecord(part.shape());
    };
  }

  private String readText() throws IOException {
    boolean isNarrow = readByte() != 0;
    int size = readSize();
    if (isNarrow) {
      at += size;
      return new String(bytes, at - size, size, StandardCharsets.ISO_8859_1);
    }
    char[] text = new char[size];
    for (int i = 0; i < size; i++) {
      text[i] = (char) readNumber();
    }
    return new String(text);
  }

  private static Object constant(Class<?> type, String name) throws IOException {
    for (Object each : type.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) {
        return each;
      }
    }
    throw new IOException("not a " + type.getSimpleName() + ": " + name);
  }

  private Place readPlace() throws IOException {
    if (!(read(form.path()) instanceof String path)) {
      throw new IOException("a place without a file");
    }
    return new Place(files.file(path), new Span((int) readNumber(), (int) readNumber()));
  }

  private List<@Nullable Object> readAll(Part part) throws IOException {
    int size = readSize();
    List<@Nullable Object> all = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      all.add(read(part));
    }
    return all;
  }

  private Map<@Nullable Object, @Nullable Object> readMap(Part part) throws IOException {
    List<@Nullable Object> keys = readAll(part.argument(0));
    List<@Nullable Object> values = readAll(part.argument(1));
    if (keys.size() != values.size()) {
      throw new IOException("keys without values");
    }
    Map<@Nullable Object, @Nullable Object> map =
        part.raw() == SortedMap.class ? new TreeMap<>() : new LinkedHashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      map.put(keys.get(i), values.get(i));
    }
    return map;
  }

  private Object readOneOfSome() throws IOException {
    long kind = readNumber();
    if (kind < 0 || kind >= form.kinds().size()) {
      throw new IOException("no such kind: " + kind);
    }
    Class<?> type = form.kinds().get((int) kind);
    return type.isEnum() ? constant(type, readText()) : readRecord(form.shape((int) kind));
  }

  private Object readRecord(Shape shape) throws IOException {
    Part[] components = shape.components();
    @Nullable Object[] values = new @Nullable Object[components.length];
    for (int i = 0; i < values.length; i++) {
      values[i] = read(components[i]);
    }
    return shape.create(values);
  }
}
