// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.task;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The values of one task, by the index of their {@link TaskLocal}. */
final class TaskValues {

  private @Nullable Object[] values;

  TaskValues() {
    this(new @Nullable Object[TaskLocal.count()]);
  }

  private TaskValues(@Nullable Object[] values) {
    this.values = values;
  }

  @Nullable Object get(int index) {
    return index < values.length ? values[index] : null;
  }

  void set(int index, @Nullable Object value) {
    if (index >= values.length) {
      values = Arrays.copyOf(values, TaskLocal.count());
    }
    values[index] = value;
  }

  /** Returns what a child task starts with. */
  TaskValues inherited() {
    @Nullable Object[] copy = new @Nullable Object[values.length];
    for (int index = 0; index < copy.length; index++) {
      copy[index] = TaskLocal.isInherited(index) ? values[index] : null;
    }
    return new TaskValues(copy);
  }
}
