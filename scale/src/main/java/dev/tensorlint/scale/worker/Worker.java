// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.scale.module.Cost;
import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.module.Status;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process that analyses modules, one after the other. Whatever a module does to the process is an
 * outcome of that module. Not thread-safe.
 */
public final class Worker implements AutoCloseable {

  /** What the JVM ends with at the first lack of memory. */
  private static final int OUT_OF_MEMORY = 3;

  private static final int MOST_MODULES = 500;

  private final ModuleBudget budget;
  private final Process process;
  private final DataOutputStream tasks;
  private final DataInputStream outcomes;
  private int modules;

  private Worker(ModuleBudget budget, Process process) {
    this.budget = budget;
    this.process = process;
    this.tasks = new DataOutputStream(process.getOutputStream());
    this.outcomes = new DataInputStream(process.getInputStream());
  }

  /**
   * Starts a worker.
   *
   * @param classpath of the worker: TensorLint without Spark suffices
   */
  public static Worker start(ModuleBudget budget, String classpath) throws IOException {
    List<String> command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-Xmx" + budget.memoryMiB() + "m",
            "-XX:+UseSerialGC",
            "-XX:TieredStopAtLevel=1",
            // A JVM that ran out of memory once is in no known state.
            "-XX:+ExitOnOutOfMemoryError",
            "-XX:-UsePerfData",
            "-cp",
            classpath,
            WorkerMain.class.getName());
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start();
    return new Worker(budget, process);
  }

  /** Returns whether it can take one more module. */
  public boolean isUsable() {
    return process.isAlive() && modules < MOST_MODULES;
  }

  /**
   * Analyses a module. When this returns anything but an answer of the process, the process is
   * ended.
   */
  public ModuleOutcome analyse(ModuleTask task) throws InterruptedException {
    modules++;
    long start = System.nanoTime();
    // A shared pool could have no thread left, and the module would be charged for waiting.
    FutureTask<Optional<byte[]>> answer = new FutureTask<>(() -> ask(task));
    Thread asking = new Thread(answer, "tensorlint-worker");
    asking.setDaemon(true);
    asking.start();
    try {
      Optional<byte[]> bytes = answer.get(budget.seconds(), TimeUnit.SECONDS);
      return bytes.isPresent() ? Frames.outcome(bytes.get()) : dead(start);
    } catch (TimeoutException e) {
      close();
      String reason = "the analysis takes more than " + budget.seconds() + " s";
      return ModuleOutcome.failed(Status.OUT_OF_TIME, reason, cost(start));
    } catch (ExecutionException | IOException e) {
      return dead(start);
    } catch (InterruptedException e) {
      close();
      throw e;
    }
  }

  /** Returns the answer; empty if the process ends before it has one. */
  private Optional<byte[]> ask(ModuleTask task) {
    try {
      Frames.write(tasks, Frames.bytes(task));
      return Frames.read(outcomes);
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private ModuleOutcome dead(long start) throws InterruptedException {
    boolean ended = process.waitFor(5, TimeUnit.SECONDS);
    close();
    int code = ended ? process.exitValue() : -1;
    if (code == OUT_OF_MEMORY) {
      String reason = "the analysis needs more than " + budget.memoryMiB() + " MiB of heap";
      return ModuleOutcome.failed(Status.OUT_OF_MEMORY, reason, cost(start));
    }
    String reason = "the process of the analysis ended with exit code " + code;
    return ModuleOutcome.failed(Status.CRASHED, reason, cost(start));
  }

  private static Cost cost(long start) {
    return Cost.NONE.measured(0, System.nanoTime() - start, 0);
  }

  @Override
  public void close() {
    process.destroyForcibly();
  }
}
