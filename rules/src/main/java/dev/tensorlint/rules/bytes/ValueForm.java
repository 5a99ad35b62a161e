// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The form of values as bytes: numbers, truth values, texts, enums, places, lists, sets, maps,
 * optional values and records of these, each of which may be null. The declared types of the
 * components say what comes next; the bytes name no class, so that reading creates nothing but what
 * the types say. A value that occurs again is a reference to its first occurrence. Thread-safe.
 */
public final class ValueForm {

  private final Slot type;
  private final List<Class<?>> kinds;
  private final Map<Class<?>, Integer> numbers = new HashMap<>();
  private final List<Class<?>> trees;
  private final Map<Class<?>, Shape> shapes = new ConcurrentHashMap<>();
  private final Map<Class<?>, Boolean> isTree = new ConcurrentHashMap<>();
  private final Map<Class<?>, List<String>> classes;
  private final boolean hasStandIns;

  /** The components of a class. */
  record Shape(Constructor<?> constructor, List<Slot> components, List<Method> accessors) {

    private static Shape of(Class<?> type, List<Method> accessors) {
      List<Slot> components = new ArrayList<>();
      List<Class<?>> parameters = new ArrayList<>();
      for (Method each : accessors) {
        components.add(Slot.of(each.getGenericReturnType()));
        parameters.add(each.getReturnType());
        each.setAccessible(true);
      }
      try {
        Constructor<?> constructor =
            type.getDeclaredConstructor(parameters.toArray(new Class<?>[0]));
        constructor.setAccessible(true);
        return new Shape(constructor, components, accessors);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(type + " has the constructor of its components", e);
      }
    }
  }

  private ValueForm(
      Slot type,
      List<Class<?>> kinds,
      List<Class<?>> trees,
      Map<Class<?>, List<String>> classes,
      boolean hasStandIns) {
    this.classes = classes;
    this.hasStandIns = hasStandIns;
    this.type = type;
    this.kinds = kinds;
    this.trees = trees;
    for (int i = 0; i < kinds.size(); i++) {
      numbers.put(kinds.get(i), i);
    }
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
    return new ValueForm(type, kinds, trees, Map.copyOf(components), true);
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

  Slot type() {
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
    return slot.isShared() && !isTree.computeIfAbsent(slot.raw(), this::isOfTree);
  }

  private boolean isOfTree(Class<?> raw) {
    return trees.stream().anyMatch(each -> each.isAssignableFrom(raw));
  }

  boolean hasStandIns() {
    return hasStandIns;
  }

  Shape shape(Class<?> type) {
    return shapes.computeIfAbsent(type, any -> Shape.of(type, accessors(type)));
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
