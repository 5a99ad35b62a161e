// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.LeakWatch;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One run, watched. Leaks are counted over the whole process: one run at a time. */
final class Execution {

  private static final Set<String> MISUSES =
      Set.of(
          "TensorDisposedException",
          "ModelClosedException",
          "IllegalStateException",
          "InFlightException",
          "ScopeOrderException");

  private final Class<?> program;
  private final String file;
  private final Trail trail;

  private Execution(Class<?> program) {
    this.program = program;
    this.file = program.getName() + ".java";
    this.trail = new Trail(program.getName());
  }

  static Run of(Class<?> program, List<Boolean> decisions) {
    return new Execution(program).run(decisions);
  }

  private Run run(List<Boolean> decisions) {
    boolean[] vector = new boolean[decisions.size()];
    for (int i = 0; i < vector.length; i++) {
      vector[i] = decisions.get(i);
    }
    set("decisions", vector);
    set("next", 0);
    set("checksum", 0);
    List<Throwable> caught = caught();
    caught.clear();
    if (hasProbe()) {
      set("probe", (IntConsumer) trail::at);
    }
    try (LeakWatch watch = LeakWatch.start()) {
      Throwable failure = call();
      List<Throwable> all = new ArrayList<>(caught);
      if (failure != null) {
        all.add(failure);
      }
      int asked = (int) get("next");
      return new Run(
          padded(decisions, asked),
          trail.reached(),
          watch.report().handles().stream().filter(Execution::counts).map(this::leak).toList(),
          misuse(all),
          throwing(all),
          failure == null ? "" : failure.getClass().getSimpleName(),
          (int) get("checksum"));
    }
  }

  private static List<Boolean> padded(List<Boolean> decisions, int asked) {
    List<Boolean> all = new ArrayList<>(decisions.subList(0, Math.min(asked, decisions.size())));
    while (all.size() < asked) {
      all.add(false);
    }
    return all;
  }

  private static boolean counts(HandleRecord handle) {
    return handle.kind() != HandleKind.FUTURE;
  }

  private Run.Leak leak(HandleRecord handle) {
    return new Run.Leak(
        handle.kind().noun(), trail.linesOf(handle.id(), handle.createdAt().line()));
  }

  private Run.@Nullable Misuse misuse(List<Throwable> thrown) {
    for (Throwable each : thrown) {
      for (Throwable one : causes(each)) {
        if (MISUSES.contains(one.getClass().getSimpleName())) {
          return misuse(one, each);
        }
      }
    }
    return null;
  }

  /** A failure on another thread has the stacks of both. */
  private Run.Misuse misuse(Throwable thrown, Throwable outermost) {
    List<Integer> lines = new ArrayList<>(lines(thrown));
    lines.addAll(lines(outermost));
    if (thrown instanceof TensorDisposedException read) {
      return new Run.Misuse(
          "TensorDisposedException",
          lines,
          read.tensor().createdAt().line(),
          read.tensor().closedAt().line(),
          !read.tensor().closedBy().isEmpty());
    }
    return new Run.Misuse(thrown.getClass().getSimpleName(), lines, 0, 0, false);
  }

  private BitSet throwing(List<Throwable> thrown) {
    BitSet lines = new BitSet();
    thrown.stream()
        .flatMap(each -> causes(each).stream())
        .forEach(each -> lines(each).forEach(lines::set));
    return lines;
  }

  private static List<Throwable> causes(Throwable thrown) {
    return Stream.iterate(thrown, each -> each != null, Throwable::getCause).toList();
  }

  private List<Integer> lines(Throwable thrown) {
    return Stream.of(thrown.getStackTrace())
        .filter(frame -> file.equals(frame.getFileName()))
        .map(StackTraceElement::getLineNumber)
        .toList();
  }

  /** Runs it on a thread of its own, whose scopes end with it. */
  private @Nullable Throwable call() {
    List<Throwable> thrown = new ArrayList<>();
    Thread thread = new Thread(() -> invoke(thrown), program.getName());
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a program runs", e);
    }
    return thrown.isEmpty() ? null : thrown.get(0);
  }

  private void invoke(List<Throwable> thrown) {
    try {
      Method run = program.getDeclaredMethod("run");
      run.setAccessible(true);
      run.invoke(null);
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      thrown.add(cause == null ? e : cause);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private boolean hasProbe() {
    return Stream.of(program.getDeclaredFields()).anyMatch(each -> each.getName().equals("probe"));
  }

  @SuppressWarnings("unchecked")
  private List<Throwable> caught() {
    return (List<Throwable>) get("caught");
  }

  private Object get(String name) {
    try {
      return field(name).get(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void set(String name, Object value) {
    try {
      field(name).set(null, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private Field field(String name) {
    try {
      Field field = program.getDeclaredField(name);
      field.setAccessible(true);
      return field;
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }
}
