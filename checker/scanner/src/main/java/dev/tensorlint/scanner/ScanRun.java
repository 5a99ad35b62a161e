// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.work.WorkMonitor;
import dev.tensorlint.scanner.classes.ClassGroup;
import dev.tensorlint.scanner.source.NameSpace;
import dev.tensorlint.scanner.source.NameSpaces;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.source.UnitSkeleton;
import dev.tensorlint.scanner.translate.TranslationException;
import dev.tensorlint.scanner.translate.UnitTranslator;
import dev.tensorlint.scanner.types.SourceTypeOracle;
import dev.tensorlint.scanner.types.Types;
import dev.tensorlint.scanner.units.KeptAnalysis;
import dev.tensorlint.scanner.units.KeptLibraries;
import dev.tensorlint.scanner.units.KeptUnits;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** One scan from texts to units: parse all, declare all, translate all. */
final class ScanRun {

  /**
   * A parsed file, its classes declared; lets go of the file and its tree when it is translated.
   */
  private static final class Job {

    private @Nullable ParsedFile file;
    private final UnitDeclarations declarations;

    Job(ParsedFile file, UnitDeclarations declarations) {
      this.file = file;
      this.declarations = declarations;
    }

    ParsedFile file() {
      return Objects.requireNonNull(file, "a file is translated once");
    }

    void isDone() {
      file().dropTree();
      file = null;
    }
  }

  private record Outcome(@Nullable CompilationUnit unit, @Nullable Diagnostic problem) {}

  private final Types types;
  private final NameSpaces spaces;
  private final Workers workers;
  private final List<Diagnostic> diagnostics;
  private final WorkMonitor monitor;
  private final KeptUnits kept;
  private final OtherFiles others;
  private final FileParser parser = new FileParser();
  private final AtomicLong resolveNanos = new AtomicLong();

  ScanRun(
      Types types,
      NameSpaces spaces,
      Workers workers,
      List<Diagnostic> diagnostics,
      KeptUnits kept,
      OtherFiles others,
      WorkMonitor monitor) {
    this.kept = kept;
    this.others = others;
    this.monitor = monitor;
    this.types = types;
    this.spaces = spaces;
    this.workers = workers;
    this.diagnostics = diagnostics;
  }

  /**
   * Translates texts and class files.
   *
   * @param matters which of the texts are translated
   * @param libraries the code that the program calls, null where it is not followed
   * @param isReported whether anything is reported in a file, by its path
   */
  ScanResult run(
      List<SourceFile> texts,
      boolean[] matters,
      ClassScan.Chosen classes,
      @Nullable LibraryCode libraries,
      Predicate<String> isReported) {
    Stream<String> paths =
        Stream.concat(
            texts.stream().map(SourceFile::path), classes.groups().stream().map(ClassGroup::path));
    int excluded = (int) paths.filter(each -> !isReported.test(each)).count();
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
    units.addAll(classes.scan().translate(classes.matters(), types, workers, monitor));
    KeptLibraries.Code code =
        libraries == null ? KeptLibraries.Code.NONE : libraries.of(units, workers, diagnostics);
    ScanCounts counts = counts(texts, excluded, chosen, units).plus(classes);
    units.addAll(code.files());
    units.sort(Comparator.comparing(each -> each.file().path()));
    Program program = new Program(units, new SourceTypeOracle(types), others);
    KeptAnalysis analysis = kept.analysis(units, code.calls());
    diagnostics.addAll(CircularTypes.in(units, types));
    types.table().unreadable().forEach(this::addUnreadable);
    // What a translation has to say of class files is not kept with it.
    if (types.table().unreadable().isEmpty()) {
      kept.save();
    }
    return new ScanResult(
        program,
        diagnostics,
        counts,
        imports,
        types,
        analysis,
        classes.scan().inputs(),
        code.files().stream().map(each -> each.file().path()).collect(Collectors.toSet()));
  }

  private void addUnreadable(String className, String what) {
    String message = "class file on the class path " + what + "; names from it stay unresolved";
    diagnostics.add(Diagnostic.error(className + ".class", message));
  }

  private List<ParsedFile> parseAll(List<SourceFile> files) {
    List<ParsedFile> parsed = new ArrayList<>();
    for (FileParser.Outcome each :
        workers.map(files, WorkMonitor.Phase.PARSING, monitor, this::parse, parser::failed)) {
      ParsedFile file = each.file();
      Diagnostic problem = each.problem();
      if (file != null) {
        parsed.add(file);
      } else if (problem != null) {
        diagnostics.add(problem);
      }
    }
    kept.allAreParsed(parsed.stream().map(ParsedFile::file).toList(), ScanRun::words);
    return parsed;
  }

  private static Set<String> words(List<KeptUnits.Change> changes, Collection<UnitSkeleton> units) {
    DeclarationChanges declarations = new DeclarationChanges();
    changes.forEach(each -> declarations.add(each.before(), each.now()));
    return declarations.words(units).all();
  }

  /** A file whose declarations are kept is parsed when its code is needed. */
  private FileParser.Outcome parse(SourceFile file) {
    UnitSkeleton known = kept.declarations(file);
    if (known != null) {
      return new FileParser.Outcome(new ParsedFile(file, known, null), null);
    }
    FileParser.Outcome outcome = parser.parse(file);
    if (outcome.file() != null && outcome.problem() == null) {
      kept.parsed(file, outcome.file().skeleton());
    }
    return outcome;
  }

  private List<Job> declare(List<ParsedFile> files) {
    files.forEach(each -> spaces.declare(each.file().path(), each.skeleton()));
    List<Job> jobs = new ArrayList<>();
    for (ParsedFile each : files) {
      NameSpace space = spaces.of(each.file().path(), each.skeleton());
      UnitDeclarations declarations = new UnitDeclarations(each.skeleton(), space, types);
      declarations.declareAll();
      jobs.add(new Job(each, declarations));
    }
    return jobs;
  }

  private List<CompilationUnit> translateAll(List<Job> jobs) {
    List<CompilationUnit> units = new ArrayList<>();
    for (Outcome each :
        workers.map(
            jobs, WorkMonitor.Phase.TRANSLATING, monitor, this::translate, ScanRun::failed)) {
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
    ParsedFile file = job.file();
    CompilationUnit known = kept.unit(file.file(), types);
    if (known != null) {
      job.isDone();
      return new Outcome(known, null);
    }
    com.github.javaparser.ast.CompilationUnit tree = parser.tree(file);
    long start = System.nanoTime();
    try {
      UnitTranslator translator = new UnitTranslator(types);
      CompilationUnit unit = translator.translate(file.file(), tree, job.declarations);
      job.isDone();
      if (kept.keeps()) {
        kept.translated(unit, job.declarations.locals(), types);
      }
      return new Outcome(unit, null);
    } catch (TranslationException e) {
      return new Outcome(null, e.diagnostic(file.file()));
    } finally {
      resolveNanos.addAndGet(System.nanoTime() - start);
    }
  }

  private static Outcome failed(Job job, Throwable why) {
    TranslationException failure = new TranslationException(0, why);
    return new Outcome(null, failure.diagnostic(job.file().file()));
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
