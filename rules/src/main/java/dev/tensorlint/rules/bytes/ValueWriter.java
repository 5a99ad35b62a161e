// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import dev.tensorlint.rules.finding.Place;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes one value in its {@link ValueForm}. */
public final class ValueWriter {

  static final int NULL = 0;
  static final int NEW = 1;

  /** The first occurrence of the first value that occurs again; higher numbers are later ones. */
  static final int EARLIER = 2;

  private static final int MOST_NARROW = 255;

  /** The collections of {@code Set.of} and {@code Map.of}, of few and of more elements. */
  private static final Set<Class<?>> SALTED =
      Set.of(Set.of(1).getClass(), Set.of(1, 2, 3).getClass(), Map.of(1, 1, 2, 2, 3, 3).getClass());

  private final ValueForm form;
  private final Output out = new Output();
  private final Map<Object, Integer> earlier = new HashMap<>();
  private final Map<String, Integer> files = new TreeMap<>();

  private ValueWriter(ValueForm form) {
    this.form = form;
  }

  /**
   * Returns the bytes of a value.
   *
   * @throws IOException if a place is in a file whose text does not exist
   */
  public static byte[] bytes(ValueForm form, Record value) throws IOException {
    return write(form, value).bytes();
  }

  /**
   * A value as bytes.
   *
   * @param files paths of the files in which its places are, each with the end of the last of them
   */
  @SuppressWarnings("ArrayRecordComponent") // never compared
  public record Written(byte[] bytes, Map<String, Integer> files) {}

  /** Returns the bytes of a value, and where its places are. */
  public static Written write(ValueForm form, Record value) throws IOException {
    ValueWriter writer = new ValueWriter(form);
    writer.write(form.type(), value);
    return new Written(writer.out.toArray(), writer.files);
  }

  private void write(Part part, @Nullable Object value) throws IOException {
    switch (part.kind()) {
      case INT -> writeNumber((Integer) Objects.requireNonNull(value));
      case LONG -> writeNumber((Long) Objects.requireNonNull(value));
      case BOOLEAN -> out.write(Objects.equals(value, true) ? 1 : 0);
      default -> writeObject(part, value);
    }
  }

  /** Seven bits in each byte, the lowest first; small negative numbers are short, too. */
  private void writeNumber(long number) {
    long rest = (number << 1) ^ (number >> 63);
    while ((rest & ~0x7fL) != 0) {
      out.write((int) (rest & 0x7f) | 0x80);
      rest >>>= 7;
    }
    out.write((int) rest);
  }

  private void writeObject(Part part, @Nullable Object value) throws IOException {
    if (value == null) {
      writeNumber(NULL);
      return;
    }
    boolean isShared = part.isShared();
    Integer known = isShared ? earlier.get(value) : null;
    if (known != null) {
      writeNumber(EARLIER + known);
      return;
    }
    writeNumber(NEW);
    writeNew(part, value);
    if (isShared) {
      earlier.put(value, earlier.size());
    }
  }

  private void writeNew(Part part, Object value) throws IOException {
    switch (part.kind()) {
      case TEXT -> writeText((String) value);
      case ENUM -> writeText(((Enum<?>) value).name());
      case PLACE -> writePlace((Place) value);
      case OPTIONAL -> write(part.argument(0), ((Optional<?>) value).orElse(null));
      case MAP -> {
        Map<?, ?> map = (Map<?, ?>) value;
        List<?> keys = inOrder(map, map.keySet());
        writeAll(keys, part.argument(0));
        writeAll(keys.stream().map(map::get).toList(), part.argument(1));
      }
      case LIST, SET -> writeAll(inOrder(value, (Collection<?>) value), part.argument(0));
      case ONE_OF_SOME -> writeOneOfSome(value);
      default -> writeRecord(part.shape(), value);
    }
  }

  /**
   * Returns elements in their order, or in one by their texts where a collection gives them in
   * another order in each run: equal values are to have equal bytes.
   */
  private static List<?> inOrder(Object collection, Collection<?> elements) {
    return SALTED.contains(collection.getClass())
        ? elements.stream().sorted(Comparator.comparing(String::valueOf)).toList()
        : new ArrayList<>(elements);
  }

  /** A text need not be valid Unicode. */
  private void writeText(String text) {
    boolean isNarrow = isNarrow(text);
    out.write(isNarrow ? 1 : 0);
    writeNumber(text.length());
    if (isNarrow) {
      out.write(text.getBytes(StandardCharsets.ISO_8859_1));
    } else {
      text.chars().forEach(this::writeNumber);
    }
  }

  private static boolean isNarrow(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) > MOST_NARROW) {
        return false;
      }
    }
    return true;
  }

  private void writePlace(Place place) throws IOException {
    if (!form.hasStandIns() && !place.file().isWritten()) {
      throw new IOException("no text to find the place in: " + place.file().path());
    }
    if (place.file().isReplaced()) {
      throw new IOException("a place in a text that is gone: " + place.file().path());
    }
    files.merge(place.file().path(), place.span().end(), Math::max);
    write(form.path(), place.file().path());
    writeNumber(place.span().start());
    writeNumber(place.span().end());
  }

  private void writeAll(List<?> values, Part part) throws IOException {
    writeNumber(values.size());
    for (Object each : values) {
      write(part, each);
    }
  }

  private void writeOneOfSome(Object value) throws IOException {
    Class<?> type = value instanceof Enum<?> each ? each.getDeclaringClass() : value.getClass();
    int kind = form.numberOf(type);
    if (kind < 0) {
      throw new IllegalArgumentException("not among the kinds: " + value.getClass());
    }
    writeNumber(kind);
    if (value instanceof Enum<?> constant) {
      writeText(constant.name());
    } else {
      writeRecord(form.shape(kind), value);
    }
  }

  private void writeRecord(Shape shape, Object value) throws IOException {
    Part[] components = shape.components();
    @Nullable Object[] values = shape.read(value);
    for (int i = 0; i < components.length; i++) {
      write(components[i], values[i]);
    }
  }

  /** Bytes that one thread writes. */
  private static final class Output {
    private byte[] bytes = new byte[1 << 10];
    private int size;

    void write(int value) {
      makeRoom(1);
      bytes[size++] = (byte) value;
    }

    void write(byte[] all) {
      makeRoom(all.length);
      System.arraycopy(all, 0, bytes, size, all.length);
      size += all.length;
    }

    private void makeRoom(int more) {
      if (more > bytes.length - size) {
        bytes = Arrays.copyOf(bytes, Math.max(Math.addExact(size, more), 2 * bytes.length));
      }
    }

    byte[] toArray() {
      return Arrays.copyOf(bytes, size);
    }
  }
}
