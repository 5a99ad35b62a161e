// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.JavaParser;
import com.github.javaparser.JavaToken;
import com.github.javaparser.ParseResult;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.ParserConfiguration.LanguageLevel;
import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.TokenRange;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
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
  private static final String UNEXPECTED = "Parse error. Found";
  private static final String AT_END = UNEXPECTED + " <EOF>";

  /** The only place that such a problem has. */
  private static final Pattern LEXICAL =
      Pattern.compile("Lexical error at line (\\d{1,9}), column (\\d{1,9})");

  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparing(SourceParser::place).thenComparing(Problem::getMessage);

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

  public Outcome parse(SourceFile file) {
    int excess = NestingDepth.excess(file.text());
    if (excess >= 0) {
      return new Outcome(null, tooDeep(file, excess));
    }
    ParseResult<CompilationUnit> result = parser.parse(file.text());
    Optional<CompilationUnit> unit = result.getResult();
    if (!result.isSuccessful() || unit.isEmpty()) {
      return new Outcome(null, first(file, result.getProblems()));
    }
    Optional<BodyDeclaration<?>> stray = CompactFile.strayMember(unit.get());
    if (stray.isPresent()) {
      return new Outcome(null, diagnostic(file, begin(stray.get()), OUTSIDE));
    }
    List<Problem> problems = TreeCheck.complete(unit.get());
    return problems.isEmpty()
        ? new Outcome(unit.get(), null)
        : new Outcome(null, first(file, problems));
  }

  private static Diagnostic first(SourceFile file, List<Problem> problems) {
    return diagnostic(file, problems.stream().min(BY_PLACE).orElse(null));
  }

  private static Diagnostic tooDeep(SourceFile file, int offset) {
    dev.tensorlint.rules.source.Position at = file.positionOf(offset);
    return Diagnostic.gap(
        file.path(),
        at.line(),
        at.column(),
        "is nested too deeply here and is left out",
        "split the expression or statement");
  }

  private static Position place(Problem problem) {
    Matcher lexical = LEXICAL.matcher(problem.getMessage());
    if (lexical.lookingAt()) {
      return new Position(Integer.parseInt(lexical.group(1)), Integer.parseInt(lexical.group(2)));
    }
    return problem
        .getLocation()
        .map(tokens -> found(tokens, problem))
        .flatMap(JavaToken::getRange)
        .map(range -> range.begin)
        .orElse(START);
  }

  /** JavaParser names the last token that was right; the wrong one follows it. */
  private static JavaToken found(TokenRange tokens, Problem problem) {
    JavaToken token = tokens.getBegin();
    if (!problem.getMessage().startsWith(UNEXPECTED)) {
      return token;
    }
    Optional<JavaToken> next = token.getNextToken();
    while (next.isPresent() && next.get().getCategory().isWhitespaceOrComment()) {
      next = next.get().getNextToken();
    }
    return next.orElse(token);
  }

  private static Diagnostic diagnostic(SourceFile file, @Nullable Problem problem) {
    Position at = problem == null ? START : place(problem);
    String what = problem == null ? "no text" : message(problem);
    return diagnostic(file, at, what);
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

  /**
   * What the parser says, without names and literals: the file may be anything, and a link may have
   * led to it.
   */
  private static String message(Problem problem) {
    String message = problem.getMessage();
    if (message.replace("\"", "").startsWith(AT_END)) {
      return "unexpected end of the file";
    }
    if (message.startsWith(UNEXPECTED)) {
      return "unexpected " + problem.getLocation().map(t -> word(found(t, problem))).orElse("text");
    }
    if (LEXICAL.matcher(message).lookingAt()) {
      return "unexpected character";
    }
    String line = message.lines().findFirst().orElse("").strip();
    return line.replaceFirst("[.,:]$", "");
  }

  private static String word(JavaToken token) {
    JavaToken.Category category = token.getCategory();
    if (category.isIdentifier()) {
      return "name";
    }
    return category.isLiteral() ? "literal" : "\"" + token.getText() + "\"";
  }
}
