// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.util.Context;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Fault;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.relevance.Relevance;
import dev.tensorlint.rules.source.SourceFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javax.tools.JavaFileObject;

/**
 * Translates the attributed units of one run of javac into one program. A unit that cannot be
 * translated is a diagnostic, and the others go on.
 */
public final class ProgramTranslator {

  private final Javac javac;
  private final Function<JavaFileObject, String> shownPath;
  private final List<Diagnostic> diagnostics = new ArrayList<>();
  private final Map<JCCompilationUnit, SourceFile> files = new HashMap<>();

  /**
   * Makes a translator for the run of a context.
   *
   * @param shownPath path of a file as reports show it
   */
  public ProgramTranslator(Context context, Function<JavaFileObject, String> shownPath) {
    this.javac = Javac.of(context);
    this.shownPath = shownPath;
  }

  /** Translates units, all of them; once for each translator. */
  public Translation translate(List<JCCompilationUnit> units) {
    return translate(units, text -> true);
  }

  /**
   * Translates the units that can matter; once for each translator.
   *
   * @param mayConcern whether a text matters by itself
   */
  public Translation translate(List<JCCompilationUnit> units, Predicate<String> mayConcern) {
    List<UnitSource> all = new ArrayList<>();
    units.stream().filter(ProgramTranslator::hasTypes).forEach(unit -> read(unit, all));
    all.sort(Comparator.comparing(source -> source.file().path()));
    List<UnitSource> sources = relevant(all, mayConcern);
    sources.forEach(source -> javac.classNames().collect(source));
    List<CompilationUnit> translated = new ArrayList<>();
    sources.forEach(source -> translate(source, translated));
    diagnostics.sort(Diagnostic.ORDER);
    return new Translation(new Program(translated, javac.oracle()), diagnostics, files);
  }

  private static List<UnitSource> relevant(List<UnitSource> all, Predicate<String> mayConcern) {
    List<String> texts = all.stream().map(source -> source.file().text()).toList();
    boolean[] matters = Relevance.ofTexts(texts, mayConcern);
    return IntStream.range(0, all.size()).filter(i -> matters[i]).mapToObj(all::get).toList();
  }

  private static boolean hasTypes(JCCompilationUnit unit) {
    return unit.defs.stream().anyMatch(member -> member instanceof JCClassDecl);
  }

  private void read(JCCompilationUnit unit, List<UnitSource> into) {
    String path = shownPath.apply(unit.getSourceFile());
    try {
      UnitSource source = UnitSource.read(unit, path, javac.positions());
      files.put(unit, source.file());
      into.add(source);
    } catch (IOException e) {
      diagnostics.add(Diagnostic.warning(path, "cannot be read again: " + e.getMessage()));
    }
  }

  private void translate(UnitSource source, List<CompilationUnit> into) {
    try {
      into.add(new UnitTranslator(javac, source).translate());
    } catch (RuntimeException
        | StackOverflowError
        | OutOfMemoryError
        | AssertionError
        | LinkageError e) {
      diagnostics.add(failure(source.file().path(), Fault.of(e)));
    }
  }

  /** A defect of ours is no error of the compilation. */
  private static Diagnostic failure(String path, Fault fault) {
    return fault.isDefect()
        ? Diagnostic.warning(path, "is not translated: it " + fault.what() + "; " + fault.cure())
        : fault.diagnostic(path, 1, 1, "is not translated and is left out");
  }
}
