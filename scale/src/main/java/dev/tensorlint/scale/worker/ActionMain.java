// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.worker;

import dev.tensorlint.bytecode.BytecodeFrontEnd;
import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.json.JsonReporter;
import dev.tensorlint.rules.model.SummaryFile;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scale.module.ModuleSummary;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.LintedModule;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.files.FileTree;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * The action of a build tool: reads the sources of one target and the summaries of those that it
 * depends on, writes its summary and its findings. What it writes follows from what it reads: no
 * time, no path but the given ones, no cache, no configuration.
 */
@Command(name = "tensorlint-action", description = "Lints one target of a build.")
public final class ActionMain implements Callable<Integer> {

  private static final int FINDINGS = 1;

  @Option(names = "--name", required = true, description = "Name of the target.")
  private String name = "";

  @Option(names = "--sources", required = true, description = "File that lists the sources.")
  private Path sources = Path.of("");

  @Option(names = "--classpath", description = "File that lists the jars that the sources use.")
  private @Nullable Path classpath;

  @Option(names = "--summaries", description = "File that lists the summaries of dependencies.")
  private @Nullable Path summaries;

  @Option(names = "--summary-out", required = true, description = "The summary that is written.")
  private Path summaryOut = Path.of("");

  @Option(names = "--findings-out", required = true, description = "The JSON that is written.")
  private Path findingsOut = Path.of("");

  @Option(names = "--fail", description = "Fails where there are findings.")
  private boolean fails;

  public static void main(String[] arguments) {
    System.exit(new CommandLine(new ActionMain()).execute(arguments));
  }

  @Override
  public Integer call() throws IOException {
    try (Scratch scratch = Scratch.make()) {
      List<Path> all = new ArrayList<>(SummaryFolders.write(given(), scratch.folder()));
      all.addAll(listed(classpath));
      LintRequest request = LintRequest.of(listed(sources)).withThreads(1).withClasspath(all);
      LintedModule module =
          new Linter(FileTree.DISK, new BytecodeFrontEnd()).module(request, WorkMonitor.NONE);
      SummaryFile summary = new SummaryFile(name, "", module.types());
      // A build tool wants each output, also where there is nothing to say.
      Files.writeString(summaryOut, summary.isEmpty() ? "" : summary.text());
      Files.writeString(findingsOut, json(module.result()));
      return fails && !module.result().findings().isEmpty() ? FINDINGS : 0;
    }
  }

  /** Summaries that say nothing are left out. */
  private List<ModuleSummary> given() throws IOException {
    List<ModuleSummary> given = new ArrayList<>();
    for (Path each : listed(summaries)) {
      String text = Files.readString(each);
      if (!text.isEmpty()) {
        given.add(new ModuleSummary(String.valueOf(each.getFileName()), text));
      }
    }
    return given;
  }

  private static List<Path> listed(@Nullable Path file) throws IOException {
    return file == null
        ? List.of()
        : Files.readAllLines(file, StandardCharsets.UTF_8).stream()
            .filter(line -> !line.isBlank())
            .map(Path::of)
            .toList();
  }

  private static String json(LintResult result) throws IOException {
    LintSummary counts = result.summary();
    ReportSummary summary =
        new ReportSummary(
            counts.files(),
            counts.filesExcluded(),
            counts.lines(),
            counts.unresolvedNames(),
            counts.methodsAnalysed(),
            counts.methodsNotAnalysed(),
            counts.modelledCalls(),
            counts.modelledCallsUnresolved(),
            null);
    StringBuilder json = new StringBuilder();
    new JsonReporter(RulePages.DEFAULT)
        .write(new Report(result.findings(), result.diagnostics(), summary), json);
    return json.toString();
  }
}
