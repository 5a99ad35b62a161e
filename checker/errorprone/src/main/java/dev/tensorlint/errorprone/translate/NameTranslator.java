// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates names: locals, fields, {@code this} and class literals. */
final class NameTranslator {

  private static final String ARRAY = "[]";

  private final UnitContext context;

  NameTranslator(UnitContext context) {
    this.context = context;
  }

  Expr identifier(JCIdent tree) {
    Span span = context.spans.of(tree);
    if (!(UnitContext.symbolOf(tree) instanceof VarSymbol symbol)) {
      return new Expr.Opaque(List.of(), TypeRef.UNKNOWN, span);
    }
    if (isThisOrSuper(symbol)) {
      return new Expr.This(
          symbol.name == context.javac.names()._super, context.erasedTypeOf(tree), span);
    }
    if (!isField(symbol)) {
      return new Expr.LocalRef(context.locals.of(symbol), span);
    }
    Expr target = UnitContext.isStatic(symbol) ? null : context.enclosingWith(symbol, span);
    return field(symbol, target, tree, span);
  }

  private boolean isThisOrSuper(VarSymbol symbol) {
    return symbol.name == context.javac.names()._this
        || symbol.name == context.javac.names()._super;
  }

  private static boolean isField(VarSymbol symbol) {
    return symbol.owner instanceof ClassSymbol;
  }

  private Expr field(VarSymbol symbol, @Nullable Expr target, JCTree tree, Span nameSpan) {
    boolean isOfArray = symbol.owner == context.javac.symtab().arrayClass;
    String owner = isOfArray ? ARRAY : context.javac.classNames().of((ClassSymbol) symbol.owner);
    return new Expr.FieldRef(
        target,
        owner,
        symbol.name.toString(),
        UnitContext.isStatic(symbol),
        context.typeOf(tree),
        nameSpan,
        context.spans.of(tree));
  }

  Expr select(JCFieldAccess tree) {
    Span span = context.spans.of(tree);
    if (tree.name == context.javac.names()._class) {
      return new Expr.ClassLiteral(context.writtenTypes.of(tree.selected).erased(), span);
    }
    if (tree.name == context.javac.names()._this) {
      return new Expr.This(false, context.erasedTypeOf(tree.selected), span);
    }
    if (tree.name == context.javac.names()._super) {
      return new Expr.This(true, superOf(tree.selected.type), span);
    }
    return UnitContext.symbolOf(tree) instanceof VarSymbol symbol && isField(symbol)
        ? field(symbol, target(tree, symbol), tree, context.spans.nameOf(tree))
        : unresolved(tree, span);
  }

  private TypeRef superOf(Type qualifier) {
    Type type = qualifier.isInterface() ? qualifier : context.javac.types().supertype(qualifier);
    return context.javac.typeRefs().erased(type);
  }

  /** Returns the object that a member is taken from, null for a static one. */
  @Nullable Expr target(JCFieldAccess tree, Symbol member) {
    return UnitContext.isStatic(member) ? null : context.exprs().translate(tree.selected);
  }

  private Expr unresolved(JCFieldAccess tree, Span span) {
    boolean isOfValue = isValue(tree.selected);
    List<Expr> parts = isOfValue ? List.of(context.exprs().translate(tree.selected)) : List.of();
    return new Expr.Opaque(parts, TypeRef.UNKNOWN, span);
  }

  /** Returns whether a tree is evaluated: no type, no package and no name that did not resolve. */
  static boolean isValue(JCTree tree) {
    JCTree inner = TreeInfo.skipParens(tree);
    boolean isName = inner instanceof JCIdent || inner instanceof JCFieldAccess;
    return !isName || UnitContext.symbolOf(inner) instanceof VarSymbol;
  }
}
