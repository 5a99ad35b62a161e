// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Goes on after a failing step; the first failure is thrown at the end, with the others in it. */
final class Failures {

  private @Nullable Throwable first;

  void run(Runnable step) {
    try {
      step.run();
    } catch (RuntimeException | Error failure) {
      add(failure);
    }
  }

  /** Takes an unchecked failure. */
  void add(Throwable failure) {
    if (first == null) {
      first = failure;
    } else if (failure != first) {
      first.addSuppressed(failure);
    }
  }

  boolean any() {
    return first != null;
  }

  /** Returns the first failure; there must be one. */
  Throwable first() {
    return Objects.requireNonNull(first, "nothing has failed");
  }

  void throwFirst() {
    if (first instanceof RuntimeException failure) {
      throw failure;
    }
    if (first instanceof Error failure) {
      throw failure;
    }
  }
}
