// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.op.Op;
import dev.tensorlint.runtime.task.TaskLocal;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The recorders of each task, the oldest first. A child task starts without any. */
public final class OpRecorders {

  private static final TaskLocal<List<OpRecorder>> ACTIVE = TaskLocal.own();

  private OpRecorders() {}

  /** Has a recorder see the current task's operations from now on. */
  public static void add(OpRecorder recorder) {
    Stream<OpRecorder> before = active().stream().filter(other -> !other.isOver());
    set(Stream.concat(before, Stream.of(recorder)).toList());
  }

  /** Ends {@link #add}, in the task that called it; does nothing in others. */
  public static void remove(OpRecorder recorder) {
    set(active().stream().filter(active -> active != recorder).toList());
  }

  /** Runs a body whose operations all recorders see but one. */
  public static <T> T without(OpRecorder recorder, Supplier<T> body) {
    return only(active().stream().filter(active -> active != recorder).toList(), body);
  }

  /** Runs a body whose operations no recorder sees. */
  public static <T> T unseen(Supplier<T> body) {
    return only(List.of(), body);
  }

  /** Returns whether there is a recorder that sees the current task's operations. */
  public static boolean areActive() {
    return !active().isEmpty();
  }

  static void computed(Op op, List<Tensor> operands, Tensor result) {
    for (OpRecorder recorder : active()) {
      recorder.computed(op, operands, result);
    }
  }

  static void changing(String operation, Tensor target) {
    for (OpRecorder recorder : active()) {
      recorder.changing(operation, target);
    }
  }

  /** Runs a body whose operations only the given recorders see. */
  public static <T> T only(List<OpRecorder> recorders, Supplier<T> body) {
    List<OpRecorder> before = active();
    set(List.copyOf(recorders));
    try {
      return body.get();
    } finally {
      set(before);
    }
  }

  private static List<OpRecorder> active() {
    List<OpRecorder> now = ACTIVE.get();
    return now == null ? List.of() : now;
  }

  private static void set(List<OpRecorder> recorders) {
    ACTIVE.set(recorders.isEmpty() ? null : recorders);
  }
}
