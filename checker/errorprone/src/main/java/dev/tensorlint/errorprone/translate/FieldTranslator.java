// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.source.Span;
import javax.lang.model.element.ElementKind;
import org.jspecify.annotations.Nullable;

/** Translates fields, enum constants and record components. */
final class FieldTranslator {

  private final UnitContext context;
  private final CreationTranslator creations;
  private final AnnotationTranslator annotations;

  FieldTranslator(UnitContext context, AnnotationTranslator annotations) {
    this.context = context;
    this.creations = new CreationTranslator(context);
    this.annotations = annotations;
  }

  boolean isConstant(JCVariableDecl tree) {
    return tree.sym.getKind() == ElementKind.ENUM_CONSTANT;
  }

  /** A record has no instance fields besides its components. */
  boolean isComponent(JCVariableDecl tree) {
    return !UnitContext.isStatic(tree.sym) && tree.sym.owner.getKind() == ElementKind.RECORD;
  }

  FieldDecl field(JCVariableDecl tree) {
    Span name = nameSpan(tree);
    Span span = span(tree, name);
    if (!isConstant(tree)) {
      context.writtenTypes.count(tree.vartype);
    }
    return new FieldDecl(
        context.javac.classNames().of((ClassSymbol) tree.sym.owner),
        tree.name.toString(),
        context.javac.typeRefs().of(tree.sym.type),
        ModifierSets.of(tree.sym),
        annotations.of(tree.mods),
        initializer(tree, span),
        span,
        name);
  }

  /** An enum constant stands at its annotations in javac. */
  private Span nameSpan(JCVariableDecl tree) {
    boolean isAnnotated = isConstant(tree) && !tree.mods.annotations.isEmpty();
    return isAnnotated
        ? context.spans.nameAt(
            context.text().skipTrivia(context.spans.end(tree.mods.annotations.last())))
        : context.spans.nameAt(tree.pos);
  }

  private Span span(JCVariableDecl tree, Span name) {
    if (isComponent(tree)) {
      return new Span(context.spans.start(tree), name.end());
    }
    if (tree.init == null) {
      return name;
    }
    int end = isConstant(tree) ? context.spans.end(tree) : context.spans.end(tree.init);
    return new Span(name.start(), Math.max(name.end(), end));
  }

  private @Nullable Expr initializer(JCVariableDecl tree, Span span) {
    return isConstant(tree) && tree.init instanceof JCNewClass creation
        ? creations.object(creation, span)
        : context.exprs().translateOrNull(tree.init);
  }
}
