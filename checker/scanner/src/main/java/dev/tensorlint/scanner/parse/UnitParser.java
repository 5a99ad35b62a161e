// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.expr.VariableDeclarationExpr;
import com.github.javaparser.ast.stmt.ExpressionStmt;
import dev.tensorlint.rules.source.LineTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Parses the text of a file, enums in blocks included, which the grammar of JavaParser lacks (up to
 * 3.28). The parser names the place of each: its body is hidden there, so that a declaration {@code
 * enum E;} of a variable is left, and all that were hidden are parsed as the enums of a second text
 * in which they stand at the same places.
 */
final class UnitParser {

  /**
   * A tree with its tokens.
   *
   * @param unit the tree, null when the text does not parse
   */
  record Outcome(@Nullable CompilationUnit unit, List<Problem> problems) {

    static Outcome failed(List<Problem> problems) {
      return new Outcome(null, problems);
    }
  }

  /** The parser finds nearly all in the first round, but goes on behind an error as it can. */
  private static final int MOST_ROUNDS = 16;

  private final JavaParser parser = new JavaParser(configuration());

  private static ParserConfiguration configuration() {
    ParserConfiguration configuration =
        new ParserConfiguration()
            .setLanguageLevel(LanguageLevel.JAVA_26)
            .setAttributeComments(false)
            .setTabSize(1);
    // The rest that the parser would do to a tree: TreeCheck does what is needed of it.
    configuration.getProcessors().clear();
    return configuration;
  }

  Outcome parse(String text) {
    Set<Integer> names = new HashSet<>();
    List<EnumBodies.Body> hidden = List.of();
    for (int round = 0; ; round++) {
      ParseResult<CompilationUnit> result = parser.parse(EnumTexts.without(text, hidden));
      CompilationUnit unit = result.getResult().orElse(null);
      if (result.isSuccessful() && unit != null) {
        return hidden.isEmpty() ? new Outcome(unit, List.of()) : complete(unit, text, hidden);
      }
      boolean isNew = names.addAll(misplacedEnums(text, result.getProblems()));
      if (!isNew || round == MOST_ROUNDS) {
        return Outcome.failed(result.getProblems());
      }
      hidden = EnumBodies.of(text, names);
    }
  }

  private static List<Integer> misplacedEnums(String text, List<Problem> problems) {
    LineTable lines = LineTable.of(text);
    return problems.stream()
        .flatMap(problem -> SyntaxProblem.misplacedEnum(problem).stream())
        .flatMap(name -> name.getRange().stream())
        .map(range -> offset(range.begin, lines))
        .toList();
  }

  private static int offset(Position position, LineTable lines) {
    return lines.offsetOf(position.line, position.column);
  }

  /** Puts the enums that were hidden into a tree. */
  private Outcome complete(CompilationUnit unit, String text, List<EnumBodies.Body> hidden) {
    List<ExpressionStmt> places = places(unit, LineTable.of(text), hidden);
    if (places.size() != hidden.size()) {
      return Outcome.failed(List.of(misplaced(unit)));
    }
    Outcome enums = parse(EnumTexts.only(text, starts(places, LineTable.of(text)), hidden));
    if (enums.unit() == null) {
      return enums;
    }
    List<TypeDeclaration<?>> declared = List.copyOf(enums.unit().getTypes());
    if (declared.size() != places.size()) {
      return Outcome.failed(List.of(misplaced(enums.unit())));
    }
    for (int i = 0; i < places.size(); i++) {
      if (!(declared.get(i) instanceof EnumDeclaration declaration)) {
        return Outcome.failed(List.of(misplaced(declared.get(i))));
      }
      places.get(i).replace(new LocalEnumStmt(declaration));
    }
    return new Outcome(unit, List.of());
  }

  private static Problem misplaced(Node node) {
    return new Problem("unexpected enum", node.getTokenRange().orElse(TokenRange.INVALID), null);
  }

  private static List<Integer> starts(List<ExpressionStmt> places, LineTable lines) {
    return places.stream()
        .flatMap(place -> place.getRange().stream())
        .map(range -> offset(range.begin, lines))
        .toList();
  }

  /** Returns what the text has in place of each enum, in its order. */
  private static List<ExpressionStmt> places(
      CompilationUnit unit, LineTable lines, List<EnumBodies.Body> hidden) {
    Set<Integer> names = new HashSet<>(hidden.stream().map(EnumBodies.Body::name).toList());
    TreeMap<Integer, ExpressionStmt> places = new TreeMap<>();
    List<Node> left = new ArrayList<>(List.of(unit));
    while (!left.isEmpty()) {
      Node node = left.remove(left.size() - 1);
      left.addAll(node.getChildNodes());
      if (node instanceof ExpressionStmt stmt
          && stmt.getExpression() instanceof VariableDeclarationExpr variable) {
        int name = variable.getVariable(0).getRange().map(r -> offset(r.begin, lines)).orElse(-1);
        if (names.contains(name)) {
          places.put(name, stmt);
        }
      }
    }
    return List.copyOf(places.values());
  }
}
