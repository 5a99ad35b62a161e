// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import com.sun.jdi.Bootstrap;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector.Argument;
import com.sun.jdi.connect.IllegalConnectorArgumentsException;
import com.sun.jdi.connect.ListeningConnector;
import dev.tensorlint.validation.LineWatch.ReachedLine;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Runs a program under full tracking, in a process of its own with a limit of time and memory. */
public final class ProgramRun {

  /** Runs a main class and writes the log; a class of the runtime, which is not imported here. */
  private static final String LOGGED_RUN = "dev.tensorlint.runtime.LoggedRun";

  private static final int GRACE_SECONDS = 10;

  private final ProgramClasses program;
  private final Duration limit;
  private final int megabytes;

  /**
   * @param program the program, with the runtime on its class path
   * @param limit how long the program may run
   * @param megabytes most heap that it may use
   */
  public ProgramRun(ProgramClasses program, Duration limit, int megabytes) {
    this.program = program;
    this.limit = limit;
    this.megabytes = megabytes;
  }

  /**
   * What a run gave.
   *
   * @param isInTime whether it ended before the limit
   */
  public record Result(RunLog log, Set<ReachedLine> reachedLines, boolean isInTime) {

    /** Returns whether a line of a file, by its simple name, was reached. */
    boolean reached(String file, int line) {
      return reachedLines.contains(new ReachedLine(file, line));
    }
  }

  /**
   * Runs a program.
   *
   * @param lines lines to watch, by the simple names of their files
   */
  public Result run(String mainClass, Map<String, Set<Integer>> lines)
      throws IOException, InterruptedException {
    Path log = Files.createTempFile("tensorlint", ".run");
    try {
      return run(mainClass, lines, log);
    } finally {
      Files.deleteIfExists(log);
    }
  }

  private Result run(String mainClass, Map<String, Set<Integer>> lines, Path log)
      throws IOException, InterruptedException {
    ListeningConnector connector = connector();
    Map<String, Argument> arguments = connector.defaultArguments();
    try {
      String address = connector.startListening(arguments);
      Process process = start(mainClass, address, log);
      VirtualMachine machine = connector.accept(arguments);
      LineWatch watch = new LineWatch(machine, lines);
      boolean isInTime = watch.watch(limit.toMillis());
      end(process);
      return new Result(RunLogFile.read(log), watch.reached(), isInTime);
    } catch (IllegalConnectorArgumentsException e) {
      throw new IllegalStateException("the connector refuses its own arguments", e);
    } finally {
      stopListening(connector, arguments);
    }
  }

  private static ListeningConnector connector() {
    return Bootstrap.virtualMachineManager().listeningConnectors().stream()
        .filter(each -> each.transport().name().equals("dt_socket"))
        .findFirst()
        .orElseThrow(() -> new IllegalStateException("this JDK has no socket for debuggers"));
  }

  private static void stopListening(ListeningConnector connector, Map<String, Argument> arguments)
      throws IOException {
    try {
      connector.stopListening(arguments);
    } catch (IllegalConnectorArgumentsException e) {
      // It was not listening yet.
      throw new IOException("the program was not started: " + e.getMessage(), e);
    }
  }

  private Process start(String mainClass, String address, Path log) throws IOException {
    Path javaHome = Path.of(System.getProperty("java.home"));
    List<String> command = new ArrayList<>();
    command.add(javaHome.resolve("bin").resolve("java").toString());
    command.add("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=" + address);
    command.add("-Xmx" + megabytes + "m");
    command.add("-Dtensorlint.tracking=full");
    command.addAll(
        List.of("-cp", ProgramClasses.joined(program.classpathFor(mainClass)), LOGGED_RUN));
    command.add(log.toString());
    command.addAll(program.command(mainClass));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectOutput(Redirect.DISCARD).redirectError(Redirect.DISCARD);
    signalChaining(javaHome)
        .ifPresent(library -> builder.environment().put("LD_PRELOAD", library.toString()));
    return builder.start();
  }

  /** An OpenCL driver can take the JVM's signal handlers; this library keeps them. */
  private static Optional<Path> signalChaining(Path javaHome) {
    return Stream.of("lib/libjsig.so", "lib/server/libjsig.so")
        .map(javaHome::resolve)
        .filter(Files::isRegularFile)
        .findFirst();
  }

  private static void end(Process process) throws InterruptedException {
    process.destroy();
    if (!process.waitFor(GRACE_SECONDS, TimeUnit.SECONDS)) {
      process.destroyForcibly().waitFor();
    }
  }
}
