// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.plan.ToolCode;
import dev.tensorlint.scale.worker.Worker;
import dev.tensorlint.scale.worker.WorkerMain;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * The idle workers of an executor. Spark gives tasks nothing that lives as long as an executor, so
 * this is the one thing here that a process has once: a worker that is started for each module
 * would cost as much as the analysis of a small one. Outcomes do not depend on it.
 */
final class WorkerPool {

  private static final WorkerPool OF_PROCESS = new WorkerPool();

  private final Map<ModuleBudget, Queue<Worker>> idle = new ConcurrentHashMap<>();

  private WorkerPool() {}

  /** Analyses a module in an idle worker, or in a new one. */
  static ModuleOutcome analyse(ModuleTask task, ModuleBudget budget)
      throws IOException, InterruptedException {
    return OF_PROCESS.analysed(task, budget);
  }

  private ModuleOutcome analysed(ModuleTask task, ModuleBudget budget)
      throws IOException, InterruptedException {
    Queue<Worker> workers = idle.computeIfAbsent(budget, each -> new ConcurrentLinkedQueue<>());
    Worker worker = next(workers, budget);
    ModuleOutcome outcome = worker.analyse(task);
    if (worker.isUsable()) {
      workers.add(worker);
    } else {
      worker.close();
    }
    return outcome;
  }

  private static Worker next(Queue<Worker> workers, ModuleBudget budget) throws IOException {
    for (Worker each = workers.poll(); each != null; each = workers.poll()) {
      if (each.isUsable()) {
        return each;
      }
    }
    return Worker.start(budget, classpath());
  }

  /** A cluster loads the jar of the job by a class loader of its own. */
  private static String classpath() throws IOException {
    String all = System.getProperty("java.class.path", "");
    Path own = ToolCode.file(WorkerMain.class);
    boolean isOnPath =
        List.of(all.split(File.pathSeparator)).stream()
            .anyMatch(each -> !each.isEmpty() && Path.of(each).toAbsolutePath().equals(own));
    return isOnPath ? all : own.toString();
  }
}
