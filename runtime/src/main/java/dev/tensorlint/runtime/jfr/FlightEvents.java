// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.jfr;

import org.jspecify.annotations.Nullable;

/**
 * The door to JDK Flight Recorder. Ask {@code is...Recorded} first: texts are made for recordings
 * alone. Every method does nothing where no recording wants the event or the JVM has no recorder.
 */
public final class FlightEvents {

  private static final boolean PRESENT = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

  private FlightEvents() {}

  public static boolean isCreateRecorded() {
    return PRESENT && CreateEvent.isOn();
  }

  public static boolean isReleaseRecorded() {
    return PRESENT && ReleaseEvent.isOn();
  }

  public static boolean isLeakRecorded() {
    return PRESENT && LeakEvent.isOn();
  }

  public static boolean isOutOfMemoryRecorded() {
    return PRESENT && OutOfMemoryEvent.isOn();
  }

  /**
   * Records a handle that was opened.
   *
   * @param data a number that all handles on the same data have, 0 where there is none
   */
  public static void created(long handle, String kind, String description, long bytes, long data) {
    if (PRESENT) {
      CreateEvent.emit(handle, kind, description, bytes, data);
    }
  }

  /**
   * Records a handle that was closed.
   *
   * @param by who closed it on behalf of the user, or empty
   */
  public static void released(long handle, String kind, String description, String by) {
    if (PRESENT) {
      ReleaseEvent.emit(handle, kind, description, by);
    }
  }

  /**
   * Records a handle that the garbage collector found.
   *
   * @param createdAt the line that opened it
   */
  public static void leaked(
      long handle, String kind, String description, long bytes, String createdAt) {
    if (PRESENT) {
      LeakEvent.emit(handle, kind, description, bytes, createdAt);
    }
  }

  /** Records an allocation that failed for good. */
  public static void outOfMemory(String device, long requestedBytes, long liveBytes, long budget) {
    if (PRESENT) {
      OutOfMemoryEvent.emit(device, requestedBytes, liveBytes, budget);
    }
  }

  /** Begins the time of a scope, or returns null where it is not recorded. */
  public static @Nullable ScopeSpan scope(long handle) {
    return PRESENT ? ScopeEvent.start(handle) : null;
  }

  /** Begins the time of an operation, or returns null where it is not recorded. */
  public static @Nullable KernelSpan kernel() {
    return PRESENT ? KernelEvent.start() : null;
  }
}
