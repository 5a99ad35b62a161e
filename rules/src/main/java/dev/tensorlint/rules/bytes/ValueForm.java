// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The form of values as bytes: numbers, truth values, texts, enums, places, lists, sets, maps,
 * optional values and records of these, each of which may be null. The declared types of the
 * components say what comes next; the bytes name no class, so that reading creates nothing but what
 * the types say. A value that occurs again is a reference to its first occurrence. Thread-safe.
 */
public final class ValueForm {

  private final Part type;
  private final List<Class<?>> kinds;
  private final @Nullable Shape[] shapesOfKinds;
  private final Map<Class<?>, Integer> numbers = new HashMap<>();
  private final List<Class<?>> trees;
  private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();
  private final Map<Class<?>, List<String>> classes;
  private final boolean hasStandIns;
  private final Slot declared;
  private final Part path;

  private ValueForm(
      Slot type,
      List<Class<?>> kinds,
      List<Class<?>> trees,
      Map<Class<?>, List<String>> classes,
      boolean hasStandIns) {
    this.classes = classes;
    this.hasStandIns = hasStandIns;
    this.kinds = kinds;
    this.shapesOfKinds = new @Nullable Shape[kinds.size()];
    this.trees = trees;
    for (int i = 0; i < kinds.size(); i++) {
      numbers.put(kinds.get(i), i);
    }
    this.type = new Part(this, type);
    this.path = new Part(this, Slot.of(String.class));
    this.declared = type;
  }

  Part[] parts(List<Slot> slots) {
    Part[] parts = new Part[slots.size()];
    for (int i = 0; i < parts.length; i++) {
      parts[i] = new Part(this, slots.get(i));
    }
    return parts;
  }

  /** Returns the form of a record of which all interfaces are collections. */
  public static ValueForm of(Class<? extends Record> type) {
    return of(type, List.of());
  }

  /**
   * Returns the form of a record.
   *
   * @param kinds the records and enums that stand where the declared type is an interface
   */
  public static ValueForm of(Class<? extends Record> type, List<? extends Class<?>> kinds) {
    return of(type, kinds, List.of());
  }

  /**
   * Returns the form of a record.
   *
   * @param kinds the records and enums that stand where the declared type is an interface
   * @param trees types of the nodes of trees: hardly any occurs twice, and to look for each would
   *     cost the square of the depth
   */
  public static ValueForm of(
      Class<? extends Record> type, List<? extends Class<?>> kinds, List<Class<?>> trees) {
    return new ValueForm(Slot.of(type), List.copyOf(kinds), List.copyOf(trees), Map.of(), false);
  }

  /**
   * Returns this form with values of classes that are no records, and with places in files that
   * stand in for sources, which the reader has to know.
   *
   * @param components for each class the methods that return its components, in the order of the
   *     parameters of its constructor
   */
  public ValueForm with(Map<Class<?>, List<String>> components) {
    return new ValueForm(declared, kinds, trees, Map.copyOf(components), true);
  }

  /** Returns the records and enums of sealed interfaces, those of nested ones included. */
  public static List<Class<?>> family(Class<?>... interfaces) {
    List<Class<?>> family = new ArrayList<>();
    for (Class<?> each : interfaces) {
      if (each.isSealed()) {
        family.addAll(family(each.getPermittedSubclasses()));
      } else if (each.isRecord() || each.isEnum()) {
        family.add(each);
      }
    }
    return family.stream().distinct().toList();
  }

  /** Returns the type of what says in which file a place is. */
  Part path() {
    return path;
  }

  Part type() {
    return type;
  }

  List<Class<?>> kinds() {
    return kinds;
  }

  /** Returns the number of a kind, negative if it is none. */
  int numberOf(Class<?> kind) {
    return numbers.getOrDefault(kind, -1);
  }

  /** Returns whether a value that occurs again is a reference. */
  boolean isShared(Slot slot) {
    return slot.isShared() && !isOfTree(slot.raw());
  }

  private boolean isOfTree(Class<?> raw) {
    return trees.stream().anyMatch(each -> each.isAssignableFrom(raw));
  }

  boolean hasStandIns() {
    return hasStandIns;
  }

  Shape shape(Class<?> type) {
    return shapes.computeIfAbsent(type, any -> Shape.of(type, accessors(type), this));
  }

  /** Returns the shape of a kind by its number. */
  Shape shape(int kind) {
    Shape known = shapesOfKinds[kind];
    if (known == null) {
      known = shape(kinds.get(kind));
      shapesOfKinds[kind] = known;
    }
    return known;
  }

  private List<Method> accessors(Class<?> type) {
    if (type.isRecord()) {
      return Stream.of(type.getRecordComponents()).map(RecordComponent::getAccessor).toList();
    }
    List<String> names = classes.get(type);
    if (names == null) {
      throw new IllegalArgumentException("neither a record nor a simple value: " + type);
    }
    List<Method> accessors = new ArrayList<>();
    for (String each : names) {
      try {
        accessors.add(type.getDeclaredMethod(each));
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(type + " has a method for its component", e);
      }
    }
    return accessors;
  }
}
