// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.JavaToken;
import com.github.javaparser.Position;
import com.github.javaparser.Problem;
import com.github.javaparser.TokenRange;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What is wrong with a text.
 *
 * @param place the token that does not fit
 * @param what a part of a message
 */
record SyntaxProblem(Position place, String what) {

  private static final Position START = new Position(1, 1);
  private static final String UNEXPECTED = "Parse error. Found";
  private static final String AT_END = UNEXPECTED + " <EOF>";

  /** The only place that such a problem has. */
  private static final Pattern LEXICAL =
      Pattern.compile("Lexical error at line (\\d{1,9}), column (\\d{1,9})");

  private static final Comparator<Problem> BY_PLACE =
      Comparator.comparing(SyntaxProblem::placeOf).thenComparing(Problem::getMessage);

  /** Returns the first of some problems in the text. */
  static SyntaxProblem first(List<Problem> problems) {
    return problems.stream()
        .min(BY_PLACE)
        .map(problem -> new SyntaxProblem(placeOf(problem), message(problem)))
        .orElse(new SyntaxProblem(START, "no text"));
  }

  private static Position placeOf(Problem problem) {
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

  /** Returns the name of an enum that does not fit where it is declared. */
  static Optional<JavaToken> misplacedEnum(Problem problem) {
    return problem
        .getLocation()
        .map(TokenRange::getBegin)
        .filter(token -> problem.getMessage().startsWith(UNEXPECTED))
        .filter(token -> token.getCategory().isIdentifier() && isAfterEnum(token));
  }

  /** The parser takes the word for the name of a type there. */
  private static boolean isAfterEnum(JavaToken name) {
    Optional<JavaToken> before = name.getPreviousToken();
    while (before.isPresent() && before.get().getCategory().isWhitespaceOrComment()) {
      before = before.get().getPreviousToken();
    }
    return before.isPresent() && before.get().getText().equals("enum");
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
