// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import dev.tensorlint.rules.finding.Place;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;

/**
 * What a declared type admits.
 *
 * @param raw the class or interface
 * @param arguments of a collection or optional value, none of other types
 */
record Slot(Kind kind, Class<?> raw, List<Slot> arguments) {

  /** How a value is written. */
  enum Kind {
    INT,
    LONG,
    BOOLEAN,
    TEXT,
    ENUM,
    PLACE,
    OPTIONAL,
    LIST,
    SET,
    MAP,
    /** A record, or a class of which the form names the components. */
    RECORD,
    /** An interface, of whose records the form has a list. */
    ONE_OF_SOME;

    private boolean hasArguments() {
      return this == OPTIONAL || this == LIST || this == SET || this == MAP;
    }
  }

  static Slot of(Type type) {
    boolean isGeneric = type instanceof ParameterizedType;
    Class<?> raw = (Class<?>) (isGeneric ? ((ParameterizedType) type).getRawType() : type);
    Kind kind = kind(raw);
    List<Slot> arguments = new ArrayList<>();
    if (kind.hasArguments()) {
      if (!isGeneric) {
        throw new IllegalArgumentException("elements of no known type: " + type);
      }
      for (Type each : ((ParameterizedType) type).getActualTypeArguments()) {
        arguments.add(of(each));
      }
    }
    return new Slot(kind, raw, List.copyOf(arguments));
  }

  private static Kind kind(Class<?> raw) {
    if (raw == int.class || raw == Integer.class) {
      return Kind.INT;
    }
    if (raw == long.class || raw == Long.class) {
      return Kind.LONG;
    }
    if (raw == boolean.class || raw == Boolean.class) {
      return Kind.BOOLEAN;
    }
    if (raw == String.class) {
      return Kind.TEXT;
    }
    if (raw == Place.class) {
      return Kind.PLACE;
    }
    if (raw == Optional.class) {
      return Kind.OPTIONAL;
    }
    return raw.isInterface() ? kindOfInterface(raw) : kindOfClass(raw);
  }

  private static Kind kindOfInterface(Class<?> raw) {
    if (raw == List.class) {
      return Kind.LIST;
    }
    if (raw == Set.class) {
      return Kind.SET;
    }
    return raw == Map.class || raw == SortedMap.class ? Kind.MAP : Kind.ONE_OF_SOME;
  }

  private static Kind kindOfClass(Class<?> raw) {
    if (raw.isEnum()) {
      return Kind.ENUM;
    }
    return Kind.RECORD;
  }

  /**
   * Returns whether a value that occurs again is a reference. A place is equal to others as texts
   * change, and a collection to one of another type.
   */
  boolean isShared() {
    return kind == Kind.TEXT
        || kind == Kind.ENUM
        || kind == Kind.RECORD
        || kind == Kind.ONE_OF_SOME;
  }

  Slot argument(int position) {
    return arguments.get(position);
  }
}
