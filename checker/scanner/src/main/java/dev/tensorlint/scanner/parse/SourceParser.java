// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses one file at a time. Not thread-safe: one for each thread. */
public final class SourceParser {

  /**
   * @param unit the tree, null when the file does not parse
   * @param problem the first error, null when there is none
   */
  public record Outcome(@Nullable CompilationUnit unit, @Nullable Diagnostic problem) {}

  private static final Position START = new Position(1, 1);
  private static final String OUTSIDE = "unexpected member outside of a class";

  private final UnitParser parser = new UnitParser();

  public Outcome parse(SourceFile file) {
    UnicodeEscapes escapes = UnicodeEscapes.of(file);
    int excess = NestingDepth.excess(escapes.text());
    if (excess >= 0) {
      return new Outcome(null, tooDeep(file, escapes.written(excess)));
    }
    UnitParser.Outcome parsed = parser.parse(escapes.text());
    CompilationUnit unit = parsed.unit();
    SyntaxProblem problem =
        unit == null ? SyntaxProblem.first(parsed.problems()) : problem(unit, escapes);
    return problem == null
        ? new Outcome(unit, null)
        : new Outcome(null, diagnostic(file, escapes.written(problem.place()), problem.what()));
  }

  /** Completes a tree, unless something is wrong with it. */
  private static @Nullable SyntaxProblem problem(CompilationUnit unit, UnicodeEscapes escapes) {
    Optional<BodyDeclaration<?>> stray = CompactFile.strayMember(unit);
    if (stray.isPresent()) {
      return new SyntaxProblem(begin(stray.get()), OUTSIDE);
    }
    List<Problem> problems = TreeCheck.complete(unit, escapes);
    return problems.isEmpty() ? null : SyntaxProblem.first(problems);
  }

  private static Diagnostic tooDeep(SourceFile file, dev.tensorlint.rules.source.Position at) {
    return Diagnostic.gap(
        file.path(),
        at.line(),
        at.column(),
        "is nested too deeply here and is left out",
        "split the expression or statement");
  }

  private static Position begin(Node node) {
    return node.getRange().map(range -> range.begin).orElse(START);
  }

  private static Diagnostic diagnostic(SourceFile file, Position at, String what) {
    return new Diagnostic(
        Severity.ERROR,
        file.path(),
        at.line,
        at.column,
        "does not parse and is left out: " + what + "; fix the syntax error");
  }
}
