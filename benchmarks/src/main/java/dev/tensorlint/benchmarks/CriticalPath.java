// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import dev.tensorlint.rules.Engine;
import dev.tensorlint.rules.model.LoadedModels;
import dev.tensorlint.rules.model.ModelLibrary;
import dev.tensorlint.rules.model.ModelRequest;
import dev.tensorlint.rules.program.GroupWork;
import dev.tensorlint.rules.rule.RuleCatalog;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.ScanResult;
import dev.tensorlint.scanner.Scanner;
import dev.tensorlint.scanner.known.KnownTypes;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * How much faster the analysis of the corpus could be on more processors, by its call graph: the
 * steps of each group of methods from a run, handed out as the analysis does.
 */
final class CriticalPath {

  private CriticalPath() {}

  /**
   * @param arguments folder of the corpus
   */
  public static void main(String[] arguments) throws IOException {
    Path folder = Path.of(arguments[0]);
    LintRequest request =
        Corpus.in(folder).request(folder, Runtime.getRuntime().availableProcessors());
    LoadedModels models =
        ModelLibrary.load(
            new ModelRequest(request.models(), request.modelFiles(), request.classpath()));
    try (ScanResult scanned =
        new Scanner(models.models()::mayConcern, KnownTypes.of(models.libraries())).scan(request)) {
      Engine engine = new Engine(models.models(), RuleCatalog.all(), request.options());
      print(engine.groupWork(scanned.program()));
    }
  }

  private static void print(List<GroupWork> groups) {
    long all = groups.stream().mapToLong(GroupWork::steps).sum();
    long largest = groups.stream().mapToLong(GroupWork::steps).max().orElse(0);
    System.out.printf("groups %d%nsteps %d%n", groups.size(), all);
    System.out.printf("longestChain %d%nlargestGroup %d%n", longestChain(groups), largest);
    for (int threads = 1; threads <= 16; threads *= 2) {
      long steps = SimulatedThreads.steps(groups, threads);
      System.out.printf("threads%d %d %.2f%n", threads, steps, (double) all / steps);
    }
  }

  /** Returns the steps that no number of threads can do at the same time. */
  private static long longestChain(List<GroupWork> groups) {
    List<Long> ends = new ArrayList<>();
    for (GroupWork each : groups) {
      long start = each.waitsFor().stream().mapToLong(ends::get).max().orElse(0);
      ends.add(start + each.steps());
    }
    return ends.stream().mapToLong(Long::longValue).max().orElse(0);
  }
}
