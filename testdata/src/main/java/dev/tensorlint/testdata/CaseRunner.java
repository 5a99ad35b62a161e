// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.TensorRuntime;
import dev.tensorlint.runtime.device.Device;
import dev.tensorlint.runtime.device.Devices;
import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.LeakReport;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.Site;
import dev.tensorlint.testdata.Outcome.Strain;
import dev.tensorlint.testdata.Outcome.WeakReferent;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Runs cases and watches them. A case has {@code static void run()}; it may have {@code static
 * boolean isGone()}, asked between garbage collections whether the object behind its weak reference
 * is no longer there, and {@code static void stop()}, called after that, which gives back what the
 * program holds as long as it lives; so does {@code static void close()}, which fixes write.
 *
 * <p>Leaks are counted over the whole process: run one case at a time.
 */
public final class CaseRunner {

  private final Compilation classes;

  public CaseRunner(Compilation classes) {
    this.classes = classes;
  }

  /** Runs a case with new statics on a thread of its own, its tensors on the device. */
  public Observation run(Case program, Device device) {
    AtomicReference<@Nullable Observation> observed = new AtomicReference<>();
    Devices.withDevice(device, () -> observed.set(observe(program)));
    Observation observation = observed.get();
    if (observation == null) {
      throw new IllegalStateException(program + " was not run");
    }
    return observation;
  }

  private Observation observe(Case program) {
    StrayComputations.awaitEnd();
    try (LeakWatch watch = LeakWatch.start();
        CaseEvents events = CaseEvents.of(program)) {
      Class<?> main = load(program);
      long draws = TensorRuntime.implicitRandomDraws();
      Throwable failure = call(main, "run");
      boolean isDrawn = TensorRuntime.implicitRandomDraws() > draws;
      CaseEvents.Recorded recorded = events.end();
      if (failure != null) {
        return failed(program, failure);
      }
      WeakReferent referent = referent(main);
      for (String end : List.of("stop", "close")) {
        if (failure == null && find(main, end).filter(CaseRunner::isStatic).isPresent()) {
          failure = call(main, end);
        }
      }
      return failure != null
          ? failed(program, failure)
          : ended(watch.report(), referent, recorded, isDrawn);
    }
  }

  private Class<?> load(Case program) {
    try {
      return classes.loaderOf(program).loadClass(program.name());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(program + ": the class must be named as the file", e);
    }
  }

  private static Observation failed(Case program, Throwable failure) {
    Outcome outcome = Outcome.thrown(failure.getClass().getSimpleName());
    return new Observation(
        outcome, List.of(), List.of(), failure, linesOf(program, failure), List.of(), List.of());
  }

  private static Observation ended(
      LeakReport leaks, WeakReferent referent, CaseEvents.Recorded recorded, boolean isDrawn) {
    Set<Strain> strains = EnumSet.noneOf(Strain.class);
    if (!recorded.collecting().isEmpty()) {
      strains.add(Strain.COLLECTS_GARBAGE);
    }
    if (recorded.building().stream().distinct().count() < recorded.building().size()) {
      strains.add(Strain.BUILDS_AGAIN);
    }
    if (isDrawn) {
      strains.add(Strain.DRAWS_IMPLICITLY);
    }
    Outcome outcome = Outcome.ended(leaks, referent, strains);
    List<Site> others =
        leaks.handles().stream()
            .filter(handle -> handle.kind() != HandleKind.TENSOR)
            .map(HandleRecord::createdAt)
            .toList();
    return new Observation(
        outcome,
        leaks.sites(HandleKind.TENSOR),
        others,
        null,
        List.of(),
        recorded.collecting(),
        recorded.building());
  }

  private static List<Integer> linesOf(Case program, Throwable failure) {
    String file = program.file().getFileName().toString();
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> file.equals(frame.getFileName()))
        .map(StackTraceElement::getLineNumber)
        .toList();
  }

  private static WeakReferent referent(Class<?> main) {
    Optional<Method> isGone = find(main, "isGone");
    if (isGone.isEmpty()) {
      return WeakReferent.NONE;
    }
    boolean cleared = GarbageCollection.until(() -> Boolean.TRUE.equals(invoke(isGone.get())));
    return cleared ? WeakReferent.CLEARED : WeakReferent.KEPT;
  }

  private static boolean isStatic(Method method) {
    return Modifier.isStatic(method.getModifiers()) && method.getParameterCount() == 0;
  }

  private static Optional<Method> find(Class<?> main, String method) {
    return Arrays.stream(main.getDeclaredMethods())
        .filter(declared -> declared.getName().equals(method))
        .findFirst();
  }

  /** Calls a method on a thread of its own, whose scopes end with it; returns what it threw. */
  private static @Nullable Throwable call(Class<?> main, String name) {
    Method method =
        find(main, name)
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        main.getName() + " has no static void " + name + "()"));
    List<Throwable> thrown = new ArrayList<>();
    Thread thread = new Thread(() -> invoke(method), main.getName() + "." + name);
    thread.setUncaughtExceptionHandler((where, failure) -> thrown.add(causeOf(failure)));
    thread.start();
    join(thread);
    return thrown.isEmpty() ? null : thrown.get(0);
  }

  private static void join(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while a case runs", e);
    }
  }

  private static @Nullable Object invoke(Method method) {
    try {
      method.setAccessible(true);
      return method.invoke(null);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(method + " cannot be called", e);
    } catch (InvocationTargetException e) {
      throw new CaseFailure(e.getCause());
    }
  }

  private static Throwable causeOf(Throwable failure) {
    return failure instanceof CaseFailure thrown ? thrown.thrown() : failure;
  }

  /** Carries what the program threw out of the thread. */
  private static final class CaseFailure extends RuntimeException {

    private static final long serialVersionUID = 1L;

    CaseFailure(@Nullable Throwable thrown) {
      super(thrown);
    }

    Throwable thrown() {
      Throwable cause = getCause();
      return cause == null ? this : cause;
    }
  }
}
