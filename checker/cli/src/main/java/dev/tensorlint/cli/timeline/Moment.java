// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli.timeline;

/** Something that happened to the memory of a run; {@code nanos} count from its first event. */
sealed interface Moment {

  long nanos();

  /**
   * A handle was opened.
   *
   * @param data the same for all handles on the same data, and negative where that is not known
   * @param site the line that opened it
   */
  record Created(long nanos, long handle, String what, long bytes, long data, Site site)
      implements Moment {}

  /** A handle was closed. */
  record Released(long nanos, long handle) implements Moment {}

  /**
   * The garbage collector found a handle that nobody closed.
   *
   * @param site the line that opened it, for a handle from before the recording
   */
  record Leaked(long nanos, long handle, String what, long bytes, Site site) implements Moment {}

  /** There was no room for a buffer. */
  record OutOfMemory(long nanos, String device, long requestedBytes) implements Moment {}

  /**
   * A line of the recorded program.
   *
   * @param method class and method, such as {@code App.main}; empty where it is not known
   * @param line file and line, such as {@code App.java:7}
   */
  record Site(String method, String line) {

    static final Site UNKNOWN = new Site("", "an unknown line");
  }
}
