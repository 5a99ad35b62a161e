// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Set;

/** Translates methods, constructors and initializers. */
final class MethodTranslator {

  private final UnitContext context;
  private final AnnotationTranslator annotations;

  MethodTranslator(UnitContext context, AnnotationTranslator annotations) {
    this.context = context;
    this.annotations = annotations;
  }

  MethodDecl method(JCClassDecl owner, JCMethodDecl tree) {
    boolean isConstructor = TreeInfo.isConstructor(tree);
    boolean isCompact = Generated.isCompact(tree, context.text());
    if (!isCompact) {
      countTypes(tree);
    }
    List<Local> parameters = tree.params.stream().map(p -> parameter(owner, p, isCompact)).toList();
    return new MethodDecl(
        isConstructor ? MethodDecl.Kind.CONSTRUCTOR : MethodDecl.Kind.METHOD,
        context.javac.methodRefs().of(tree.sym),
        parameters,
        ModifierSets.of(tree.sym),
        annotations.of(tree.mods),
        context.stmts().blockOrNull(tree.body),
        span(tree),
        context.spans.nameAt(tree.pos));
  }

  private void countTypes(JCMethodDecl tree) {
    context.writtenTypes.count(tree.restype);
    tree.thrown.forEach(context.writtenTypes::count);
    tree.params.forEach(parameter -> context.writtenTypes.count(parameter.vartype));
  }

  private Local parameter(JCClassDecl owner, JCVariableDecl tree, boolean isCompact) {
    return isCompact
        ? context.locals.declare(tree, List.of(), component(owner, tree))
        : context.declarations().declare(tree);
  }

  private Span component(JCClassDecl owner, JCVariableDecl parameter) {
    for (JCTree member : owner.defs) {
      boolean isNamesake = member instanceof JCVariableDecl field && field.name == parameter.name;
      if (isNamesake) {
        return context.spans.nameAt(member.pos);
      }
    }
    return context.spans.nameAt(parameter.pos);
  }

  /** javac starts a declaration at its first type parameter, after the angle bracket. */
  private Span span(JCMethodDecl tree) {
    Span span = context.spans.of(tree);
    boolean startsWithParameters =
        !tree.typarams.isEmpty() && span.start() == context.spans.start(tree.typarams.head);
    return startsWithParameters
        ? new Span(context.text().findBackwards('<', span.start()), span.end())
        : span;
  }

  MethodDecl initializer(JCClassDecl owner, JCBlock tree) {
    boolean isStatic = tree.isStatic();
    Stmt.Block body = context.stmts().block(tree);
    Span span = new Span(context.spans.start(tree), body.span().end());
    return new MethodDecl(
        isStatic ? MethodDecl.Kind.STATIC_INITIALIZER : MethodDecl.Kind.INSTANCE_INITIALIZER,
        initializerRef(owner, isStatic),
        List.of(),
        isStatic ? Set.of(Modifier.STATIC) : Set.of(),
        List.of(),
        body,
        span,
        context.spans.character(body.span().start()));
  }

  private MethodRef initializerRef(JCClassDecl owner, boolean isStatic) {
    return new MethodRef(
        context.javac.classNames().of(owner.sym),
        isStatic ? "<clinit>" : "<instance>",
        List.of(),
        TypeRef.VOID,
        isStatic,
        false,
        false,
        List.of());
  }
}
