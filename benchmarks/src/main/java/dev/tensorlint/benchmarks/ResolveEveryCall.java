// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.benchmarks;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.resolution.TypeSolver;
import com.github.javaparser.symbolsolver.JavaSymbolSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.CombinedTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.JarTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.JavaParserTypeSolver;
import com.github.javaparser.symbolsolver.resolution.typesolvers.ReflectionTypeSolver;
import java.io.IOException;
import java.nio.file.Path;

/** Parses the corpus with JavaParser and resolves every method call with its symbol solver. */
final class ResolveEveryCall {

  private int calls;
  private int resolved;

  private ResolveEveryCall() {}

  /**
   * @param arguments folder of the corpus
   */
  public static void main(String[] arguments) throws IOException {
    Corpus corpus = Corpus.in(Path.of(arguments[0]));
    ParserConfiguration configuration = new ParserConfiguration();
    configuration.setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17);
    configuration.setSymbolResolver(new JavaSymbolSolver(typeSolver(corpus)));
    JavaParser parser = new JavaParser(configuration);
    ResolveEveryCall count = new ResolveEveryCall();
    for (Path file : corpus.files()) {
      parser.parse(file).ifSuccessful(count::resolve);
    }
    System.out.printf("calls %d%nresolved %d%n", count.calls, count.resolved);
  }

  private static TypeSolver typeSolver(Corpus corpus) throws IOException {
    CombinedTypeSolver solver = new CombinedTypeSolver(new ReflectionTypeSolver());
    corpus.roots().forEach(root -> solver.add(new JavaParserTypeSolver(root)));
    for (Path jar : corpus.jars()) {
      solver.add(new JarTypeSolver(jar));
    }
    return solver;
  }

  private void resolve(CompilationUnit unit) {
    unit.findAll(MethodCallExpr.class).forEach(this::resolve);
  }

  private void resolve(MethodCallExpr call) {
    calls++;
    try {
      call.resolve();
      resolved++;
    } catch (RuntimeException e) {
      // The solver fails in many ways, none of them documented; a peer's failure is part of what is
      // measured, and counted as the difference of the two numbers.
    }
  }
}
