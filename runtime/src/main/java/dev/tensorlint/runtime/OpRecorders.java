// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Op;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The recorders of each thread, the oldest first. */
public final class OpRecorders {

  private static final ThreadLocal<List<OpRecorder>> ACTIVE = ThreadLocal.withInitial(List::of);

  private OpRecorders() {}

  /** Has a recorder see this thread's operations from now on. */
  public static void add(OpRecorder recorder) {
    set(Stream.concat(ACTIVE.get().stream(), Stream.of(recorder)).toList());
  }

  /** Ends {@link #add}, on the thread that called it; does nothing on others. */
  public static void remove(OpRecorder recorder) {
    set(ACTIVE.get().stream().filter(active -> active != recorder).toList());
  }

  /** Runs a body on this thread that only the given recorders see. */
  public static <T> T only(List<OpRecorder> recorders, Supplier<T> body) {
    List<OpRecorder> before = ACTIVE.get();
    set(List.copyOf(recorders));
    try {
      return body.get();
    } finally {
      set(before);
    }
  }

  static void computed(Op op, List<Tensor> operands, Tensor result) {
    for (OpRecorder recorder : ACTIVE.get()) {
      recorder.computed(op, operands, result);
    }
  }

  static void changing(String operation, Tensor target) {
    for (OpRecorder recorder : ACTIVE.get()) {
      recorder.changing(operation, target);
    }
  }

  private static void set(List<OpRecorder> recorders) {
    if (recorders.isEmpty()) {
      ACTIVE.remove();
    } else {
      ACTIVE.set(recorders);
    }
  }
}
