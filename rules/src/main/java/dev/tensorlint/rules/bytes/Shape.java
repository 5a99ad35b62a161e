// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.bytes;

import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The components of a class. Its objects are created and read by the class that was made for it
 * when the project was built, or by reflection where there is none.
 */
abstract class Shape {

  /** After the name of a record: the class that creates and reads its objects. */
  private static final String LINKED = "$$V";

  private final Class<?> type;
  private final Part[] components;

  private Shape(Class<?> type, Part[] components) {
    this.type = type;
    this.components = components;
  }

  /**
   * Returns the shape of a class.
   *
   * @param accessors the methods that return its components, in the order of the parameters of its
   *     constructor
   */
  static Shape of(Class<?> type, List<Method> accessors, ValueForm form) {
    Part[] components =
        form.parts(accessors.stream().map(each -> Slot.of(each.getGenericReturnType())).toList());
    Object linked = type.isRecord() ? linked(type) : null;
    return linked instanceof Function<?, ?> creates && linked instanceof BiConsumer<?, ?> reads
        ? new Linked(type, components, creates, reads)
        : new Reflected(type, components, accessors);
  }

  private static @Nullable Object linked(Class<?> type) {
    try {
      Constructor<?> constructor =
          Class.forName(type.getName() + LINKED, true, type.getClassLoader())
              .getDeclaredConstructor();
      constructor.setAccessible(true);
      return constructor.newInstance();
    } catch (ClassNotFoundException e) {
      return null;
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type + " has a class that creates its objects", e);
    }
  }

  Part[] components() {
    return components;
  }

  /**
   * Returns an object with the given components.
   *
   * @throws IOException if there can be none
   */
  abstract Object create(@Nullable Object[] values) throws IOException;

  /** Returns the components of an object. */
  abstract @Nullable Object[] read(Object value);

  IOException refused(@Nullable Throwable why) {
    return new IOException("not a " + type.getSimpleName(), why);
  }

  private static final class Linked extends Shape {
    private final Function<Object, Object> creates;
    private final BiConsumer<Object, Object> reads;

    @SuppressWarnings("unchecked") // It takes any array, and any object of the record.
    Linked(Class<?> type, Part[] components, Function<?, ?> creates, BiConsumer<?, ?> reads) {
      super(type, components);
      this.creates = (Function<Object, Object>) creates;
      this.reads = (BiConsumer<Object, Object>) reads;
    }

    @Override
    Object create(@Nullable Object[] values) throws IOException {
      try {
        return creates.apply(values);
      } catch (RuntimeException e) {
        throw refused(e);
      }
    }

    @Override
    @Nullable Object[] read(Object value) {
      @Nullable Object[] values = new @Nullable Object[components().length];
      reads.accept(value, values);
      return values;
    }
  }

  private static final class Reflected extends Shape {
    private final Class<?> type;
    private final Constructor<?> constructor;
    private final List<Method> accessors;

    Reflected(Class<?> type, Part[] components, List<Method> accessors) {
      super(type, components);
      this.type = type;
      this.accessors = accessors;
      List<Class<?>> parameters = new ArrayList<>();
      for (Method each : accessors) {
        parameters.add(each.getReturnType());
        each.setAccessible(true);
      }
      try {
        constructor = type.getDeclaredConstructor(parameters.toArray(new Class<?>[0]));
        constructor.setAccessible(true);
      } catch (NoSuchMethodException e) {
        throw new IllegalStateException(type + " has the constructor of its components", e);
      }
    }

    @Override
    Object create(@Nullable Object[] values) throws IOException {
      try {
        return constructor.newInstance(values);
      } catch (InvocationTargetException e) {
        throw refused(e.getCause());
      } catch (IllegalArgumentException e) {
        throw refused(e);
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException(type + " has the constructor of its components", e);
      }
    }

    @Override
    @Nullable Object[] read(Object value) {
      @Nullable Object[] values = new @Nullable Object[components().length];
      try {
        for (int i = 0; i < values.length; i++) {
          values[i] = accessors.get(i).invoke(value);
        }
      } catch (ReflectiveOperationException e) {
        throw new IllegalStateException("a record can be read: " + type, e);
      }
      return values;
    }
  }
}
