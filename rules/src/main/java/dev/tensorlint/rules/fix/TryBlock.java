// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Writes a try-with-resources around statements, or one more resource into the one around them. */
final class TryBlock {

  private final Code code;
  private final Edits edits;

  TryBlock(Code code, Edits edits) {
    this.code = code;
    this.edits = edits;
  }

  /**
   * Makes a declaration the resource of a block that goes to the end of another statement.
   *
   * @param last index of the last statement in the block
   */
  void aroundRest(Siblings declaration, Extent extent, int last) {
    String unit = code.layout().unit();
    int end = end(declaration, last);
    String text = extent.text(code).substring(0, extent.end() - extent.start() - 1);
    String joined = Lines.joinedIfShort(text, code.indentation(extent.start()).length() + 8);
    if (joined.equals(text)) {
      edits.insert(extent.start(), "try (");
      edits.replace(extent.end() - 1, extent.end(), ") {");
    } else {
      edits.replace(extent.start(), extent.end(), "try (" + joined + ") {");
    }
    edits.deleteBlankLinesAfter(extent.end());
    edits.indent(extent.end() - 1, end, unit);
    close(end, code.indentation(extent.start()));
  }

  /**
   * Puts statements into a block with new resources.
   *
   * @param resources declarations without their semicolons
   */
  void around(Siblings first, Extent extent, int last, List<String> resources) {
    String unit = code.layout().unit();
    String indent = code.indentation(extent.start());
    int end = end(first, last);
    String next = code.newLine() + indent;
    String header = String.join(";" + next + code.layout().continuation(), resources);
    edits.insert(extent.start(), "try (" + header + ") {" + next + unit);
    edits.indent(extent.start(), end, unit);
    close(end, indent);
  }

  private int end(Siblings siblings, int index) {
    int last = Extent.lastDeclared(code, siblings, index);
    return Extent.of(code, siblings, last).map(Extent::end).orElse(siblings.get(last).span().end());
  }

  /**
   * Writes the closing brace after the line, or after the statement if more follows on the line.
   */
  private void close(int end, String indent) {
    int lineEnd = code.lineEnd(end);
    boolean isLastOfLine = Trivia.skip(code.text(), end) > lineEnd || lineEnd == end;
    if (isLastOfLine || Trivia.skip(code.text(), end) == lineEnd) {
      edits.insert(lineEnd, code.newLine() + indent + "}");
    } else {
      edits.insert(end, " }");
    }
  }

  /**
   * Puts the statements after one into a {@code try} that ends with another statement.
   *
   * @param before the statement before the block
   */
  void withFinally(Siblings before, int last, String stmt) {
    Siblings first = after(before);
    if (first.index() > last) {
      insertBehind(first.at(first.index() - 1), stmt);
      return;
    }
    if (first.index() == last && canHaveFinally(first.stmt())) {
      addFinally(first, stmt);
      return;
    }
    withClause(before, last, "finally", List.of(stmt));
  }

  /**
   * Puts all statements after one into a {@code try} that catches everything.
   *
   * @param before the statement before the block
   * @param declarations statements to put before the block
   * @param failure name for what is caught
   */
  void withCatch(Siblings before, List<String> declarations, String failure, List<String> stmts) {
    Siblings first = after(before);
    String next = code.newLine() + code.indentation(start(first));
    declarations.forEach(each -> edits.insert(start(first), each + next));
    withClause(before, before.size() - 1, "catch (Throwable " + failure + ")", stmts);
  }

  private int start(Siblings siblings) {
    return Extent.start(code, siblings);
  }

  /** The next statement; of a declaration of several variables, that after all of them. */
  private Siblings after(Siblings before) {
    return before.at(Extent.lastDeclared(code, before, before.index()) + 1);
  }

  private void withClause(Siblings before, int last, String header, List<String> stmts) {
    Siblings first = after(before);
    String unit = code.layout().unit();
    int start = start(first);
    String next = code.newLine() + code.indentation(start);
    int end = end(before, last);
    edits.insert(start, "try {" + next + unit);
    edits.indent(start, end, unit);
    StringBuilder inner = new StringBuilder();
    stmts.forEach(stmt -> inner.append(next).append(unit).append(stmt.replace(next, next + unit)));
    edits.insert(code.lineEnd(end), next + "} " + header + " {" + inner + next + "}");
  }

  /** A {@code finally} that only releases can release more. */
  private static boolean canHaveFinally(Stmt stmt) {
    return stmt instanceof Stmt.Try block
        && (block.finallyBlock() == null || isRelease(block.finallyBlock()));
  }

  private static boolean isRelease(Stmt.Block block) {
    return !block.statements().isEmpty()
        && block.statements().stream().allMatch(TryBlock::isPlainCall);
  }

  private static boolean isPlainCall(Stmt stmt) {
    if (!(stmt instanceof Stmt.ExprStmt only) || !(only.expr() instanceof Expr.Call call)) {
      return false;
    }
    List<Expr> arguments = call.arguments();
    return call.target() instanceof Expr.LocalRef
        ? arguments.isEmpty()
        : isStatic(call) && arguments.size() == 1 && arguments.get(0) instanceof Expr.LocalRef;
  }

  private static boolean isStatic(Expr.Call call) {
    return call.callee() instanceof MethodRef method && method.isStatic();
  }

  private void addFinally(Siblings block, String stmt) {
    String next = code.newLine() + code.indentation(block.stmt().span().start());
    String inner = next + code.layout().unit();
    Stmt.Block last = ((Stmt.Try) block.stmt()).finallyBlock();
    if (last != null) {
      int end = last.statements().get(last.statements().size() - 1).span().end();
      edits.insert(code.lineEnd(end), inner + stmt.replace(next, inner));
      return;
    }
    edits.insert(
        block.stmt().span().end(), " finally {" + inner + stmt.replace(next, inner) + next + "}");
  }

  /** Puts a statement on the lines before another one. */
  void insertBefore(Siblings next, String stmt) {
    int start = start(next);
    edits.insert(start, stmt + code.newLine() + code.indentation(start));
  }

  /** Puts a statement on the lines after another one. */
  void insertBehind(Siblings behind, String stmt) {
    int end = end(behind, behind.index());
    edits.insert(
        code.lineEnd(end), code.newLine() + code.indentation(behind.stmt().span().start()) + stmt);
  }

  /** Puts a statement after another one; in a {@code finally} if the method may end in it. */
  void insertBehindOrFinally(Siblings behind, String stmt) {
    if (Leaving.in(behind.stmt())) {
      withFinally(behind.at(behind.index() - 1), behind.index(), stmt);
    } else {
      insertBehind(behind, stmt);
    }
  }

  /** Returns the {@code try} whose body begins with a statement and that can take a resource. */
  static Optional<Stmt.Try> headerFor(Siblings siblings) {
    Nesting around = siblings.ofParent();
    boolean isFirst = siblings.index() == 0 && around.size() > 1;
    return isFirst
            && around.node(around.size() - 2) instanceof Stmt.Try block
            && block.body() == siblings.parent()
        ? Optional.of(block)
        : Optional.empty();
  }

  /**
   * Makes a declaration the last or the only resource of a {@code try}; what is said above it goes
   * with it, unless it is the first thing that the block does.
   *
   * @param resource the declaration without its semicolon
   */
  void moveToHeader(Stmt.Try block, Extent declaration, String resource) {
    int start =
        block.resources().isEmpty()
            ? declaration.start()
            : Trivia.startOfCommentAbove(code, declaration.start());
    String comment = code.text().substring(start, declaration.start());
    String next = nextResource(block);
    String lines =
        comment
            .lines()
            .map(String::strip)
            .filter(line -> !line.isEmpty())
            .map(line -> line + next)
            .collect(Collectors.joining());
    addResource(block, lines + resource);
    edits.delete(start, declaration.end());
  }

  /** Appends a resource to those of a {@code try}, or adds the first one. */
  void addResource(Stmt.Try block, String resource) {
    if (block.resources().isEmpty()) {
      edits.insert(block.span().start() + "try".length(), " (" + resource + ")");
      return;
    }
    Stmt.Resource last = block.resources().get(block.resources().size() - 1);
    int at = last.span().end();
    edits.insert(at, ";" + nextResource(block) + resource);
  }

  /** Puts more resources before one of a {@code try}; what goes on from its line is indented. */
  void insertResources(Stmt.Try block, Stmt.Resource before, List<String> resources) {
    resources.forEach(each -> insertResource(block, before, each));
    int at = startOf(block, before);
    if (code.lineStart(at) == code.lineStart(block.span().start())) {
      edits.indent(at, endOf(before), code.layout().continuation());
    }
  }

  /** Puts one more resource before one of a {@code try}. */
  void insertResource(Stmt.Try block, Stmt.Resource before, String resource) {
    int at = startOf(block, before);
    edits.insert(at, resource + ";" + nextResource(block));
  }

  private String nextResource(Stmt.Try block) {
    return code.newLine() + code.indentation(block.span().start()) + code.layout().continuation();
  }

  /** A resource begins with its modifiers and type. */
  private int startOf(Stmt.Try block, Stmt.Resource resource) {
    int index = block.resources().indexOf(resource);
    int from =
        index == 0
            ? code.text().indexOf('(', block.span().start()) + 1
            : code.text().indexOf(';', endOf(block.resources().get(index - 1))) + 1;
    return Trivia.skip(code.text(), from);
  }

  /** Returns the text of a resource, from its modifiers and type to the end of its value. */
  static Span spanOf(Code code, Stmt.Try block, Stmt.Resource resource) {
    int start = new TryBlock(code, new Edits(code)).startOf(block, resource);
    return new Span(start, endOf(resource));
  }

  /** Takes one of several resources away. */
  static void removeResource(Code code, Edits edits, Stmt.Try block, Stmt.Resource resource) {
    int index = block.resources().indexOf(resource);
    if (index > 0) {
      edits.replace(endOf(block.resources().get(index - 1)), endOf(resource), "");
    } else {
      Span own = spanOf(code, block, resource);
      edits.replace(own.start(), spanOf(code, block, block.resources().get(1)).start(), "");
    }
  }

  private static int endOf(Stmt.Resource resource) {
    Expr value = resource.value();
    return Math.max(value.span().end(), resource.span().end());
  }
}
