// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.task;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;

/**
 * A typed place for one value in each {@link Task}, such as its innermost scope. Meant for static
 * fields: a place is never taken back. Reading and setting reach the current task only, so a value
 * needs no lock.
 *
 * @param <T> type of the values
 */
public final class TaskLocal<T> {

  private static final List<Boolean> INHERITED = new CopyOnWriteArrayList<>();

  private final int index;

  private TaskLocal(boolean inherited) {
    synchronized (INHERITED) {
      index = INHERITED.size();
      INHERITED.add(inherited);
    }
  }

  /** Makes a place that is empty at the start of a child task. */
  public static <T> TaskLocal<T> own() {
    return new TaskLocal<>(false);
  }

  /** Makes a place where a child task starts with its parent's value. */
  public static <T> TaskLocal<T> inherited() {
    return new TaskLocal<>(true);
  }

  /** Returns the current task's value, or null. */
  @SuppressWarnings("unchecked") // only set() fills this index
  public @Nullable T get() {
    return (T) Task.current().values().get(index);
  }

  /** Sets the current task's value; null clears it. */
  public void set(@Nullable T value) {
    Task.current().values().set(index, value);
  }

  static int count() {
    return INHERITED.size();
  }

  static boolean isInherited(int index) {
    return INHERITED.get(index);
  }
}
