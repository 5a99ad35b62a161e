// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.project.gradle;

import java.util.ArrayList;
import java.util.List;

/**
 * Splits a script into words, strings and marks, without its comments. What is inserted into a
 * string is split in the same pass, so that the work is linear in the length of the script.
 */
final class Lexer {

  /** Strings in expressions in strings; no build needs more than two. */
  private static final int INSERTIONS = 8;

  private final String text;
  private final Dialect dialect;
  private int at;
  private int line = 1;
  private int insertions;

  Lexer(String text, Dialect dialect) {
    this.text = text;
    this.dialect = dialect;
  }

  /** Returns the leaves of the script in their order; brackets and line ends are marks. */
  List<Node> leaves() throws UnreadableScriptException {
    List<Node> leaves = new ArrayList<>();
    if (text.startsWith("#!")) {
      skipLine();
    }
    while (at < text.length()) {
      next(leaves);
    }
    return leaves;
  }

  private void next(List<Node> into) throws UnreadableScriptException {
    char c = text.charAt(at);
    if (c == '\n') {
      mark(into);
      line++;
    } else if (Character.isWhitespace(c)) {
      at++;
    } else if (text.startsWith("//", at)) {
      skipLine();
    } else if (text.startsWith("/*", at)) {
      skipComment();
    } else if (c == '"' || c == '\'') {
      into.add(quoted(c));
    } else if (c == '/' && startsSlashString(into)) {
      into.add(slashString());
    } else if (c == '`') {
      into.add(backquoted());
    } else if (Character.isJavaIdentifierStart(c)) {
      into.add(word());
    } else if (Character.isDigit(c)) {
      into.add(number());
    } else {
      mark(into);
    }
  }

  private void mark(List<Node> into) {
    into.add(new Node.Mark(text.charAt(at), new Span(at, at + 1, line)));
    at++;
  }

  private void skipLine() {
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() : end;
  }

  private void skipComment() throws UnreadableScriptException {
    int opened = line;
    int depth = 0;
    do {
      if (at >= text.length()) {
        throw new UnreadableScriptException("a comment does not end", opened);
      } else if (text.startsWith("/*", at) && (depth == 0 || dialect.nestsComments())) {
        depth++;
        at += 2;
      } else if (text.startsWith("*/", at)) {
        depth--;
        at += 2;
      } else {
        step();
      }
    } while (depth > 0);
  }

  private void step() {
    if (text.charAt(at) == '\n') {
      line++;
    }
    at++;
  }

  private Node word() {
    int start = at;
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
    return new Node.Word(text.substring(start, at), new Span(start, at, line));
  }

  private Node number() {
    int start = at;
    while (at < text.length()
        && (Character.isLetterOrDigit(text.charAt(at)) || isPointInNumber())) {
      at++;
    }
    return new Node.Word(text.substring(start, at), new Span(start, at, line));
  }

  private boolean isPointInNumber() {
    return text.charAt(at) == '.'
        && at + 1 < text.length()
        && Character.isDigit(text.charAt(at + 1));
  }

  /** A name between backquotes, as in Kotlin's {@code `java-library`}. */
  private Node backquoted() throws UnreadableScriptException {
    int end = text.indexOf('`', at + 1);
    int lineEnd = text.indexOf('\n', at);
    if (end < 0 || (lineEnd >= 0 && lineEnd < end)) {
      throw new UnreadableScriptException("a name between backquotes does not end", line);
    }
    Span span = new Span(at, end + 1, line);
    String name = text.substring(at + 1, end);
    at = end + 1;
    return new Node.Word(name, span);
  }

  private Node quoted(char quote) throws UnreadableScriptException {
    int start = at;
    int opened = line;
    String three = String.valueOf(quote).repeat(3);
    String closing = text.startsWith(three, at) ? three : String.valueOf(quote);
    at += closing.length();
    List<Node.Piece> pieces = pieces(closing, dialect.insertsBetween(quote), opened);
    return new Node.Text(pieces, new Span(start, at, opened));
  }

  private List<Node.Piece> pieces(String closing, boolean inserts, int opened)
      throws UnreadableScriptException {
    List<Node.Piece> pieces = new ArrayList<>();
    StringBuilder literal = new StringBuilder();
    while (!text.startsWith(closing, at)) {
      if (at >= text.length() || (text.charAt(at) == '\n' && closing.length() == 1)) {
        throw new UnreadableScriptException("a string does not end", opened);
      } else if (text.charAt(at) == '\\' && !isRaw(closing)) {
        escape(literal);
      } else if (inserts && startsInsertion()) {
        pieces.add(Node.Piece.of(literal.toString()));
        literal.setLength(0);
        pieces.add(new Node.Piece("", insertion()));
      } else {
        literal.append(text.charAt(at));
        step();
      }
    }
    at += closing.length();
    pieces.add(Node.Piece.of(literal.toString()));
    return pieces;
  }

  /** Kotlin's strings between three quotes know no escapes. */
  private boolean isRaw(String closing) {
    return closing.length() == 3 && dialect == Dialect.KOTLIN;
  }

  private void escape(StringBuilder literal) {
    char c = at + 1 < text.length() ? text.charAt(at + 1) : '\\';
    at++;
    switch (c) {
      case 'n' -> literal.append('\n');
      case 't' -> literal.append('\t');
      case 'r' -> literal.append('\r');
      case '\n' -> {}
      default -> literal.append(c);
    }
    if (at < text.length()) {
      step();
    }
  }

  private boolean startsInsertion() {
    if (text.charAt(at) != '$' || at + 1 >= text.length()) {
      return false;
    }
    char c = text.charAt(at + 1);
    return c == '{' || (c != '$' && Character.isJavaIdentifierStart(c));
  }

  private List<Node> insertion() throws UnreadableScriptException {
    at++;
    return text.charAt(at) == '{' ? insertedExpression() : insertedPath();
  }

  private List<Node> insertedExpression() throws UnreadableScriptException {
    int opened = line;
    if (++insertions > INSERTIONS) {
      throw new UnreadableScriptException("strings nest too deep", opened);
    }
    List<Node> leaves = new ArrayList<>();
    int depth = 0;
    do {
      if (at >= text.length()) {
        throw new UnreadableScriptException("an expression in a string does not end", opened);
      }
      depth += text.charAt(at) == '{' ? 1 : text.charAt(at) == '}' ? -1 : 0;
      next(leaves);
    } while (depth > 0);
    insertions--;
    List<Node> inner = leaves.subList(1, leaves.size() - 1);
    return Groups.of(inner.stream().filter(each -> !each.is(Node.LINE_END)).toList());
  }

  private List<Node> insertedPath() {
    List<Node> path = new ArrayList<>();
    path.add(insertedWord());
    while (dialect.insertsPaths() && startsPathStep()) {
      path.add(new Node.Mark('.', new Span(at, at + 1, line)));
      at++;
      path.add(insertedWord());
    }
    return path;
  }

  private boolean startsPathStep() {
    return at + 1 < text.length()
        && text.charAt(at) == '.'
        && Character.isJavaIdentifierStart(text.charAt(at + 1))
        && text.charAt(at + 1) != '$';
  }

  private Node insertedWord() {
    int start = at;
    while (at < text.length()
        && text.charAt(at) != '$'
        && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
    return new Node.Word(text.substring(start, at), new Span(start, at, line));
  }

  /**
   * Whether a slash begins a string: where a value is expected, and another slash on the line ends
   * it.
   */
  private boolean startsSlashString(List<Node> before) {
    if (!dialect.hasSlashStrings() || before.isEmpty()) {
      return false;
    }
    Node last = before.get(before.size() - 1);
    boolean isValueExpected =
        last instanceof Node.Mark mark && "=(,[~:{|&!?\n".indexOf(mark.sign()) >= 0;
    return isValueExpected && slashEnd() > 0;
  }

  private int slashEnd() {
    for (int i = at + 1; i < text.length() && text.charAt(i) != '\n'; i++) {
      if (text.charAt(i) == '\\') {
        i++;
      } else if (text.charAt(i) == '/') {
        return i;
      }
    }
    return -1;
  }

  private Node slashString() {
    int end = slashEnd();
    Span span = new Span(at, end + 1, line);
    String literal = text.substring(at + 1, end);
    at = end + 1;
    return new Node.Text(List.of(Node.Piece.of(literal)), span);
  }
}
