// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.tensorlint.scale.module.ModuleBudget;
import dev.tensorlint.scale.module.ModuleOutcome;
import dev.tensorlint.scale.module.ModuleTask;
import dev.tensorlint.scale.module.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a module does to the process that analyses it is an outcome of that module. */
final class WorkerTest {

  private static final String CLASSPATH = System.getProperty("java.class.path");

  private final Path folder;

  WorkerTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private ModuleTask task(String text) throws IOException {
    Files.writeString(folder.resolve("A.java"), text);
    return new ModuleTask(
        "a", "1", true, false, folder.toString(), List.of(), List.of(), 1_000_000, 8);
  }

  @Test
  void aWorkerTakesOneModuleAfterTheOther() throws IOException, InterruptedException {
    ModuleTask task = task("class A { int one() { return 1; } }");
    try (Worker worker = Worker.start(new ModuleBudget(1, 128, 60, 1), CLASSPATH)) {
      ModuleOutcome first = worker.analyse(task);
      ModuleOutcome second = worker.analyse(task);
      assertEquals(Status.ANALYSED, first.status());
      assertEquals(1, first.cost().files());
      assertEquals(first.with(second.cost()), second);
      assertTrue(worker.isUsable());
    }
  }

  @Test
  void aLackOfMemoryIsAnOutcome() throws IOException, InterruptedException {
    StringBuilder text = new StringBuilder("import ai.djl.ndarray.NDArray; class A {\n");
    for (int i = 0; i < 40_000; i++) {
      text.append("  int m" + i + "(NDArray a) { a.close(); return " + i + " + m0(a); }\n");
    }
    try (Worker worker = Worker.start(new ModuleBudget(1, 24, 120, 8), CLASSPATH)) {
      ModuleOutcome outcome = worker.analyse(task(text + "}"));
      assertEquals(Status.OUT_OF_MEMORY, outcome.status());
      assertEquals("the analysis needs more than 24 MiB of heap", outcome.reason());
      assertFalse(worker.isUsable());
    }
  }

  @Test
  void aWorkerThatDiesIsAnOutcome() throws IOException, InterruptedException {
    try (Worker worker = Worker.start(new ModuleBudget(1, 128, 60, 1), "no such folder")) {
      ModuleOutcome outcome = worker.analyse(task("class A {}"));
      assertEquals(Status.CRASHED, outcome.status());
      assertEquals("the process of the analysis ended with exit code 1", outcome.reason());
      assertFalse(worker.isUsable());
    }
  }
}
