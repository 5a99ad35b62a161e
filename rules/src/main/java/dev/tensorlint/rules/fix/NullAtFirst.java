// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A variable that is {@code null} until a statement in a {@code try} acquires a resource, so that
 * the {@code catch} can ask for it. A field gets its value through such a variable.
 *
 * @param name what the {@code catch} asks for
 * @param declaration the statement that declares it, empty if there is one already
 * @param replaced what the statement that acquires has in the place of the variable
 * @param replacement what it gets there
 * @param next a statement to put after it, empty for none
 */
record NullAtFirst(
    Siblings set,
    String name,
    Optional<String> declaration,
    Span replaced,
    String replacement,
    Optional<String> next) {

  private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\r\\n]*");
  private static final Pattern MODIFIERS =
      Pattern.compile("^(?:(?:private|protected|public|final|transient|volatile)\\s+)*");
  private static final Pattern TYPE = Pattern.compile("[\\w.]+(?:<[\\w\\s,.<>?\\[\\]]*>)?");

  /** Empty where the code is of another shape, or where a lambda takes the variable. */
  static Optional<NullAtFirst> of(Code code, Edits edits, Acquired acquired) {
    return acquired.set().stmt() instanceof Stmt.LocalDecl decl
        ? ofVariable(code, edits, acquired, decl.local())
        : Acquired.assignment(acquired.set().stmt())
            .flatMap(it -> ofField(code, edits, acquired, it));
  }

  private static Optional<NullAtFirst> ofVariable(
      Code code, Edits edits, Acquired acquired, Local local) {
    boolean isCaptured =
        acquired.rest().stream().anyMatch(stmt -> LambdaMentions.any(stmt, Set.of(local)));
    if (isCaptured) {
      return Optional.empty();
    }
    return Extent.of(code, acquired.set())
        .map(extent -> new Span(extent.start(), local.nameSpan().start()))
        .flatMap(
            typed ->
                declaration(code, edits, local.type(), local.name(), typed)
                    .map(
                        declaration ->
                            new NullAtFirst(
                                acquired.set(),
                                local.name(),
                                Optional.of(declaration),
                                typed,
                                "",
                                Optional.empty())));
  }

  private static Optional<NullAtFirst> ofField(
      Code code, Edits edits, Acquired acquired, Expr.Assign assign) {
    Nesting around = acquired.set().around();
    boolean isInConstructor =
        around
            .last(MethodDecl.class)
            .filter(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR)
            .isPresent();
    return around
        .last(TypeDecl.class)
        .filter(type -> isInConstructor)
        .flatMap(type -> field(type, (Expr.FieldRef) assign.target()))
        .filter(field -> field.initializer() == null)
        .flatMap(field -> through(code, edits, acquired, assign, field));
  }

  private static Optional<FieldDecl> field(TypeDecl type, Expr.FieldRef target) {
    return type.fields().stream()
        .filter(one -> one.name().equals(target.name()))
        .filter(one -> one.owner().equals(target.owner()))
        .findFirst();
  }

  /**
   * A {@code catch} must not ask for a final field that may not be set yet, and says of a variable
   * more clearly than of a field what the constructor has made.
   */
  private static Optional<NullAtFirst> through(
      Code code, Edits edits, Acquired acquired, Expr.Assign assign, FieldDecl field) {
    String name = Names.ofFieldInConstructor(code, acquired.set().around(), field.name());
    return declaration(code, edits, field.type(), name, beforeName(code, field))
        .map(
            declaration ->
                new NullAtFirst(
                    acquired.set(),
                    name,
                    Optional.of(declaration),
                    assign.target().span(),
                    name,
                    Optional.of("this." + field.name() + " = " + name + ";")));
  }

  /** What is written before the name of a field: comments, annotations, modifiers and type. */
  private static Span beforeName(Code code, FieldDecl field) {
    int end = field.nameSpan().start();
    int start = end;
    while (start > 0 && ";{}".indexOf(code.text().charAt(start - 1)) < 0) {
      start--;
    }
    return new Span(start, end);
  }

  /**
   * @param typed the text that has the type in another declaration
   */
  private static Optional<String> declaration(
      Code code, Edits edits, TypeRef type, String name, Span typed) {
    return Imports.nameOf(code, edits, type)
        .or(() -> typeIn(code.file().textOf(typed)))
        .map(text -> text + " " + name + " = null;");
  }

  private static Optional<String> typeIn(String text) {
    String plain = COMMENT.matcher(text).replaceAll("").strip();
    String type = MODIFIERS.matcher(plain).replaceFirst("").strip();
    return TYPE.matcher(type).matches() && !type.equals("var")
        ? Optional.of(type)
        : Optional.empty();
  }

  void write(Code code, Edits edits, String unit) {
    if (replaced.end() > replaced.start()) {
      edits.replace(replaced.start(), replaced.end(), replacement);
    }
    String indent = code.newLine() + code.indentation(set.stmt().span().start()) + unit;
    next.ifPresent(stmt -> edits.insert(set.stmt().span().end(), indent + stmt));
  }
}
