// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.translate.TranslationException;
import dev.tensorlint.scanner.translate.UnitTranslator;
import dev.tensorlint.scanner.types.SourceTypeOracle;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** One scan from texts to units: parse all, declare all, translate all. */
final class ScanRun {

  /** A parsed file, its classes declared; lets go of the file when it is translated. */
  private static final class Job {

    private @Nullable ParsedFile file;
    private final UnitDeclarations declarations;

    Job(ParsedFile file, UnitDeclarations declarations) {
      this.file = file;
      this.declarations = declarations;
    }

    ParsedFile take() {
      ParsedFile taken = file;
      if (taken == null) {
        throw new IllegalStateException("a file is translated once");
      }
      file = null;
      return taken;
    }
  }

  private record Outcome(@Nullable CompilationUnit unit, @Nullable Diagnostic problem) {}

  private final Types types;
  private final Workers workers;
  private final List<Diagnostic> diagnostics;
  private final WorkMonitor monitor;
  private final FileParser parser = new FileParser();
  private final AtomicLong resolveNanos = new AtomicLong();

  ScanRun(Types types, Workers workers, List<Diagnostic> diagnostics, WorkMonitor monitor) {
    this.monitor = monitor;
    this.types = types;
    this.workers = workers;
    this.diagnostics = diagnostics;
  }

  /**
   * Translates texts.
   *
   * @param matters which of them are translated
   * @param isReported whether anything is reported in a file, by its path
   */
  ScanResult run(List<SourceFile> texts, boolean[] matters, Predicate<String> isReported) {
    int excluded = (int) texts.stream().filter(each -> !isReported.test(each.path())).count();
    List<SourceFile> chosen = new ArrayList<>();
    for (int i = 0; i < matters.length; i++) {
      if (matters[i]) {
        chosen.add(texts.get(i));
      }
    }
    List<ParsedFile> parsed = parseAll(chosen);
    List<FileImports> imports =
        parsed.stream()
            .map(each -> new FileImports(each.file(), each.skeleton().imports()))
            .toList();
    List<CompilationUnit> units = translateAll(declare(parsed));
    Program program = new Program(units, new SourceTypeOracle(types));
    types.table().unreadable().forEach(this::addUnreadable);
    return new ScanResult(
        program, diagnostics, counts(texts, excluded, chosen, units), imports, types.table());
  }

  private void addUnreadable(String className) {
    String message = "class file on the class path is broken; names from it stay unresolved";
    diagnostics.add(Diagnostic.error(className + ".class", message));
  }

  private List<ParsedFile> parseAll(List<SourceFile> files) {
    List<ParsedFile> parsed = new ArrayList<>();
    for (FileParser.Outcome each :
        workers.map(files, WorkMonitor.Phase.PARSING, monitor, parser::parse)) {
      ParsedFile file = each.file();
      Diagnostic problem = each.problem();
      if (file != null) {
        parsed.add(file);
      } else if (problem != null) {
        diagnostics.add(problem);
      }
    }
    return parsed;
  }

  private List<Job> declare(List<ParsedFile> files) {
    List<Job> jobs = new ArrayList<>();
    for (ParsedFile each : files) {
      UnitDeclarations declarations = new UnitDeclarations(each.skeleton(), types);
      declarations.declareAll();
      jobs.add(new Job(each, declarations));
    }
    return jobs;
  }

  private List<CompilationUnit> translateAll(List<Job> jobs) {
    List<CompilationUnit> units = new ArrayList<>();
    for (Outcome each :
        workers.map(jobs, WorkMonitor.Phase.TRANSLATING, monitor, this::translate)) {
      CompilationUnit unit = each.unit();
      Diagnostic problem = each.problem();
      if (unit != null) {
        units.add(unit);
      } else if (problem != null) {
        diagnostics.add(problem);
      }
    }
    return units;
  }

  private Outcome translate(Job job) {
    ParsedFile file = job.take();
    com.github.javaparser.ast.CompilationUnit tree = parser.tree(file);
    long start = System.nanoTime();
    try {
      UnitTranslator translator = new UnitTranslator(types);
      return new Outcome(translator.translate(file.file(), tree, job.declarations), null);
    } catch (TranslationException e) {
      Throwable cause = e.getCause() == null ? e : e.getCause();
      return new Outcome(null, Failures.diagnostic(file.file(), e.offset(), "translated", cause));
    } finally {
      resolveNanos.addAndGet(System.nanoTime() - start);
    }
  }

  private ScanCounts counts(
      List<SourceFile> texts, int excluded, List<SourceFile> chosen, List<CompilationUnit> units) {
    return new ScanCounts(
        texts.size(),
        excluded,
        texts.size() - chosen.size(),
        texts.stream().mapToLong(ScanRun::lines).sum(),
        units.stream().mapToInt(CompilationUnit::unresolvedNames).sum(),
        parser.nanos(),
        resolveNanos.get());
  }

  /** A line end at the end of the text begins no line. */
  private static long lines(SourceFile file) {
    String text = file.text();
    boolean endsLine = text.endsWith("\n") || text.endsWith("\r");
    return text.isEmpty() ? 0 : file.lines().lineCount() - (endsLine ? 1 : 0);
  }
}
