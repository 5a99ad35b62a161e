// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime;

import dev.tensorlint.runtime.tracking.HandleRecord;
import dev.tensorlint.runtime.tracking.LeakWatch;
import dev.tensorlint.runtime.tracking.Site;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs the main class of a program and writes what it showed: {@code LoggedRun LOG CLASS
 * [ARGUMENT...]}. The log has a record a line, its parts divided by tabs:
 *
 * <pre>
 * leak     kind  file  line  method                 what was never closed, where it was created
 * failure  types message     scope|user  file  line  method
 *                                                   what ended a thread, and where the tensor that it
 *                                                   names was closed
 * frame    file  line  method                       a line on the stack of the failure before it
 * draws                                             the implicit random generator was asked
 * ended                                             main returned
 * </pre>
 */
public final class LoggedRun {

  private final LeakWatch watch = LeakWatch.start();
  private final Queue<Throwable> failures = new ConcurrentLinkedQueue<>();
  private volatile boolean hasEnded;

  private LoggedRun() {}

  public static void main(String[] arguments) throws ReflectiveOperationException {
    Path log = Path.of(arguments[0]);
    Method main = Class.forName(arguments[1]).getMethod("main", String[].class);
    main.setAccessible(true);
    LoggedRun run = new LoggedRun();
    // What other threads leave open counts when they have ended, which they have by then.
    Runtime.getRuntime().addShutdownHook(new Thread(() -> run.write(log)));
    Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> run.failures.add(failure));
    String[] own = Arrays.copyOfRange(arguments, 2, arguments.length);
    // On a thread of its own, as a thread's scopes end with it.
    new Thread(() -> run.call(main, own), "main").start();
  }

  private void call(Method main, String[] arguments) {
    try {
      main.invoke(null, (Object) arguments);
      hasEnded = true;
    } catch (InvocationTargetException e) {
      Throwable cause = e.getCause();
      failures.add(cause == null ? e : cause);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(main + " cannot be called", e);
    }
  }

  private void write(Path log) {
    List<String> records = new ArrayList<>();
    if (hasEnded && failures.isEmpty()) {
      watch.report().handles().forEach(handle -> records.add(leak(handle)));
      records.add("ended");
    }
    failures.forEach(failure -> add(failure, records));
    if (TensorRuntime.implicitRandomDraws() > 0) {
      records.add("draws");
    }
    try {
      Files.write(log, records);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String leak(HandleRecord handle) {
    return "leak\t" + handle.kind().noun() + "\t" + line(handle.createdAt());
  }

  private static void add(Throwable failure, List<String> records) {
    Site closed = Site.UNKNOWN;
    boolean isOfScope = false;
    if (failure instanceof TensorDisposedException read) {
      closed = read.tensor().closedAt();
      isOfScope = !read.tensor().closedBy().isEmpty();
    }
    String types =
        Stream.iterate(failure, one -> one != null, Throwable::getCause)
            .map(one -> one.getClass().getSimpleName())
            .collect(Collectors.joining(";"));
    String message = String.valueOf(failure.getMessage()).replaceAll("\\s+", " ");
    String by = isOfScope ? "scope" : "user";
    records.add(String.join("\t", "failure", types, message, by, line(closed)));
    for (StackTraceElement frame : failure.getStackTrace()) {
      String file = frame.getFileName();
      if (file != null && frame.getLineNumber() > 0) {
        records.add(
            String.join(
                "\t", "frame", file, String.valueOf(frame.getLineNumber()), frame.getMethodName()));
      }
    }
  }

  private static String line(Site site) {
    return site.file() + "\t" + site.line() + "\t" + site.method();
  }
}
