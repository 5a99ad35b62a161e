// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The weak and soft references of a file, where all of them refer to objects of one type, and code
 * only creates them and calls {@code get}.
 */
final class References extends IrWalker {

  private static final String HOME = "java.lang.ref.";
  private static final Set<String> TYPES =
      Set.of(HOME + "Reference", HOME + "WeakReference", HOME + "SoftReference");
  private static final Pattern NAME = Pattern.compile("\\b(?:Weak|Soft)?Reference\\b");
  private static final Pattern IMPORT =
      Pattern.compile("(?m)^import java\\.lang\\.ref\\.(?:Weak|Soft)?Reference;\\R");
  private static final Pattern WRITTEN =
      Pattern.compile("(?<!new )\\b(?:Weak|Soft)?Reference<([\\w.]+)>");
  private static final Pattern MADE = Pattern.compile("\\bnew (?:Weak|Soft)Reference<[\\w.]*>\\(");

  /** Of a line, but for a space and the end of the statement. */
  private static final int LONGEST = 98;

  private final Code code;
  private final List<Consumer<Edits>> changes = new ArrayList<>();
  private String held = "";
  private boolean isPlain = true;

  private References(Code code) {
    this.code = code;
  }

  /** Returns them; empty where something else is done with one. */
  static Optional<References> in(Code code) {
    References references = new References(code);
    references.names();
    code.unit().types().forEach(references::visitType);
    return references.isPlain && !references.held.isEmpty()
        ? Optional.of(references)
        : Optional.empty();
  }

  static boolean isOne(TypeRef type) {
    return TYPES.contains(type.name()) && !type.isArray();
  }

  static boolean isOne(Expr.New creation) {
    return isOne(creation.type()) && creation.body() == null;
  }

  /** The name of the type of the objects. */
  String held() {
    return held;
  }

  void replace(Edits edits) {
    changes.forEach(change -> change.accept(edits));
  }

  /** Each name of a reference type is one in an import, in a declaration or in a creation. */
  private void names() {
    String text = code.text();
    Set<Integer> known = new HashSet<>();
    Matcher imports = IMPORT.matcher(text);
    while (imports.find()) {
      known.add(imports.end());
      change(imports.start(), imports.end(), "");
    }
    Set<String> of = new HashSet<>();
    Matcher written = WRITTEN.matcher(text);
    while (written.find()) {
      known.add(written.start());
      of.add(written.group(1));
      change(written.start(), written.start(1), "");
      change(written.end(1), written.end(), "");
    }
    Matcher made = MADE.matcher(text);
    while (made.find()) {
      known.add(made.start() + "new ".length());
    }
    isPlain &= of.size() == 1 && NAME.matcher(text).results().allMatch(one -> isKnown(one, known));
    of.forEach(name -> held = name);
  }

  private boolean isKnown(java.util.regex.MatchResult name, Set<Integer> known) {
    int behindImport = code.lineEnd(name.end()) + 1;
    return known.contains(name.start()) || known.contains(behindImport);
  }

  private void change(int from, int to, String text) {
    changes.add(edits -> edits.replace(from, to, text));
  }

  @Override
  public void visitType(TypeDecl type) {
    isPlain &= type.supertypes().stream().noneMatch(References::isOne);
    type.fields().forEach(this::visitField);
    super.visitType(type);
  }

  /** A field that begins with a reference to nothing begins with nothing. */
  private void visitField(FieldDecl field) {
    if (field.initializer() instanceof Expr.New creation && isOfNothing(creation)) {
      change(field.nameSpan().end(), creation.span().start(), "");
    }
  }

  private static boolean isOfNothing(Expr.New creation) {
    return isOne(creation)
        && creation.arguments().size() == 1
        && creation.arguments().get(0) instanceof Expr.Literal;
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    if (!isOne(expr)) {
      return super.visitNew(expr);
    }
    if (expr.arguments().size() != 1) {
      isPlain = false;
      return Unit.UNIT;
    }
    Expr object = expr.arguments().get(0);
    boolean isInitial = isOfNothing(expr) && isOfField(expr);
    if (isInitial) {
      change(expr.span().start(), expr.span().end(), "");
    } else {
      joinLines(expr, object);
      change(object.span().end(), expr.span().end(), "");
    }
    return super.visitNew(expr);
  }

  /** What stood on a line of its own may fit on the line before without its reference. */
  private void joinLines(Expr.New creation, Expr object) {
    String text = code.text();
    int start = creation.span().start();
    int before = text.substring(0, start).stripTrailing().length();
    int length = before - code.lineStart(before) + code.file().textOf(object.span()).length();
    boolean fits = text.startsWith("=", before - 1) && length < LONGEST;
    change(fits ? before : start, object.span().start(), fits ? " " : "");
  }

  private boolean isOfField(Expr.New creation) {
    return code.at(creation.span())
        .last(TypeDecl.class)
        .filter(
            type -> type.fields().stream().anyMatch(field -> creation.equals(field.initializer())))
        .isPresent();
  }

  @Override
  public Unit visitUnary(Expr.Unary expr) {
    if (expr.operator().equals("!")
        && expr.operand() instanceof Expr.Call call
        && isQuestion(call)) {
      change(expr.span().start(), call.span().start(), "");
      question(call, " != ");
      return super.visitCall(call);
    }
    return super.visitUnary(expr);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    if (isQuestion(expr)) {
      question(expr, " == ");
    } else if (isOfReference(expr)) {
      Expr target = expr.target();
      if (target != null && name(expr).equals("get")) {
        change(target.span().end(), expr.span().end(), "");
      } else {
        isPlain = false;
      }
    }
    return super.visitCall(expr);
  }

  private void question(Expr.Call call, String operator) {
    Expr object = call.arguments().get(0);
    Expr target = java.util.Objects.requireNonNull(call.target());
    change(target.span().end(), object.span().start(), operator);
    change(object.span().end(), call.span().end(), "");
  }

  private static boolean isQuestion(Expr.Call call) {
    return isOfReference(call)
        && call.target() != null
        && name(call).equals("refersTo")
        && call.arguments().size() == 1;
  }

  private static boolean isOfReference(Expr.Call call) {
    boolean isOnOne = call.target() != null && isOne(call.target().type());
    return isOnOne || (call.callee() instanceof MethodRef method && TYPES.contains(method.owner()));
  }

  private static String name(Expr.Call call) {
    return call.callee() instanceof MethodRef method ? method.name() : "";
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    isPlain &= expr.target() == null || !isOne(expr.target().type());
    return super.visitMethodReference(expr);
  }
}
