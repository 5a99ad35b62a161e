// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.tensorlint.rules.LeftOut;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.rules.work.WorkMonitor.Phase;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said while a run goes on, on a clock of its own. */
class ProgressTest {

  private static final LintResult CLEAN =
      new LintResult(
          List.of(),
          List.of(),
          new LintSummary(2, 0, 1, 30, 0, 5, 0, 6, 0, 0, LeftOut.NONE, 1, 1, 1, 1_000));

  private final AtomicLong time = new AtomicLong();
  private final Cli cli;

  ProgressTest(@TempDir Path folder) {
    cli = new Cli(folder).clock(time::get);
  }

  private void pass(double seconds) {
    time.addAndGet((long) (seconds * TimeUnit.SECONDS.toNanos(1)));
  }

  /** A run of 25 seconds. */
  private LintResult longRun(WorkMonitor monitor) {
    monitor.begins(Phase.READING, 2);
    monitor.advances(Phase.READING, 2);
    monitor.begins(Phase.ANALYSING, 2500);
    for (int i = 0; i < 2500; i++) {
      pass(0.01);
      monitor.advances(Phase.ANALYSING, 1);
    }
    return CLEAN;
  }

  @Test
  void aShortRunSaysNothing() {
    cli.linting(
        (request, monitor) -> {
          monitor.begins(Phase.ANALYSING, 3);
          pass(9.9);
          monitor.advances(Phase.ANALYSING, 3);
          return CLEAN;
        });
    assertEquals("", cli.run("check", ".").err());
  }

  @Test
  void withoutATerminalThereIsALineEachTenSeconds() {
    cli.linting((request, monitor) -> longRun(monitor));
    assertEquals(
        """
        tensorlint: analysing 1,000 of 2,500 methods, 100/s
        tensorlint: analysing 2,000 of 2,500 methods, 100/s
        """,
        cli.run("check", ".").err());
  }

  @Test
  void onATerminalOneLineIsDrawnTenTimesASecondAndLeavesNothing() {
    cli.onTerminal().linting((request, monitor) -> longRun(monitor));
    String err = cli.run("check", ".").err();
    String[] drawn = err.split("\r\u001b\\[K", -1);
    assertEquals(1 + 1 + 250 + 1, drawn.length, err);
    assertEquals("", drawn[0]);
    assertEquals("reading 0 of 2 files", drawn[1]);
    assertEquals("analysing 10 of 2,500 methods", drawn[2]);
    assertEquals("analysing 2,500 of 2,500 methods, 100/s", drawn[251]);
    assertEquals("", drawn[252]);
  }

  @Test
  void whoWantsQuietOrTheSameBytesHasNone() {
    cli.onTerminal().linting((request, monitor) -> longRun(monitor));
    assertEquals("", cli.run("check", "--quiet", ".").err());
    assertEquals("", cli.run("check", "--no-timings", ".").err());
  }

  @Test
  void verboseSaysThePhasesAndWhatTheRunWorksWith() {
    cli.onTerminal()
        .linting(
            (request, monitor) -> {
              monitor.lists(WorkMonitor.Topic.MODELS, List.of("djl (djl.yaml)", "jdk (jdk.yaml)"));
              monitor.lists(WorkMonitor.Topic.CLASSPATH_ENTRIES, List.of("lib/a.jar"));
              monitor.lists(WorkMonitor.Topic.SKIPPED_FILES, List.of());
              monitor.begins(Phase.PARSING, 3);
              return CLEAN;
            });
    assertEquals(
        """
        tensorlint: models: 2
          djl (djl.yaml)
          jdk (jdk.yaml)
        tensorlint: class path: 1
          lib/a.jar
        tensorlint: files without modelled types: 0
        tensorlint: parsing 3 files
        """,
        cli.run("check", "--verbose", ".").err());
  }

  @Test
  void quietAndVerboseContradictEachOther() {
    Cli.Outcome outcome = cli.run("check", "--quiet", "--verbose", ".");
    assertEquals(2, outcome.exitCode());
    assertEquals(
        "tensorlint: --quiet and --verbose contradict each other; use one of them (see tensorlint"
            + " check --help)\n",
        outcome.err());
  }
}
