// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMemberReference;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Expr.ReferenceKind;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;

/** Translates lambdas and method references. */
final class FunctionTranslator {

  private final UnitContext context;

  FunctionTranslator(UnitContext context) {
    this.context = context;
  }

  Expr lambda(JCLambda tree) {
    List<Local> parameters = tree.params.stream().map(this::parameter).toList();
    return new Expr.Lambda(
        parameters, body(tree.body), context.erasedTypeOf(tree), context.spans.of(tree));
  }

  private Local parameter(JCVariableDecl tree) {
    if (!tree.declaredUsingVar() && tree.vartype != null && isWritten(tree)) {
      context.writtenTypes.count(tree.vartype);
    }
    return context.declarations().declare(tree);
  }

  /** The compiler places the type of an implicit parameter after its name. */
  private boolean isWritten(JCVariableDecl tree) {
    return tree.vartype.pos >= 0 && tree.vartype.pos < tree.pos;
  }

  private Stmt body(JCTree body) {
    if (body instanceof JCBlock block) {
      return context.stmts().block(block);
    }
    Expr value = context.exprs().translate(body);
    return new Stmt.Return(value, value.span());
  }

  Expr reference(JCMemberReference tree) {
    ReferenceKind kind = kind(tree);
    boolean isBound = kind == ReferenceKind.BOUND || isBoundUnresolved(tree, kind);
    Expr target = isBound ? context.exprs().translate(tree.expr) : null;
    if (!isBound) {
      context.writtenTypes.count(tree.expr);
    }
    return new Expr.MethodReference(
        kind,
        target,
        qualifier(tree, isBound),
        callee(tree),
        context.erasedTypeOf(tree),
        context.spans.of(tree));
  }

  private static boolean isBoundUnresolved(JCMemberReference tree, ReferenceKind kind) {
    return kind == ReferenceKind.OTHER && tree.kind == null && NameTranslator.isValue(tree.expr);
  }

  private static ReferenceKind kind(JCMemberReference tree) {
    if (tree.kind == null) {
      return ReferenceKind.OTHER;
    }
    return switch (tree.kind) {
      case STATIC -> ReferenceKind.STATIC;
      case SUPER, BOUND -> ReferenceKind.BOUND;
      case UNBOUND -> ReferenceKind.UNBOUND;
      case IMPLICIT_INNER, TOPLEVEL -> ReferenceKind.CONSTRUCTOR;
      case ARRAY_CTOR -> ReferenceKind.OTHER;
    };
  }

  private TypeRef qualifier(JCMemberReference tree, boolean isBound) {
    boolean isUnresolved = isBound && tree.kind == null;
    return isUnresolved ? TypeRef.UNKNOWN : context.erasedTypeOf(tree.expr);
  }

  private Callee callee(JCMemberReference tree) {
    return tree.kind == JCMemberReference.ReferenceKind.ARRAY_CTOR
        ? arrayConstructor(context.erasedTypeOf(tree.expr))
        : context.callee(
            tree.kind == null ? null : tree.sym,
            tree.name.toString(),
            context.erasedTypeOf(tree.expr));
  }

  private static MethodRef arrayConstructor(TypeRef array) {
    List<TypeRef> length = List.of(TypeRef.INT);
    return new MethodRef(
        "[]", MethodRef.CONSTRUCTOR, length, array, false, false, false, List.of());
  }
}
