// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;

/**
 * Finds the tensors in the value that a scope's body returns.
 *
 * @param <T> the type of what is found
 */
final class ScopeResult<T> {

  private final Class<T> wanted;
  private final List<T> found = new ArrayList<>();
  private final Deque<Object> pending = new ArrayDeque<>();
  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());

  private ScopeResult(Class<T> wanted) {
    this.wanted = wanted;
  }

  /**
   * Returns the objects of a type in a value, in the order in which they are found.
   *
   * @throws IllegalStateException when there is a future in it, or a record that cannot be read
   */
  static <T> List<T> in(@Nullable Object value, Class<T> wanted) {
    ScopeResult<T> result = new ScopeResult<>(wanted);
    result.visit(value);
    while (!result.pending.isEmpty()) {
      result.visitNow(result.pending.remove());
    }
    return result.found;
  }

  /** Later: a chain of a million records would else overflow the stack. */
  private void visit(@Nullable Object value) {
    if (value != null && seen.add(value)) {
      pending.add(value);
    }
  }

  private void visitNow(Object value) {
    if (wanted.isInstance(value)) {
      found.add(wanted.cast(value));
    } else if (value instanceof Future || value instanceof CompletionStage) {
      throw refused(value);
    } else {
      visitParts(value);
    }
  }

  private void visitParts(Object value) {
    if (value instanceof Object[] array) {
      for (Object element : array) {
        visit(element);
      }
    } else if (value instanceof Collection<?> elements) {
      elements.forEach(this::visit);
    } else if (value instanceof Map<?, ?> map) {
      map.forEach(this::visitEntry);
    } else if (value instanceof Map.Entry<?, ?> entry) {
      visitEntry(entry.getKey(), entry.getValue());
    } else if (value instanceof Optional<?> optional) {
      optional.ifPresent(this::visit);
    } else if (value instanceof Record) {
      visitComponents(value);
    }
  }

  private void visitEntry(@Nullable Object key, @Nullable Object value) {
    visit(key);
    visit(value);
  }

  private void visitComponents(Object value) {
    for (RecordComponent component : value.getClass().getRecordComponents()) {
      if (!component.getType().isPrimitive()) {
        visit(read(component, value));
      }
    }
  }

  private static @Nullable Object read(RecordComponent component, Object value) {
    try {
      component.getAccessor().trySetAccessible();
      return component.getAccessor().invoke(value);
    } catch (IllegalAccessException | InvocationTargetException failure) {
      throw new IllegalStateException(
          "cannot look for tensors in the returned record "
              + value.getClass().getName()
              + ": open its package to the runtime, or return a list",
          failure);
    }
  }

  private static IllegalStateException refused(Object future) {
    return new IllegalStateException(
        "the body of a scope returned a "
            + future.getClass().getSimpleName()
            + ", whose tensors the scope would release before it completes: join it inside the"
            + " body and return its result, or open the scope inside the asynchronous task");
  }
}
