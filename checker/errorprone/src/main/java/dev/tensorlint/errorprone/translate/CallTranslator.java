// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Name;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates calls of methods, and of constructors by {@code this} and {@code super}. */
final class CallTranslator {

  private static final long MADE_UP = Flags.SIGNATURE_POLYMORPHIC | Flags.HYPOTHETICAL;

  private final UnitContext context;
  private final NameTranslator names;

  CallTranslator(UnitContext context, NameTranslator names) {
    this.context = context;
    this.names = names;
  }

  Expr call(JCMethodInvocation tree) {
    JCTree method = TreeInfo.skipParens(tree.meth);
    tree.typeargs.forEach(context.writtenTypes::count);
    if (isConstructorCall(method)) {
      return constructorCall(tree, method);
    }
    Expr target =
        method instanceof JCFieldAccess select
            ? receiver(select)
            : implicitReceiver(method, nameSpan(method));
    Callee callee =
        context.callee(UnitContext.symbolOf(method), name(method).toString(), owner(method));
    return new Expr.Call(
        target,
        callee,
        context.exprs().translateAll(tree.args),
        resultType(tree, UnitContext.symbolOf(method), callee),
        nameSpan(method),
        context.spans.of(tree));
  }

  private TypeRef owner(JCTree method) {
    return method instanceof JCFieldAccess select
        ? context.erasedTypeOf(select.selected)
        : context.javac.typeRefs().of(context.innermost());
  }

  /** javac makes up a result for each call of a signature-polymorphic method. */
  private TypeRef resultType(JCMethodInvocation tree, @Nullable Symbol symbol, Callee callee) {
    boolean isMadeUp = symbol != null && (symbol.flags() & MADE_UP) != 0;
    return isMadeUp && callee instanceof MethodRef declared
        ? declared.returnType()
        : context.typeOf(tree);
  }

  private boolean isConstructorCall(JCTree method) {
    Name name = name(method);
    return name == context.javac.names()._this || name == context.javac.names()._super;
  }

  private Expr constructorCall(JCMethodInvocation tree, JCTree method) {
    Span nameSpan = nameSpan(method);
    boolean isSuper = name(method) == context.javac.names()._super;
    List<Expr> arguments = context.exprs().translateAll(tree.args);
    TypeRef constructed = constructed(isSuper);
    return new Expr.Call(
        new Expr.This(isSuper, constructed, nameSpan),
        context.callee(UnitContext.symbolOf(method), MethodRef.CONSTRUCTOR, constructed),
        arguments,
        TypeRef.VOID,
        nameSpan,
        context.spans.of(tree));
  }

  private TypeRef constructed(boolean isSuper) {
    ClassSymbol type = context.innermost();
    return isSuper
        ? context.javac.typeRefs().erased(context.javac.types().supertype(type.type))
        : context.javac.typeRefs().of(type);
  }

  private static Name name(JCTree method) {
    return TreeInfo.name(method);
  }

  private Span nameSpan(JCTree method) {
    return method instanceof JCFieldAccess select
        ? context.spans.nameOf(select)
        : context.spans.of(method);
  }

  private @Nullable Expr receiver(JCFieldAccess select) {
    Symbol symbol = UnitContext.symbolOf(select);
    if (symbol != null) {
      return names.target(select, symbol);
    }
    boolean isType = UnitContext.symbolOf(select.selected) instanceof ClassSymbol;
    return isType ? null : context.exprs().translate(select.selected);
  }

  private @Nullable Expr implicitReceiver(JCTree method, Span span) {
    Symbol symbol = UnitContext.symbolOf(method);
    if (symbol == null) {
      return new Expr.This(false, context.javac.typeRefs().of(context.innermost()), span);
    }
    return UnitContext.isStatic(symbol) ? null : context.enclosingWith(symbol, span);
  }
}
