// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How a file is laid out.
 *
 * @param unit the white space that one level adds
 * @param hasBracesOnOwnLines whether a brace opens on a line of its own
 */
record Layout(String unit, boolean hasBracesOnOwnLines) {

  private static final String TWO_SPACES = "  ";

  private static final Pattern OPENING = Pattern.compile(" *\\{(?=\\r|\\n|$)");

  /** After a brace, also one that is there already. */
  private static final Pattern CLAUSE = Pattern.compile("(^|\\}) (?=(?:catch|finally|else)\\b)");

  /** Returns the layout that the types and methods of a file have. */
  static Layout of(Code code) {
    List<TypeDecl> types = code.unit().types().stream().flatMap(Layout::nested).toList();
    String unit = types.stream().flatMap(type -> units(code, type)).findFirst().orElse(TWO_SPACES);
    return new Layout(unit, hasBracesOnOwnLines(code, types));
  }

  private static Stream<TypeDecl> nested(TypeDecl type) {
    return Stream.concat(Stream.of(type), type.types().stream().flatMap(Layout::nested));
  }

  private static Stream<String> units(Code code, TypeDecl type) {
    String outer = code.indentation(type.nameSpan().start());
    Stream<Integer> fields = type.fields().stream().map(field -> field.nameSpan().start());
    Stream<Integer> methods = type.methods().stream().map(method -> method.nameSpan().start());
    return Stream.concat(methods, fields)
        .map(code::indentation)
        .filter(inner -> inner.startsWith(outer) && inner.length() > outer.length())
        .map(inner -> inner.substring(outer.length()));
  }

  private static boolean hasBracesOnOwnLines(Code code, List<TypeDecl> types) {
    List<Boolean> areAlone = new ArrayList<>();
    for (TypeDecl type : types) {
      type.methods().stream()
          .flatMap(method -> body(method).stream())
          .forEach(body -> areAlone.add(isFirstOfLine(code, body)));
    }
    long alone = areAlone.stream().filter(is -> is).count();
    return alone * 2 > areAlone.size();
  }

  private static Optional<Stmt.Block> body(MethodDecl method) {
    return Optional.ofNullable(method.body());
  }

  private static boolean isFirstOfLine(Code code, Stmt.Block body) {
    int start = body.span().start();
    return code.text().startsWith("{", start)
        && Trivia.isBlank(code.text(), code.lineStart(start), start);
  }

  /** Returns the white space before what goes on from a line, such as a second resource. */
  String continuation() {
    if (unit.startsWith("\t")) {
      return "\t\t";
    }
    return unit.equals(TWO_SPACES) ? "    " : " ".repeat("try (".length());
  }

  /**
   * Returns a text with its braces where the file has them.
   *
   * @param text has each opening brace at the end of its line
   * @param indent the white space before the first line
   */
  String braced(String text, String indent, String newLine) {
    if (!hasBracesOnOwnLines) {
      return text;
    }
    List<String> lines = new ArrayList<>();
    String at = indent;
    for (String line : text.split(Pattern.quote(newLine), -1)) {
      at = lines.isEmpty() ? indent : indentation(line);
      lines.add(braced(line, newLine + at));
    }
    return String.join(newLine, lines);
  }

  private static String braced(String line, String next) {
    String clauses = CLAUSE.matcher(line).replaceAll("$1" + Matcher.quoteReplacement(next));
    boolean isAlone = clauses.strip().equals("{");
    return isAlone
        ? clauses
        : OPENING.matcher(clauses).replaceAll(Matcher.quoteReplacement(next + "{"));
  }

  private static String indentation(String line) {
    return line.substring(0, line.length() - line.stripLeading().length());
  }
}
