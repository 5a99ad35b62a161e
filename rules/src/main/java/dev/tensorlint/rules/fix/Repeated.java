// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The statements that say the same as a new one which makes them needless. A loop says the same as
 * another one whose variable has another name, and as {@code all.forEach(Tensor::close)}.
 */
final class Repeated extends IrWalker {

  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern LOOP =
      Pattern.compile(
          "for \\((?:final )?(?<type>[\\w.<>, ]+) (?<each>\\w+) ?: ?(?<all>[\\w.()]+)\\)"
              + "(?<body>.*)");
  private static final Pattern CALL =
      Pattern.compile("(?<all>[\\w.()]+)\\.forEach\\((?<type>[\\w.]+)::(?<method>\\w+)\\);");

  private final Code code;
  private final String said;
  private final List<Stmt> found = new ArrayList<>();

  private Repeated(Code code, String text) {
    this.code = code;
    this.said = said(text);
  }

  /** Takes them out of a list of statements, where all of them can go; returns what went. */
  static List<Span> remove(Code code, Edits edits, List<Stmt> statements, String text) {
    Repeated repeated = new Repeated(code, text);
    statements.forEach(repeated::stmt);
    List<Span> gone = Removal.of(code, repeated.found).orElse(List.of());
    edits.deleteAll(gone);
    return gone;
  }

  /** Returns what a statement says, in one form for all loops. */
  private static String said(String text) {
    String joined = SPACE.matcher(text).replaceAll(" ");
    Matcher call = CALL.matcher(joined);
    if (call.matches()) {
      String body = "{ each." + call.group("method") + "(); }";
      return loop(call.group("type"), call.group("all"), body);
    }
    Matcher loop = LOOP.matcher(joined);
    return loop.matches()
        ? loop(
            loop.group("type"),
            loop.group("all"),
            braced(loop.group("body").strip())
                .replaceAll("\\b" + loop.group("each") + "\\b", "each"))
        : joined;
  }

  private static String loop(String type, String all, String body) {
    return "for (" + type + " each : " + all + ") " + body;
  }

  private static String braced(String body) {
    return body.startsWith("{") ? body : "{ " + body + " }";
  }

  @Override
  public Unit visitExprStmt(Stmt.ExprStmt stmt) {
    add(stmt);
    return super.visitExprStmt(stmt);
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    add(stmt);
    return super.visitForEach(stmt);
  }

  private void add(Stmt stmt) {
    if (said(code.file().textOf(stmt.span())).equals(said)) {
      found.add(stmt);
    }
  }
}
