// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import com.sun.management.OperatingSystemMXBean;
import dev.tensorlint.scale.module.Cost;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.module.Status;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.lang.management.MemoryType;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * The worker process: reads tasks from its input and writes outcomes to its output until its input
 * ends. When the process that started it dies, its input ends, and it stops in the midst of a task.
 */
public final class WorkerMain {

  private static final int STOPPED = 4;

  private final DataOutputStream out;

  private WorkerMain(DataOutputStream out) {
    this.out = out;
  }

  public static void main(String[] arguments) throws Exception {
    DataInputStream in = new DataInputStream(new FileInputStream(FileDescriptor.in));
    DataOutputStream out = new DataOutputStream(new FileOutputStream(FileDescriptor.out));
    System.setOut(System.err); // The output belongs to the outcomes.
    BlockingQueue<byte[]> tasks = new LinkedBlockingQueue<>();
    Thread reader = new Thread(() -> read(in, tasks), "tasks");
    reader.setDaemon(true);
    reader.start();
    WorkerMain worker = new WorkerMain(out);
    while (true) {
      worker.work(Frames.task(tasks.take()));
    }
  }

  private static void read(DataInputStream in, BlockingQueue<byte[]> tasks) {
    try {
      Optional<byte[]> next = Frames.read(in);
      while (next.isPresent()) {
        tasks.add(next.get());
        next = Frames.read(in);
      }
      Runtime.getRuntime().halt(0);
    } catch (IOException e) {
      Runtime.getRuntime().halt(STOPPED);
    }
  }

  private void work(ModuleTask task) throws IOException {
    heap().forEach(MemoryPoolMXBean::resetPeakUsage);
    long cpu = processCpu();
    long start = System.nanoTime();
    ModuleOutcome outcome = outcome(task);
    Cost cost = outcome.cost().measured(processCpu() - cpu, System.nanoTime() - start, peakBytes());
    Frames.write(out, Frames.bytes(outcome.with(cost)));
  }

  /** A defect on one module is an outcome of it; the process goes on with the next. */
  private static ModuleOutcome outcome(ModuleTask task) {
    try {
      return ModuleLint.lint(task);
    } catch (IOException
        | RuntimeException
        | StackOverflowError
        | LinkageError
        | AssertionError e) {
      StackTraceElement[] trace = e.getStackTrace();
      String at = trace.length == 0 ? "" : " at " + trace[0];
      return ModuleOutcome.failed(Status.CRASHED, e + at, Cost.NONE);
    }
  }

  private static List<MemoryPoolMXBean> heap() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(pool -> pool.getType() == MemoryType.HEAP)
        .toList();
  }

  private static long peakBytes() {
    return heap().stream().mapToLong(pool -> pool.getPeakUsage().getUsed()).sum();
  }

  private static long processCpu() {
    return ManagementFactory.getOperatingSystemMXBean() instanceof OperatingSystemMXBean system
        ? system.getProcessCpuTime()
        : 0;
  }
}
