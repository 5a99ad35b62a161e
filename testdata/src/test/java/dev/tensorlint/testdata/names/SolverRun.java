// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import com.github.javaparser.resolution.Resolvable;
import com.github.javaparser.resolution.declarations.ResolvedMethodLikeDeclaration;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.CombinedTypeSolver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Resolves all calls of some sources with the symbol solver of JavaParser, on one thread. */
final class SolverRun {

  private SolverRun() {}

  /**
   * @param arguments the file that names the sources, and the one that the answers go to
   */
  public static void main(String[] arguments) throws IOException {
    Sources sources = Sources.ofLines(Files.readAllLines(Path.of(arguments[0])));
    Files.write(Path.of(arguments[1]), names(sources).toLines());
  }

  private static SolverNames names(Sources sources) throws IOException {
    ParserConfiguration configuration = new ParserConfiguration();
    configuration.setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17);
    JavaParser parser = new JavaParser(configuration);
    Map<Path, CompilationUnit> units = new LinkedHashMap<>();
    for (Path file : sources.files()) {
      units.put(file, parsed(parser.parse(file), file));
    }
    JavaSymbolSolver solver =
        new JavaSymbolSolver(types(List.copyOf(units.values()), sources.classpath()));
    Collector collector = new Collector();
    units.forEach(
        (file, unit) -> {
          solver.inject(unit);
          collector.resolve(unit, sources.shown(file));
        });
    return new SolverNames(collector.answers, collector.failures);
  }

  private static CompilationUnit parsed(ParseResult<CompilationUnit> result, Path file)
      throws IOException {
    return result
        .getResult()
        .filter(unit -> result.isSuccessful())
        .orElseThrow(() -> new IOException(file + ": " + result.getProblems()));
  }

  private static CombinedTypeSolver types(List<CompilationUnit> units, List<Path> classpath)
      throws IOException {
    return new CombinedTypeSolver(new SourceTypes(units), new BinaryTypes(classpath));
  }

  private static final class Collector {
    final Map<Place, String> answers = new TreeMap<>();
    final Map<String, Integer> failures = new TreeMap<>();

    void resolve(CompilationUnit unit, String path) {
      for (MethodCallExpr call : unit.findAll(MethodCallExpr.class)) {
        resolve(call, path, call.getName().getBegin().orElseThrow());
      }
      for (ObjectCreationExpr creation : unit.findAll(ObjectCreationExpr.class)) {
        resolve(creation, path, creation.getEnd().orElseThrow());
      }
      for (MethodReferenceExpr reference : unit.findAll(MethodReferenceExpr.class)) {
        resolve(reference, path, reference.getEnd().orElseThrow());
      }
      for (ExplicitConstructorInvocationStmt call :
          unit.findAll(ExplicitConstructorInvocationStmt.class)) {
        resolve(call, path, call.getBegin().orElseThrow());
      }
    }

    /** The solver fails in many ways, none of them documented: each is counted as no answer. */
    private void resolve(
        Resolvable<? extends ResolvedMethodLikeDeclaration> call, String path, Position position) {
      try {
        answers.put(new Place(path, position.line, position.column), Names.of(call.resolve()));
      } catch (RuntimeException | StackOverflowError e) {
        failures.merge(e.getClass().getSimpleName(), 1, Integer::sum);
      }
    }
  }
}
