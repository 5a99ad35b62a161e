// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The functions that fields of a file hold for good, and that its code only runs. Such a function
 * is a private method of the class, and a run of the field is a call of that method.
 */
public final class FieldFunctions {

  public static final FieldFunctions NONE = new FieldFunctions(Map.of(), Map.of());

  private final Map<FieldKey, MethodDecl> methods;
  private final Set<Span> bodies = new HashSet<>();

  /**
   * @param functions what each field holds: a lambda or a method reference
   * @param runs for each field a call that runs it, whose types those of the method are
   */
  public FieldFunctions(Map<FieldKey, Expr> functions, Map<FieldKey, Expr.Call> runs) {
    methods = new HashMap<>();
    functions.forEach(
        (field, function) -> {
          Expr.Call run = runs.get(field);
          if (run != null && ReferenceLambda.of(function) instanceof Expr.Lambda lambda) {
            methods.put(field, method(field, lambda, run));
            bodies.add(function.span());
          }
        });
  }

  private static MethodDecl method(FieldKey field, Expr.Lambda lambda, Expr.Call run) {
    List<TypeRef> thrown =
        run.callee() instanceof MethodRef called ? called.thrown() : List.<TypeRef>of();
    MethodRef ref =
        new MethodRef(
            field.owner(),
            "function of " + field.name(),
            lambda.parameters().stream().map(parameter -> parameter.type().erased()).toList(),
            run.type().erased(),
            field.isStatic(),
            false,
            false,
            thrown);
    return new MethodDecl(
        MethodDecl.Kind.METHOD,
        ref,
        lambda.parameters(),
        Set.of(),
        List.of(),
        block(lambda.body(), run.type()),
        lambda.span(),
        lambda.span());
  }

  private static Stmt.Block block(Stmt body, TypeRef result) {
    if (body instanceof Stmt.Block block) {
      return block;
    }
    boolean isDropped =
        result.isVoid() && body instanceof Stmt.Return returned && returned.value() != null;
    Stmt only = isDropped ? dropped((Stmt.Return) body) : body;
    return new Stmt.Block(List.of(only), body.span());
  }

  private static Stmt dropped(Stmt.Return body) {
    Expr value = body.value();
    return value == null ? body : new Stmt.ExprStmt(value, body.span());
  }

  /** Returns the methods that the functions are. */
  public Collection<MethodDecl> methods() {
    return methods.values();
  }

  /** Returns the method that a call runs, through the field that holds it or by its name. */
  public Expr.Call called(Expr.Call call) {
    return of(call.target())
        .filter(method -> method.parameters().size() == call.arguments().size())
        .map(
            method ->
                new Expr.Call(
                    object(call.target()),
                    method.ref(),
                    call.arguments(),
                    call.type(),
                    call.nameSpan(),
                    call.span()))
        .orElse(call);
  }

  private Optional<MethodDecl> of(@Nullable Expr target) {
    return target instanceof Expr.FieldRef field && !methods.isEmpty()
        ? Optional.ofNullable(
            methods.get(new FieldKey(field.owner(), field.name(), field.isStatic())))
        : Optional.empty();
  }

  private static @Nullable Expr object(@Nullable Expr target) {
    return target instanceof Expr.FieldRef field && !field.isStatic() ? field.target() : null;
  }

  /** Returns whether a function is a method, which is analysed as such. */
  boolean isMethod(Expr function) {
    return bodies.contains(function.span());
  }
}
