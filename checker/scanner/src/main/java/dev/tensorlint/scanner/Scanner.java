// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.source.SourceFile;
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
    ShownPaths shown = new ShownPaths(request.workingDirectory());
    SourceFiles sources = new SourceDiscovery(files, shown, request.sourceRoots()).discover(request.paths());
    List<Diagnostic> diagnostics = new ArrayList<>(sources.diagnostics());
    List<Path> classpath = new ArrayList<>(request.classpath());
    classpath.addAll(request.platform());
    TypeTable table = new TypeTable(new ClasspathEntries(shown, diagnostics).open(classpath));
    try (Workers workers = new Workers(request.threads())) {
      List<SourceFile> texts = read(sources.files(), shown, workers, diagnostics);
      boolean[] matters = relevance(texts, workers);
      return new ScanRun(new Types(table), workers, diagnostics).run(texts, matters);
    }
  }

  private List<SourceFile> read(
      List<Path> paths, ShownPaths shown, Workers workers, List<Diagnostic> diagnostics) {
    List<SourceFile> texts = new ArrayList<>();
    SourceReader reader = new SourceReader(files, shown);
    for (SourceReader.Outcome each : workers.map(paths, reader::read)) {
      SourceFile file = each.file();
      Diagnostic problem = each.problem();
      if (file != null) {
        texts.add(file);
      } else if (problem != null) {
        diagnostics.add(problem);
      }
    }
    return texts;
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
