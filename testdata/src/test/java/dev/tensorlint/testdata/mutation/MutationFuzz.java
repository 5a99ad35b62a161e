// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.mutation;

import dev.tensorlint.report.Report;
import dev.tensorlint.report.ReportFormat;
import dev.tensorlint.report.ReportSummary;
import dev.tensorlint.report.RuleReference;
import dev.tensorlint.report.text.Screen;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.rule.RulePages;
import dev.tensorlint.scanner.LintRequest;
import dev.tensorlint.scanner.LintResult;
import dev.tensorlint.scanner.LintSummary;
import dev.tensorlint.scanner.Linter;
import dev.tensorlint.scanner.fix.FixChoice;
import dev.tensorlint.scanner.fix.Fixer;
import dev.tensorlint.testdata.Compilation;
import dev.tensorlint.testdata.MemoryFolder;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

/**
 * Sends mutated files through all that {@code check} does, in batches, and says what went wrong. A
 * batch is a hang when it takes minutes: it takes about a second.
 */
final class MutationFuzz {

  private static final int BATCH = 200;
  private static final int FIXED_EACH = 25;
  private static final int COMPARED_EACH = 8;
  private static final long HANG_MINUTES = 5;

  private final Corpus corpus;
  private final Consumer<String> progress;
  private final List<Path> classpath = Compilation.classpath();

  MutationFuzz(Corpus corpus, Consumer<String> progress) {
    this.corpus = corpus;
    this.progress = progress;
  }

  /** Returns what went wrong with files of some seeds; empty when nothing did. */
  List<String> run(long firstSeed, int count) {
    List<String> failures = new ArrayList<>();
    for (int done = 0; done < count; done += BATCH) {
      List<Mutant> batch =
          LongStream.range(firstSeed + done, firstSeed + Math.min(count, done + BATCH))
              .mapToObj(seed -> Mutant.of(seed, corpus))
              .toList();
      int number = done / BATCH;
      Optional<String> what = failure(batch, number);
      if (what.isPresent()) {
        failures.add(explained(batch, number, what.get()));
        progress.accept(failures.get(failures.size() - 1));
      }
      progress.accept((done + batch.size()) + " of " + count + ", failures: " + failures.size());
    }
    return failures;
  }

  private Optional<String> failure(List<Mutant> batch, int number) {
    FutureTask<Optional<String>> task = new FutureTask<>(() -> checked(batch, number));
    Thread thread = new Thread(task, "mutation-fuzz");
    thread.setDaemon(true);
    thread.start();
    try {
      return task.get(HANG_MINUTES, TimeUnit.MINUTES);
    } catch (TimeoutException e) {
      throw new IllegalStateException("hangs on " + batch + "\n" + stacks());
    } catch (ExecutionException e) {
      return Optional.of(trace(e));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted", e);
    }
  }

  private static String stacks() {
    return Thread.getAllStackTraces().entrySet().stream()
        .filter(each -> each.getKey().getName().startsWith("tensorlint"))
        .map(MutationFuzz::stack)
        .collect(Collectors.joining("\n"));
  }

  private static String stack(Map.Entry<Thread, StackTraceElement[]> of) {
    return List.of(of.getValue()).stream()
        .limit(40)
        .map(each -> "  at " + each)
        .collect(Collectors.joining("\n", of.getKey().getName() + "\n", ""));
  }

  private static String trace(Throwable failure) {
    StringWriter text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return text.toString().lines().limit(40).collect(Collectors.joining("\n"));
  }

  private Optional<String> checked(List<Mutant> batch, int number) throws IOException {
    Map<String, byte[]> contents = new TreeMap<>();
    batch.forEach(each -> contents.put(each.path(), each.content(corpus)));
    MemoryFolder files = new MemoryFolder(contents);
    LintRequest request =
        LintRequest.of(files.paths())
            .withClasspath(classpath)
            .withWorkingDirectory(MemoryFolder.ROOT)
            .withThreads(2);
    LintResult result = new Linter(files).lint(request);
    String json = written(result, ReportFormat.JSON);
    written(result, ReportFormat.TEXT);
    Optional<String> internal = internalError(result.diagnostics());
    if (internal.isPresent()) {
      return internal;
    }
    if (number % COMPARED_EACH == 0) {
      LintResult again = new Linter(files).lint(request.withThreads(1));
      if (!written(again, ReportFormat.JSON).equals(json)) {
        return Optional.of("another result with one thread");
      }
    }
    return number % FIXED_EACH == 1 ? fixed(files, request) : Optional.empty();
  }

  private static Optional<String> fixed(MemoryFolder files, LintRequest request) {
    Fixer fixer = new Fixer((tree, asked) -> new Linter(tree).lint(asked), files);
    return internalError(
        fixer.fix(request, new FixChoice(Set.of(), true)).remaining().diagnostics());
  }

  private static Optional<String> internalError(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .map(Diagnostic::oneLine)
        .filter(message -> message.contains("please report"))
        .findFirst();
  }

  private static String written(LintResult result, ReportFormat format) throws IOException {
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
    StringBuilder text = new StringBuilder();
    format
        .reporter(Screen.PLAIN, RuleReference.COMMAND, RulePages.DEFAULT)
        .write(new Report(result.findings(), result.diagnostics(), summary), text);
    return text.toString();
  }

  /** Looks for one file that fails alone, and for the steps that it takes. */
  private String explained(List<Mutant> batch, int number, String what) {
    for (Mutant each : batch) {
      if (failure(List.of(each), number).isPresent()) {
        Mutant smallest = minimised(each, number);
        return smallest + "\n" + failure(List.of(smallest), number).orElse(what);
      }
    }
    return "files that fail together only: " + batch + "\n" + what;
  }

  private Mutant minimised(Mutant failing, int number) {
    Mutant smallest = failing;
    for (Mutant.Step step : failing.steps()) {
      Mutant smaller = smallest.without(step);
      if (failure(List.of(smaller), number).isPresent()) {
        smallest = smaller;
      }
    }
    return smallest;
  }
}
