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
import dev.tensorlint.scanner.source.NameSpaces;
import dev.tensorlint.scanner.types.AssumedTypes;
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
  private final AssumedTypes assumed;
  private final FileTree files;
  private final long mostCharacters;

  /**
   * @param mayConcern whether a source text could matter; files that no such text has to do with
   *     are neither parsed nor translated
   * @param assumed what is known of types that neither the sources nor the class path has
   */
  public Scanner(Predicate<String> mayConcern, AssumedTypes assumed) {
    this(mayConcern, assumed, FileTree.DISK);
  }

  public Scanner(Predicate<String> mayConcern, AssumedTypes assumed, FileTree files) {
    this(mayConcern, assumed, files, Runtime.getRuntime().maxMemory() / 8);
  }

  /**
   * @param mostCharacters of all texts together, as far as there is room for
   */
  Scanner(Predicate<String> mayConcern, AssumedTypes assumed, FileTree files, long mostCharacters) {
    this.mayConcern = mayConcern;
    this.assumed = assumed;
    this.files = files;
    this.mostCharacters = mostCharacters;
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
    monitor.lists(WorkMonitor.Topic.CLASSPATH_ENTRIES, classpath.stream().map(shown::of).toList());
    TypeTable table =
        new TypeTable(new ClasspathEntries(shown, diagnostics).open(classpath), assumed);
    try (Workers workers = new Workers(request.threads())) {
      SourceReader reader = new SourceReader(files, shown, request.encoding());
      List<SourceReader.Outcome> read =
          new SourceTexts(reader, shown, mostCharacters, diagnostics)
              .read(sources.files(), workers, monitor);
      List<SourceFile> texts =
          read.stream().map(each -> Objects.requireNonNull(each.file())).toList();
      boolean[] matters = relevance(texts, workers);
      leaveOutMisread(read, matters, diagnostics);
      monitor.lists(WorkMonitor.Topic.SKIPPED_FILES, skipped(texts, matters));
      NameSpaces spaces = new NameSpaces(shown.of(request.visibleRoots()));
      return new ScanRun(new Types(table), spaces, workers, diagnostics, monitor)
          .run(texts, matters, request.options().rules()::reports);
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
    List<Words> words =
        workers.map(texts, file -> Words.of(file.text()), (file, why) -> Words.NOT_READ);
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
