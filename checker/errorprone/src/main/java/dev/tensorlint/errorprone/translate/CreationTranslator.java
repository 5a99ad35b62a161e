// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.JCTree.Tag;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates the creation of objects and arrays. */
final class CreationTranslator {

  private final UnitContext context;

  CreationTranslator(UnitContext context) {
    this.context = context;
  }

  /**
   * Translates a creation.
   *
   * @param span of the whole creation; an enum constant's is not the tree's
   */
  Expr object(JCNewClass tree, Span span) {
    TypeRef type = createdType(tree);
    boolean hasOuterAmongArguments = hasOuterAmongArguments(tree);
    JCTree outer = hasOuterAmongArguments ? ((JCUnary) tree.args.head).arg : tree.encl;
    List<JCExpression> arguments = hasOuterAmongArguments ? tree.args.tail : tree.args;
    return new Expr.New(
        context.exprs().translateOrNull(outer),
        constructor(tree, type),
        context.exprs().translateAll(arguments),
        body(tree, type),
        type,
        span);
  }

  private TypeRef createdType(JCNewClass tree) {
    context.writtenTypes.count(tree.clazz);
    JCTree created = tree.def == null ? tree : tree.clazz;
    return context.typeOf(created);
  }

  /** javac moves the outer object of an anonymous class to the arguments, as a null check. */
  private static boolean hasOuterAmongArguments(JCNewClass tree) {
    return tree.def != null && !tree.args.isEmpty() && tree.args.head.hasTag(Tag.NULLCHK);
  }

  private @Nullable TypeDecl body(JCNewClass tree, TypeRef supertype) {
    JCClassDecl body = tree.def;
    return body == null || body.sym == null
        ? null
        : context.declarations().anonymous(body, supertype, context.spans.bodyBrace(tree));
  }

  private Callee constructor(JCNewClass tree, TypeRef type) {
    if (tree.def == null) {
      return context.callee(resolved(tree.constructor), MethodRef.CONSTRUCTOR, type);
    }
    return tree.clazz.type != null && tree.clazz.type.isInterface()
        ? context.javac.methodRefs().objectConstructor()
        : context.callee(superConstructor(tree.def), MethodRef.CONSTRUCTOR, type);
  }

  private static @Nullable Symbol resolved(@Nullable Symbol constructor) {
    return constructor instanceof MethodSymbol method && !method.type.isErroneous() ? method : null;
  }

  /** Returns the constructor that the generated one of an anonymous class calls first. */
  private static @Nullable Symbol superConstructor(JCClassDecl body) {
    for (JCTree member : body.defs) {
      if (member instanceof JCMethodDecl method && TreeInfo.isConstructor(method)) {
        return called(method.body.stats.head);
      }
    }
    return null;
  }

  private static @Nullable Symbol called(@Nullable JCStatement statement) {
    return statement instanceof JCExpressionStatement expression
            && expression.expr instanceof JCMethodInvocation call
        ? UnitContext.symbolOf(call.meth)
        : null;
  }

  Expr array(JCNewArray tree) {
    if (tree.elemtype != null) {
      context.writtenTypes.count(tree.elemtype);
    }
    List<Expr> elements = tree.elems == null ? null : context.exprs().translateAll(tree.elems);
    return new Expr.NewArray(
        context.typeOf(tree),
        context.exprs().translateAll(tree.dims),
        elements,
        context.spans.of(tree));
  }
}
