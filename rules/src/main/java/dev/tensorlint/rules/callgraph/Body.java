// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.FieldFunctions;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LocalReads;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of code that is analysed as one: a method with its inline lambdas, a lambda that runs at
 * another time, or the initializers of a type's fields.
 *
 * @param name {@code Type.name} of the enclosing method, as reports print it
 * @param method the method, null for a lambda and for initializers
 * @param parameters its parameters; for a lambda also the variables that it captures
 * @param code its statements, null for initializers
 * @param functions the functions in the fields of its file
 * @param initialized fields whose initializers form the body, else empty
 * @param isKnownToRunAlone for a lambda: whether it certainly runs with no scope open around it
 * @param passedTo for a lambda: the method whose argument it is, null for none
 * @param captured for a lambda: the number of captured variables, which are the last parameters
 */
public record Body(
    CompilationUnit unit,
    TypeDecl type,
    String name,
    @Nullable MethodDecl method,
    List<Local> parameters,
    @Nullable Stmt code,
    FieldFunctions functions,
    List<FieldDecl> initialized,
    Span span,
    boolean isKnownToRunAlone,
    @Nullable Callee passedTo,
    int captured) {

  static Body of(
      CompilationUnit unit, TypeDecl type, MethodDecl method, Stmt code, FieldFunctions functions) {
    return new Body(
        unit,
        type,
        nameOf(type, method.ref().name()),
        method,
        method.parameters(),
        code,
        functions,
        List.of(),
        method.span(),
        false,
        null,
        0);
  }

  static Body ofInitializers(
      CompilationUnit unit, TypeDecl type, List<FieldDecl> fields, FieldFunctions functions) {
    String name = nameOf(type, fields.get(0).isStatic() ? "<clinit>" : "<init>");
    return new Body(
        unit, type, name, null, List.of(), null, functions, fields, type.span(), false, null, 0);
  }

  /** Returns the line of the method's name, or of the code that is no method. */
  public int line() {
    int start = method == null ? span.start() : method.nameSpan().start();
    return unit.file().lines().positionOf(start).line();
  }

  public Body lambda(Cfg.Deferred deferred) {
    Expr.Lambda lambda = deferred.lambda();
    List<Local> captured = LocalReads.of(lambda);
    List<Local> parameters = new ArrayList<>(lambda.parameters());
    parameters.addAll(captured);
    return new Body(
        unit,
        type,
        name,
        null,
        parameters,
        lambda.body(),
        functions,
        List.of(),
        lambda.span(),
        deferred.isKnown(),
        deferred.passedTo(),
        captured.size());
  }

  /** Bodies are equal only if they are the same object; comparing their code would be slow. */
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + span.start();
  }

  /**
   * Returns whether it is a compact constructor, whose parameters stand in the head of its record.
   */
  public boolean isCompactConstructor() {
    return type.kind() == TypeDecl.Kind.RECORD
        && method != null
        && method.kind() == MethodDecl.Kind.CONSTRUCTOR
        && !parameters.isEmpty()
        && !method.span().contains(parameters.get(0).nameSpan());
  }

  /** Returns the fields that the parameters of a compact constructor initialize, in their order. */
  public List<FieldKey> componentFields() {
    return parameters.stream()
        .map(parameter -> new FieldKey(type.name(), parameter.name(), false))
        .toList();
  }

  /** Returns whether it initializes fields of new objects, and is no constructor. */
  public boolean initializesObjects() {
    return method == null
        ? !initialized.isEmpty() && !initialized.get(0).isStatic()
        : method.kind() == MethodDecl.Kind.INSTANCE_INITIALIZER;
  }

  public boolean isLambda() {
    return method == null && code != null;
  }

  private static String nameOf(TypeDecl type, String member) {
    String simple = type.simpleName();
    return (simple.isEmpty() ? "<anonymous>" : simple) + "." + member;
  }
}
