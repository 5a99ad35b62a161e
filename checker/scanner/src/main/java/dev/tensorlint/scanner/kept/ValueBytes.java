// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.kept;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/**
 * Records as bytes, by the declared types of their components: numbers, truth values, texts, enums,
 * places, lists, sets, optional values and records of these, each of which may be null. The bytes
 * name no class, so that reading creates nothing but what the type says.
 */
final class ValueBytes {

  /** Finds the file of a path. */
  interface Files {
    SourceFile file(String path) throws IOException;
  }

  private ValueBytes() {}

  /**
   * Writes a value.
   *
   * @throws IOException if a place is in a file whose text does not exist
   */
  static void write(Type type, @Nullable Object value, DataOutput out) throws IOException {
    if (type == int.class) {
      out.writeInt((Integer) required(value));
    } else if (type == long.class) {
      out.writeLong((Long) required(value));
    } else if (type == boolean.class) {
      out.writeBoolean((Boolean) required(value));
    } else {
      out.writeBoolean(value != null);
      if (value != null) {
        writeObject(type, value, out);
      }
    }
  }

  private static Object required(@Nullable Object value) {
    if (value == null) {
      throw new IllegalArgumentException("a number or truth value is never null");
    }
    return value;
  }

  private static void writeObject(Type type, Object value, DataOutput out) throws IOException {
    if (value instanceof String text) {
      writeText(text, out);
    } else if (value instanceof Enum<?> constant) {
      writeText(constant.name(), out);
    } else if (value instanceof Place place) {
      writePlace(place, out);
    } else if (value instanceof Optional<?> optional) {
      write(argument(type), optional.orElse(null), out);
    } else if (value instanceof List<?> || value instanceof Set<?>) {
      writeAll((Iterable<?>) value, argument(type), out);
    } else {
      for (RecordComponent each : components(type)) {
        write(each.getGenericType(), component(each, value), out);
      }
    }
  }

  /** Texts may be longer than what {@link DataOutput#writeUTF} takes. */
  private static void writeText(String text, DataOutput out) throws IOException {
    out.writeInt(text.length());
    out.writeChars(text);
  }

  private static void writePlace(Place place, DataOutput out) throws IOException {
    if (!place.file().isWritten()) {
      throw new IOException("no text to find the place in: " + place.file().path());
    }
    writeText(place.file().path(), out);
    out.writeInt(place.span().start());
    out.writeInt(place.span().end());
  }

  private static void writeAll(Iterable<?> values, Type type, DataOutput out) throws IOException {
    List<Object> all = new ArrayList<>();
    values.forEach(all::add);
    out.writeInt(all.size());
    for (Object each : all) {
      write(type, each, out);
    }
  }

  /**
   * Reads what {@link #write} has written.
   *
   * @throws IOException if the bytes are no such value
   */
  static @Nullable Object read(Type type, DataInput in, Files files) throws IOException {
    if (type == int.class) {
      return in.readInt();
    }
    if (type == long.class) {
      return in.readLong();
    }
    if (type == boolean.class) {
      return in.readBoolean();
    }
    return in.readBoolean() ? readObject(type, in, files) : null;
  }

  private static Object readObject(Type type, DataInput in, Files files) throws IOException {
    Class<?> raw = raw(type);
    if (raw == String.class) {
      return readText(in);
    }
    if (raw.isEnum()) {
      return constant(raw, readText(in));
    }
    if (raw == Place.class) {
      return new Place(files.file(readText(in)), new Span(in.readInt(), in.readInt()));
    }
    if (raw == Optional.class) {
      return Optional.ofNullable(read(argument(type), in, files));
    }
    if (raw == List.class || raw == Set.class) {
      List<@Nullable Object> all = readAll(argument(type), in, files);
      return raw == List.class ? all : new LinkedHashSet<>(all);
    }
    return readRecord(raw, in, files);
  }

  private static String readText(DataInput in) throws IOException {
    char[] text = new char[size(in)];
    for (int i = 0; i < text.length; i++) {
      text[i] = in.readChar();
    }
    return new String(text);
  }

  private static int size(DataInput in) throws IOException {
    int size = in.readInt();
    if (size < 0) {
      throw new IOException("not a size: " + size);
    }
    return size;
  }

  private static Object constant(Class<?> type, String name) throws IOException {
    for (Object each : type.getEnumConstants()) {
      if (((Enum<?>) each).name().equals(name)) {
        return each;
      }
    }
    throw new IOException("not a " + type.getSimpleName() + ": " + name);
  }

  private static List<@Nullable Object> readAll(Type type, DataInput in, Files files)
      throws IOException {
    int size = size(in);
    List<@Nullable Object> all = new ArrayList<>();
    for (int i = 0; i < size; i++) {
      all.add(read(type, in, files));
    }
    return all;
  }

  private static Object readRecord(Class<?> type, DataInput in, Files files) throws IOException {
    List<Class<?>> types = new ArrayList<>();
    List<@Nullable Object> values = new ArrayList<>();
    for (RecordComponent each : components(type)) {
      types.add(each.getType());
      values.add(read(each.getGenericType(), in, files));
    }
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types.toArray(new Class<?>[0]));
      constructor.setAccessible(true);
      return constructor.newInstance(values.toArray());
    } catch (InvocationTargetException e) {
      throw new IOException("not a " + type.getSimpleName(), e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " has the constructor of its components", e);
    }
  }

  private static @Nullable Object component(RecordComponent component, Object of) {
    try {
      component.getAccessor().setAccessible(true);
      return component.getAccessor().invoke(of);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a record can be read: " + component, e);
    }
  }

  private static RecordComponent[] components(Type type) {
    Class<?> raw = raw(type);
    if (!raw.isRecord()) {
      throw new IllegalArgumentException("neither a record nor a simple value: " + type);
    }
    return raw.getRecordComponents();
  }

  private static Class<?> raw(Type type) {
    return (Class<?>) (type instanceof ParameterizedType generic ? generic.getRawType() : type);
  }

  private static Type argument(Type type) {
    if (!(type instanceof ParameterizedType generic)) {
      throw new IllegalArgumentException("elements of no known type: " + type);
    }
    return generic.getActualTypeArguments()[0];
  }

  /** Returns a text that changes when the form of the bytes of a type does. */
  static String form(Type type) {
    Class<?> raw = raw(type);
    if (type instanceof ParameterizedType) {
      return raw.getSimpleName() + "<" + form(argument(type)) + ">";
    }
    if (!raw.isRecord()) {
      return raw.getName();
    }
    StringJoiner form = new StringJoiner(",", raw.getName() + "(", ")");
    for (RecordComponent each : components(raw)) {
      form.add(each.getName() + ":" + form(each.getGenericType()));
    }
    return form.toString();
  }
}
