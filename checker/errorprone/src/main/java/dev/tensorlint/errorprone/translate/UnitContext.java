// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Flags;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** What the translators of one unit share: places, names, and where in the unit they are. */
final class UnitContext {

  final Javac javac;
  final UnitSource source;
  final TreeSpans spans;
  final Locals locals;
  final WrittenTypes writtenTypes;
  final YieldedTypes yieldedTypes = new YieldedTypes();
  private final Declarations declarations;
  private final Statements stmts;
  private final Expressions exprs;
  private final Deque<ClassSymbol> enclosing = new ArrayDeque<>();
  private int unresolvedCallees;

  UnitContext(Javac javac, UnitSource source, Translators translators) {
    this.javac = javac;
    this.source = source;
    this.spans = source.spans();
    this.locals = new Locals(javac.typeRefs(), spans);
    this.writtenTypes = new WrittenTypes(javac.typeRefs());
    this.declarations = translators.declarations().apply(this);
    this.stmts = translators.statements().apply(this);
    this.exprs = translators.expressions().apply(this);
  }

  Expressions exprs() {
    return exprs;
  }

  Statements stmts() {
    return stmts;
  }

  Declarations declarations() {
    return declarations;
  }

  SourceText text() {
    return spans.text();
  }

  TypeRef typeOf(Tree tree) {
    return javac.typeRefs().of(((JCTree) tree).type);
  }

  TypeRef erasedTypeOf(Tree tree) {
    return typeOf(tree).erased();
  }

  void enter(ClassSymbol type) {
    enclosing.push(type);
  }

  void leave() {
    enclosing.pop();
  }

  /** Returns the innermost class; only within one. */
  ClassSymbol innermost() {
    return enclosing.element();
  }

  /** Returns {@code this} of the enclosing class that a member is found in. */
  Expr.This enclosingWith(Symbol member, Span span) {
    ClassSymbol found =
        enclosing.stream()
            .filter(type -> type.isSubClass(member.owner, javac.types()))
            .findFirst()
            .orElse(innermost());
    return new Expr.This(false, javac.typeRefs().of(found), span);
  }

  /**
   * Returns what a call means; one that did not resolve is counted.
   *
   * @param owner the type in which it is looked for
   */
  Callee callee(@Nullable Symbol symbol, String name, TypeRef owner) {
    if (symbol instanceof MethodSymbol method && method.owner instanceof ClassSymbol) {
      return javac.methodRefs().of(method);
    }
    unresolvedCallees++;
    return new UnresolvedMethod(name, owner);
  }

  int unresolvedNames() {
    return unresolvedCallees + writtenTypes.unresolved();
  }

  static boolean isStatic(Symbol symbol) {
    return (symbol.flags() & Flags.STATIC) != 0;
  }

  /** Returns the symbol of a name or selection, null for all else and for what did not resolve. */
  static @Nullable Symbol symbolOf(Tree tree) {
    Symbol symbol = TreeInfo.symbol((JCTree) tree);
    boolean isUnresolved =
        symbol == null || symbol.kind == Kind.ERR || symbol.kind.isResolutionError();
    return isUnresolved ? null : symbol;
  }
}
