// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The text of a file that is being written, and the names that are known where it ends. */
public final class Draft {

  private final StringBuilder text = new StringBuilder();
  private final ToyTypes types;
  private Map<String, Local> locals = new HashMap<>();
  private String owner = "";
  private int depth;

  Draft(ToyTypes types) {
    this.types = types;
  }

  ToyTypes types() {
    return types;
  }

  TypeRef type(String written) {
    return types.resolve(written);
  }

  /** Returns the type whose members are being written. */
  String owner() {
    return owner;
  }

  void enter(String type) {
    owner = type;
  }

  int at() {
    return text.length();
  }

  Span put(String more) {
    int start = at();
    text.append(more);
    return since(start);
  }

  Span since(int start) {
    return new Span(start, at());
  }

  /** Writes the name of a variable that is known from here on. */
  Local declare(String type, String name) {
    return declare(type, name, List.of());
  }

  Local declare(String type, String name, List<Annotation> annotations) {
    Local local = new Local(name, type(type), annotations, put(name));
    locals.put(name, local);
    return local;
  }

  @Nullable Local local(String name) {
    return locals.get(name);
  }

  /** Forgets the variables that are declared meanwhile. */
  void inside(Runnable content) {
    Map<String, Local> outside = new HashMap<>(locals);
    content.run();
    locals = outside;
  }

  /** Writes something on lines of its own between braces. */
  void braces(Runnable lines) {
    put("{\n");
    depth++;
    inside(lines);
    depth--;
    indent();
    put("}");
  }

  void indent() {
    put("  ".repeat(depth));
  }

  void line(Runnable content) {
    indent();
    content.run();
    put("\n");
  }

  List<Stmt> statements(List<StmtCode> codes) {
    List<Stmt> statements = new ArrayList<>();
    codes.forEach(code -> line(() -> statements.add(code.write(this))));
    return statements;
  }

  Stmt.Block block(List<StmtCode> codes) {
    int start = at();
    List<Stmt> statements = new ArrayList<>();
    braces(() -> statements.addAll(statements(codes)));
    return new Stmt.Block(statements, since(start));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
