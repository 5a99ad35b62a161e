// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.MethodCallExpr;
import com.github.javaparser.ast.stmt.ExplicitConstructorInvocationStmt;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.resolve.Overloads;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates method calls and calls of other constructors. */
final class CallTranslator {

  private final FileContext file;
  private final Candidates candidates;
  private final NameTranslator names;

  CallTranslator(FileContext file) {
    this.file = file;
    this.candidates = file.candidates();
    this.names = new NameTranslator(file);
  }

  Typed call(MethodCallExpr expr, Scope scope, Target target) {
    Expression before = expr.getScope().orElse(null);
    return before == null
        ? unqualified(expr, scope, target)
        : qualified(expr, names.qualifier(before, scope), scope, target);
  }

  private Typed unqualified(MethodCallExpr expr, Scope scope, Target target) {
    Invocation invocation = new Invocation(file, expr.getArguments(), scope, target);
    String name = expr.getNameAsString();
    for (Candidates.Group group : candidates.unqualified(name, scope)) {
      Overloads.Choice choice = invocation.choose(group.members());
      if (choice != null) {
        Invocation.Done done =
            invocation.done(choice, signature(expr.getTypeArguments(), choice, scope));
        ClassInfo enclosing = group.enclosing();
        Type receiver = enclosing == null ? Type.Special.UNKNOWN : enclosing.thisType();
        return call(expr, implicitTarget(expr, choice, enclosing), adjusted(done, receiver));
      }
    }
    Expr self = unresolvedTarget(expr, scope);
    ClassInfo enclosing = scope.enclosingClass();
    Type owner = enclosing == null ? Type.Special.UNKNOWN : enclosing.thisType();
    return call(expr, self, invocation.unresolved(name, owner));
  }

  private @Nullable Expr implicitTarget(
      MethodCallExpr expr, Overloads.Choice choice, @Nullable ClassInfo enclosing) {
    return choice.member().method().isStatic() || enclosing == null
        ? null
        : new Expr.This(false, TypeRef.of(enclosing.name()), file.span(expr.getName()));
  }

  private Expr unresolvedTarget(MethodCallExpr expr, Scope scope) {
    ClassInfo enclosing = scope.enclosingClass();
    Span span = file.span(expr.getName());
    return enclosing == null
        ? new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span)
        : new Expr.This(false, TypeRef.of(enclosing.name()), span);
  }

  private Typed qualified(MethodCallExpr expr, Qualifier before, Scope scope, Target target) {
    Invocation invocation = new Invocation(file, expr.getArguments(), scope, target);
    String name = expr.getNameAsString();
    Type receiver = receiver(before);
    Overloads.Choice choice = invocation.choose(candidates.of(receiver, name, scope));
    if (choice == null) {
      return call(expr, object(before, expr), invocation.unresolved(name, receiver));
    }
    Invocation.Signature signature = signature(expr.getTypeArguments(), choice, scope);
    Invocation.Done done = adjusted(invocation.done(choice, signature), receiver);
    boolean isStatic = choice.member().method().isStatic() || before instanceof Qualifier.Named;
    return call(expr, isStatic ? null : object(before, expr), done);
  }

  private static Type receiver(Qualifier before) {
    if (before instanceof Qualifier.Value value) {
      return value.typed().type();
    }
    return before instanceof Qualifier.Named named ? named.type() : Type.Special.UNKNOWN;
  }

  private Expr object(Qualifier before, MethodCallExpr expr) {
    return before instanceof Qualifier.Value value
        ? value.typed().expr()
        : new Expr.Opaque(
            List.of(),
            TypeRef.UNKNOWN,
            expr.getScope().map(file::span).orElse(file.span(expr.getName())));
  }

  private Invocation.Signature signature(
      java.util.Optional<NodeList<com.github.javaparser.ast.type.Type>> written,
      Overloads.Choice choice,
      Scope scope) {
    Member member = choice.member();
    MethodInfo method = member.method();
    List<Type> given =
        written
            .map(types -> types.stream().map(each -> file.type(each, scope)).toList())
            .orElse(List.of());
    return new Invocation.Signature(
        method.typeParameters(),
        given.size() == method.typeParameters().size() ? given : List.of(),
        member.substitution().apply(method.returnType()));
  }

  /** {@code getClass()}, {@code clone()} of an array and raw receivers have types of their own. */
  private Invocation.Done adjusted(Invocation.Done done, Type receiver) {
    MethodInfo method = done.method();
    if (method == null) {
      return done;
    } else if (method.name().equals("getClass") && method.parameters().isEmpty()) {
      return withType(done, Type.of("java.lang.Class", Erasure.of(receiver)));
    } else if (method.name().equals("clone") && receiver instanceof Type.ArrayType) {
      return arrayClone(done, method, receiver);
    }
    return isRaw(receiver, method) ? withType(done, Erasure.of(method.returnType())) : done;
  }

  /** An array's {@code clone} throws nothing: JLS 10.7. */
  private static Invocation.Done arrayClone(
      Invocation.Done done, MethodInfo method, Type receiver) {
    MethodInfo quiet = method.throwingNothing();
    return new Invocation.Done(quiet, quiet.ref(), done.arguments(), receiver, false);
  }

  private boolean isRaw(Type receiver, MethodInfo method) {
    if (method.isStatic() || !(receiver instanceof Type.ClassType)) {
      return false;
    }
    Type.ClassType owner = file.types().supertypes().asSuper(receiver, method.owner());
    ClassInfo info = file.types().table().find(method.owner());
    return owner != null
        && info != null
        && owner.arguments().isEmpty()
        && !info.typeParameters().isEmpty();
  }

  private static Invocation.Done withType(Invocation.Done done, Type type) {
    return new Invocation.Done(done.method(), done.callee(), done.arguments(), type, false);
  }

  private Typed call(MethodCallExpr expr, @Nullable Expr target, Invocation.Done done) {
    Expr call =
        new Expr.Call(
            target,
            done.callee(),
            done.arguments(),
            file.ref(done.type()),
            file.span(expr.getName()),
            file.span(expr));
    return new Typed(call, done.type(), Bindings.NONE, done.isPoly());
  }

  /** Translates {@code this(...)} and {@code super(...)}; the span leaves the semicolon out. */
  Expr constructorCall(ExplicitConstructorInvocationStmt stmt, Scope scope) {
    ClassInfo enclosing = scope.enclosingClass();
    Type.ClassType type = enclosing == null ? null : enclosing.thisType();
    if (!stmt.isThis() && enclosing != null) {
      type = enclosing.superclass();
    }
    Invocation invocation = new Invocation(file, stmt.getArguments(), scope, Target.NONE);
    Overloads.Choice choice =
        type == null ? null : invocation.choose(candidates.constructors(type, scope, true));
    Invocation.Done done =
        choice == null
            ? invocation.unresolved(
                MethodRef.CONSTRUCTOR, type == null ? Type.Special.UNKNOWN : type)
            : invocation.done(choice, signature(stmt.getTypeArguments(), choice, scope));
    return constructorCall(stmt, type, done);
  }

  private Expr constructorCall(
      ExplicitConstructorInvocationStmt stmt, Type.@Nullable ClassType type, Invocation.Done done) {
    String keyword = stmt.isThis() ? "this" : "super";
    Span whole = file.span(stmt);
    int from = stmt.getExpression().map(each -> file.span(each).end()).orElse(whole.start());
    Span nameSpan = file.spans().find(keyword, from);
    TypeRef self = type == null ? TypeRef.UNKNOWN : TypeRef.of(type.name());
    Span span = new Span(whole.start(), whole.end() - 1);
    return new Expr.Call(
        new Expr.This(!stmt.isThis(), self, nameSpan),
        done.callee(),
        done.arguments(),
        TypeRef.VOID,
        nameSpan,
        file.spans().trimmed(span));
  }
}
