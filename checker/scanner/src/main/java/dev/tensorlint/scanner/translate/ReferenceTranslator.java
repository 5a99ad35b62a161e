// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.expr.Expression;
import com.github.javaparser.ast.expr.FieldAccessExpr;
import com.github.javaparser.ast.expr.MethodReferenceExpr;
import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.expr.SimpleName;
import com.github.javaparser.ast.expr.TypeExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Expr.ReferenceKind;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.scanner.resolve.Argument;
import dev.tensorlint.scanner.resolve.Inference;
import dev.tensorlint.scanner.resolve.OverloadSet;
import dev.tensorlint.scanner.resolve.Overloads;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Erasure;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates method references: JLS 15.13. */
final class ReferenceTranslator {

  private final FileContext file;
  private final Candidates candidates;
  private final NameTranslator names;

  ReferenceTranslator(FileContext file) {
    this.file = file;
    this.candidates = file.candidates();
    this.names = new NameTranslator(file);
  }

  /** Finds out what the reference is to, as far as that does not depend on its target. */
  ReferenceTarget target(MethodReferenceExpr expr, Scope scope) {
    String name = expr.getIdentifier();
    boolean isConstructor = name.equals("new");
    Qualifier before =
        isConstructor ? names.qualifier(expr.getScope(), scope) : qualifier(expr.getScope(), scope);
    if (before instanceof Qualifier.Value value) {
      Type type = value.typed().type();
      return new ReferenceTarget(
          value.typed().expr(), type, name, candidates.of(type, name, scope));
    } else if (before instanceof Qualifier.Named named) {
      String method = isConstructor ? MethodRef.CONSTRUCTOR : name;
      return new ReferenceTarget(null, named.type(), method, members(named.type(), method, scope));
    }
    return new ReferenceTarget(null, Type.Special.UNKNOWN, name, OverloadSet.NONE);
  }

  private OverloadSet members(Type type, String name, Scope scope) {
    boolean isArrayCreation = type instanceof Type.ArrayType && name.equals(MethodRef.CONSTRUCTOR);
    return isArrayCreation ? OverloadSet.NONE : candidates.of(type, name, scope);
  }

  /** JavaParser takes {@code x} in {@code x::m} for a type; it may as well be a variable. */
  private Qualifier qualifier(Expression before, Scope scope) {
    if (before instanceof TypeExpr typeExpr
        && typeExpr.getType() instanceof ClassOrInterfaceType type) {
      Expression name = asName(type);
      if (name != null && names.qualifier(name, scope) instanceof Qualifier.Value value) {
        return value;
      }
    }
    return names.qualifier(before, scope);
  }

  private static @Nullable Expression asName(ClassOrInterfaceType type) {
    if (type.getTypeArguments().isPresent()) {
      return null;
    }
    SimpleName name = (SimpleName) type.getName().clone().setRange(range(type.getName()));
    if (type.getScope().isEmpty()) {
      return (Expression) new NameExpr(name).setRange(range(type));
    }
    Expression scope = asName(type.getScope().get());
    return scope == null
        ? null
        : (Expression) new FieldAccessExpr(scope, null, name).setRange(range(type));
  }

  private static com.github.javaparser.@Nullable Range range(com.github.javaparser.ast.Node node) {
    return node.getRange().orElse(null);
  }

  /**
   * Translates a method reference and tells its target what it gives.
   *
   * @param target what it implements, null when that is not known
   */
  Expr translate(MethodReferenceExpr expr, Scope scope, @Nullable FunctionTarget target) {
    ReferenceTarget before = target(expr, scope);
    TypeRef type = target == null ? TypeRef.UNKNOWN : Erasure.ref(target.type());
    if (before.type() instanceof Type.ArrayType) {
      return array(expr, before, type, target);
    }
    if (target != null) {
      limit(before, target);
    }
    Member member = target == null ? only(before) : choose(before, target);
    if (target != null && member != null) {
      target.gives(result(before, member, target));
    }
    Callee callee =
        member == null
            ? file.unresolved().method(before.name(), Erasure.ref(before.type()))
            : member.method().ref();
    return new Expr.MethodReference(
        kind(before, member),
        before.object(),
        Erasure.ref(before.type()),
        callee,
        type,
        file.span(expr));
  }

  /** A reference to a method without overloads says what it takes: JLS 18.2.1. */
  private static void limit(ReferenceTarget before, FunctionTarget target) {
    Member exact = only(before);
    if (exact == null) {
      return;
    }
    List<Type> parameters = exact.substitution().apply(exact.method().parameters());
    boolean takesReceiver =
        kind(before, exact) == ReferenceKind.UNBOUND
            && target.function().parameters().size() == parameters.size() + 1;
    if (takesReceiver) {
      target.limits(0, before.type());
    }
    if (exact.method().typeParameters().isEmpty()) {
      for (int i = 0; i < parameters.size(); i++) {
        target.limits(takesReceiver ? i + 1 : i, parameters.get(i));
      }
    }
  }

  private Expr array(
      MethodReferenceExpr expr,
      ReferenceTarget before,
      TypeRef type,
      @Nullable FunctionTarget target) {
    if (!before.candidates().isEmpty()) {
      Callee callee = before.candidates().members().get(0).method().ref();
      return new Expr.MethodReference(
          before.isType() ? ReferenceKind.UNBOUND : ReferenceKind.BOUND,
          before.object(),
          Erasure.ref(before.type()),
          callee,
          type,
          file.span(expr));
    }
    if (target != null) {
      target.gives(before.type());
    }
    Callee constructor =
        new MethodRef(
            "[]",
            MethodRef.CONSTRUCTOR,
            List.of(TypeRef.INT),
            Erasure.ref(before.type()),
            false,
            false,
            false,
            List.of());
    return new Expr.MethodReference(
        ReferenceKind.OTHER, null, Erasure.ref(before.type()), constructor, type, file.span(expr));
  }

  private static @Nullable Member only(ReferenceTarget target) {
    List<Member> candidates = target.candidates().members();
    return candidates.size() == 1 ? candidates.get(0) : null;
  }

  private static ReferenceKind kind(ReferenceTarget target, @Nullable Member member) {
    if (!target.isType()) {
      return ReferenceKind.BOUND;
    } else if (member == null) {
      return ReferenceKind.OTHER;
    } else if (member.method().isConstructor()) {
      return ReferenceKind.CONSTRUCTOR;
    }
    return member.method().isStatic() ? ReferenceKind.STATIC : ReferenceKind.UNBOUND;
  }

  private @Nullable Member choose(ReferenceTarget before, FunctionTarget target) {
    List<Type> parameters = target.parameters();
    Overloads.Choice direct = choose(before.candidates(), parameters);
    boolean isUnbound =
        before.isType() && !before.name().equals(MethodRef.CONSTRUCTOR) && !parameters.isEmpty();
    if (!isUnbound) {
      return direct == null ? only(before) : direct.member();
    }
    List<Type> rest = parameters.subList(1, parameters.size());
    Overloads.Choice unbound = choose(before.candidates(), rest);
    if (direct != null && direct.member().method().isStatic()) {
      return direct.member();
    }
    boolean found = unbound != null && !unbound.member().method().isStatic();
    return found && unbound != null ? unbound.member() : only(before);
  }

  private Overloads.@Nullable Choice choose(OverloadSet members, List<Type> arguments) {
    List<Argument> values = new ArrayList<>();
    arguments.forEach(each -> values.add(new Argument.Value(each)));
    return new Overloads(file.types()).choose(members, values);
  }

  /** Returns what the method gives back when it is called with the target's parameters. */
  private Type result(ReferenceTarget before, Member member, FunctionTarget target) {
    MethodInfo method = member.method();
    List<TypeVariable> variables = new ArrayList<>(method.typeParameters());
    boolean isRawType =
        before.isType()
            && before.type() instanceof Type.ClassType type
            && type.arguments().isEmpty();
    Type declared = member.substitution().apply(method.returnType());
    if (isRawType && !method.isStatic()) {
      ClassInfo owner = file.types().table().find(method.owner());
      variables.addAll(owner == null ? List.of() : owner.typeParameters());
      declared = method.returnType();
    }
    Inference inference = new Inference(file.types(), variables, member.substitution());
    List<Type> given = target.parameters();
    boolean takesReceiver = kind(before, member) == ReferenceKind.UNBOUND;
    if (takesReceiver && !given.isEmpty()) {
      ClassInfo owner = file.types().table().find(method.owner());
      if (owner != null) {
        inference.passed(given.get(0), inference.open(owner.thisType()));
      }
      given = given.subList(1, given.size());
    }
    passAll(inference, method, given);
    inference.expected(target.result(), inference.open(declared));
    Type result = inference.solved(inference.open(declared));
    return method.name().equals("getClass") ? Type.Special.UNKNOWN : result;
  }

  private static void passAll(Inference inference, MethodInfo method, List<Type> given) {
    for (int i = 0; i < Math.min(given.size(), method.parameters().size()); i++) {
      inference.passed(given.get(i), inference.open(method.parameters().get(i)));
    }
  }
}
