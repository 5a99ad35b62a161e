// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.discovery.ClasspathEntries;
import dev.tensorlint.scanner.discovery.FileTree;
import dev.tensorlint.scanner.discovery.ShownPaths;
import dev.tensorlint.scanner.discovery.SourceDiscovery;
import dev.tensorlint.scanner.discovery.SourceFiles;
import dev.tensorlint.scanner.discovery.SourceReader;
import dev.tensorlint.scanner.relevance.Relevance;
import dev.tensorlint.scanner.relevance.Words;
import dev.tensorlint.scanner.types.TypeTable;
import dev.tensorlint.scanner.types.Types;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/** Finds, reads, parses and translates Java sources. Stateless and thread-safe. */
public final class Scanner {

  private final Predicate<String> mayConcern;
  private final FileTree files;

  /**
   * @param mayConcern whether a source text could matter; files that no such text has to do with
   *     are neither parsed nor translated
   */
  public Scanner(Predicate<String> mayConcern) {
    this(mayConcern, FileTree.DISK);
  }

  public Scanner(Predicate<String> mayConcern, FileTree files) {
    this.mayConcern = mayConcern;
    this.files = files;
  }

  /** Translates what the request names. What cannot be translated is a diagnostic each. */
  public ScanResult scan(LintRequest request) {
    return scan(request, WorkMonitor.NONE);
  }

  /** Translates what the request names, and tells how far it is. */
  public ScanResult scan(LintRequest request, WorkMonitor monitor) {
    ShownPaths shown = new ShownPaths(request.workingDirectory());
    SourceFiles sources =
        new SourceDiscovery(files, shown, request.sourceRoots()).discover(request.paths());
    List<Diagnostic> diagnostics = new ArrayList<>(sources.diagnostics());
    List<Path> classpath = new ArrayList<>(request.classpath());
    classpath.addAll(request.platform());
    monitor.lists(
        WorkMonitor.Topic.CLASSPATH_ENTRIES, classpath.stream().map(shown::of).toList());
    TypeTable table = new TypeTable(new ClasspathEntries(shown, diagnostics).open(classpath));
    try (Workers workers = new Workers(request.threads())) {
      SourceReader reader = new SourceReader(files, shown, request.encoding());
      List<SourceReader.Outcome> read =
          workers.map(sources.files(), WorkMonitor.Phase.READING, monitor, reader::read);
      List<SourceFile> texts = texts(read, diagnostics);
      boolean[] matters = relevance(texts, workers);
      leaveOutMisread(withText(read), matters, diagnostics);
      monitor.lists(WorkMonitor.Topic.SKIPPED_FILES, skipped(texts, matters));
      return new ScanRun(new Types(table), workers, diagnostics, monitor).run(texts, matters);
    }
  }

  private static List<String> skipped(List<SourceFile> texts, boolean[] matters) {
    List<String> skipped = new ArrayList<>();
    for (int i = 0; i < matters.length; i++) {
      if (!matters[i]) {
        skipped.add(texts.get(i).path());
      }
    }
    return skipped;
  }

  /** Returns the texts; why there is none of a file is reported. */
  private static List<SourceFile> texts(
      List<SourceReader.Outcome> read, List<Diagnostic> diagnostics) {
    read.stream()
        .filter(each -> each.file() == null)
        .map(SourceReader.Outcome::problem)
        .filter(Objects::nonNull)
        .forEach(diagnostics::add);
    return withText(read).stream().map(each -> Objects.requireNonNull(each.file())).toList();
  }

  private static List<SourceReader.Outcome> withText(List<SourceReader.Outcome> read) {
    return read.stream().filter(each -> each.file() != null).toList();
  }

  /** How a file is encoded matters only where the file does. */
  private static void leaveOutMisread(
      List<SourceReader.Outcome> read, boolean[] matters, List<Diagnostic> diagnostics) {
    for (int i = 0; i < matters.length; i++) {
      Diagnostic problem = read.get(i).problem();
      if (matters[i] && problem != null) {
        diagnostics.add(problem);
        matters[i] = !problem.isFailure();
      }
    }
  }

  private boolean[] relevance(List<SourceFile> texts, Workers workers) {
    List<Words> words = workers.map(texts, file -> Words.of(file.text()));
    boolean[] seeds = new boolean[texts.size()];
    for (int i = 0; i < seeds.length; i++) {
      // What may not be Java is parsed whatever it mentions, so that its error is told.
      seeds[i] = !isLikeJava(words.get(i)) || mayConcern.test(texts.get(i).text());
    }
    return Relevance.of(words, seeds);
  }

  private static boolean isLikeJava(Words words) {
    return words.isWellFormed() && !words.declaredTypes().isEmpty();
  }
}
