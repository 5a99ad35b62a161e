// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.ClassExpr;
import com.github.javaparser.ast.expr.EnclosedExpr;
import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SuperExpr;
import com.github.javaparser.ast.expr.ThisExpr;
import com.github.javaparser.ast.expr.TypeExpr;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates names, field accesses, {@code this} and {@code super}. */
final class NameTranslator {

  private static final String ARRAY = "[]";

  private final FileContext file;

  NameTranslator(FileContext file) {
    this.file = file;
  }

  Typed name(NameExpr expr, Scope scope) {
    Span span = file.span(expr);
    Typed found = simpleName(expr.getNameAsString(), span, scope);
    return found == null ? Typed.opaque(List.of(), span) : found;
  }

  /** Translates a simple name; null when it is neither variable nor field. */
  @Nullable Typed simpleName(String name, Span span, Scope scope) {
    Scope.Meaning meaning = scope.meaning(name);
    Variable variable = meaning.variable();
    if (variable != null) {
      return Typed.of(new Expr.LocalRef(variable.local(), span), variable.type());
    }
    FieldInfo field = meaning.field();
    if (field == null) {
      return null;
    }
    ClassInfo enclosing = meaning.enclosing();
    Expr target =
        field.isStatic() || enclosing == null
            ? null
            : new Expr.This(false, TypeRef.of(enclosing.name()), span);
    return field(target, field, span, span);
  }

  private Typed field(@Nullable Expr target, FieldInfo field, Span nameSpan, Span span) {
    Expr ref =
        new Expr.FieldRef(
            field.isStatic() ? null : target,
            field.owner(),
            field.name(),
            field.isStatic(),
            file.ref(field.type()),
            nameSpan,
            span);
    return Typed.of(ref, field.type());
  }

  Typed fieldAccess(FieldAccessExpr expr, Scope scope) {
    Qualifier meaning = qualifier(expr, scope);
    return meaning instanceof Qualifier.Value value
        ? value.typed()
        : Typed.opaque(List.of(), file.span(expr));
  }

  /** Finds out what stands before a dot: an object, a type or a package. */
  Qualifier qualifier(Expression expr, Scope scope) {
    if (expr instanceof NameExpr name) {
      return simpleQualifier(name, scope);
    } else if (expr instanceof FieldAccessExpr access) {
      return member(access, qualifier(access.getScope(), scope));
    } else if (expr instanceof TypeExpr type) {
      return new Qualifier.Named(file.type(type.getType(), scope));
    } else if (expr instanceof EnclosedExpr enclosed) {
      return new Qualifier.Value(file.exprs().translate(enclosed.getInner(), scope));
    }
    return new Qualifier.Value(file.exprs().translate(expr, scope));
  }

  private Qualifier simpleQualifier(NameExpr expr, Scope scope) {
    String name = expr.getNameAsString();
    Typed value = simpleName(name, file.span(expr), scope);
    if (value != null) {
      return new Qualifier.Value(value);
    }
    Type type = scope.type(name);
    return type == null ? new Qualifier.Unknown(name) : new Qualifier.Named(type);
  }

  private Qualifier member(FieldAccessExpr access, Qualifier before) {
    String name = access.getNameAsString();
    if (before instanceof Qualifier.Value value) {
      return new Qualifier.Value(fieldOf(value.typed(), access));
    } else if (before instanceof Qualifier.Named named) {
      return memberOfType(access, named.type());
    }
    String qualified = ((Qualifier.Unknown) before).name() + "." + name;
    String type = file.declared().scope().topLevel(qualified);
    return type == null ? new Qualifier.Unknown(qualified) : new Qualifier.Named(Type.of(type));
  }

  private Qualifier memberOfType(FieldAccessExpr access, Type type) {
    String name = access.getNameAsString();
    Type.ClassType owner = file.types().supertypes().membersOf(type);
    FieldInfo field = owner == null ? null : file.types().members().field(owner, name);
    if (field != null) {
      Span nameSpan = file.span(access.getName());
      return new Qualifier.Value(field(null, field, nameSpan, file.span(access)));
    }
    String member = owner == null ? null : file.types().members().memberType(owner.name(), name);
    return member == null
        ? new Qualifier.Value(Typed.opaque(List.of(), file.span(access)))
        : new Qualifier.Named(Type.of(member));
  }

  private Typed fieldOf(Typed object, FieldAccessExpr access) {
    String name = access.getNameAsString();
    Span span = file.span(access);
    if (object.type() instanceof Type.ArrayType && name.equals("length")) {
      FieldInfo length = new FieldInfo(ARRAY, name, Type.Primitive.INT, 0);
      return field(object.expr(), length, file.span(access.getName()), span);
    }
    Type.ClassType owner = file.types().supertypes().membersOf(object.type());
    FieldInfo found = owner == null ? null : file.types().members().field(owner, name);
    return found == null
        ? Typed.opaque(List.of(object.expr()), span)
        : field(object.expr(), found, file.span(access.getName()), span);
  }

  Typed self(ThisExpr expr, Scope scope) {
    ClassInfo type = scope.enclosingClass();
    if (expr.getTypeName().isPresent()) {
      type = named(expr.getTypeName().get().asString(), scope);
    }
    Span span = file.span(expr);
    return type == null ? Typed.opaque(List.of(), span) : self(type, span);
  }

  /** Returns {@code this} of a class that encloses the place. */
  Typed self(ClassInfo type, Span span) {
    return Typed.of(new Expr.This(false, TypeRef.of(type.name()), span), type.thisType());
  }

  Typed superclass(SuperExpr expr, Scope scope) {
    ClassInfo type = scope.enclosingClass();
    Type.ClassType superclass = type == null ? null : type.superclass();
    if (type != null && expr.getTypeName().isPresent()) {
      superclass = qualifiedSuper(type, expr.getTypeName().get().asString(), scope);
    }
    Span span = file.span(expr);
    return superclass == null
        ? Typed.opaque(List.of(), span)
        : Typed.of(new Expr.This(true, Erasure.ref(superclass), span), superclass);
  }

  /** {@code Iface.super} is a superinterface, {@code Outer.super} the superclass of Outer. */
  private Type.@Nullable ClassType qualifiedSuper(ClassInfo type, String name, Scope scope) {
    ClassInfo named = named(name, scope);
    if (named == null || !named.isInterface()) {
      return named == null ? null : named.superclass();
    }
    return file.types().supertypes().asSuper(type.thisType(), named.name());
  }

  private @Nullable ClassInfo named(String name, Scope scope) {
    Type type = file.resolver().lookUp(List.of(name.split("\\.")), scope);
    return type instanceof Type.ClassType named ? file.types().table().find(named.name()) : null;
  }

  Typed classLiteral(ClassExpr expr, Scope scope) {
    Type named = file.type(expr.getType(), scope);
    Type type = new Type.ClassType("java.lang.Class", List.of(boxed(named)));
    return Typed.of(new Expr.ClassLiteral(file.ref(named), file.span(expr)), type);
  }

  private static Type boxed(Type type) {
    return type.isVoid()
        ? Type.of("java.lang.Void")
        : dev.tensorlint.scanner.types.Conversions.boxed(type);
  }
}
