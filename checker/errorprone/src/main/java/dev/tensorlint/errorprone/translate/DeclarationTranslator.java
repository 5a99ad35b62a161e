// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Translates types and puts their members together. */
final class DeclarationTranslator implements Declarations {

  private final UnitContext context;
  private final AnnotationTranslator annotations;
  private final FieldTranslator fields;
  private final MethodTranslator methods;

  DeclarationTranslator(UnitContext context) {
    this.context = context;
    this.annotations = new AnnotationTranslator(context);
    this.fields = new FieldTranslator(context, annotations);
    this.methods = new MethodTranslator(context, annotations);
  }

  @Override
  public Local declare(JCVariableDecl tree) {
    return context.locals.declare(tree, annotations.of(tree.mods));
  }

  @Override
  public TypeDecl translate(JCClassDecl tree) {
    Members members = members(tree);
    return new TypeDecl(
        kind(tree),
        context.javac.classNames().of(tree.sym),
        supertypes(tree),
        ModifierSets.of(tree.sym),
        annotations.of(tree.mods),
        members.fields(),
        members.methods,
        members.types,
        context.spans.of(tree),
        context.spans.nameOf(tree));
  }

  @Override
  public TypeDecl anonymous(JCClassDecl tree, TypeRef supertype, int brace) {
    Members members = members(tree);
    return new TypeDecl(
        TypeDecl.Kind.CLASS,
        context.javac.classNames().of(tree.sym),
        List.of(supertype),
        Set.<Modifier>of(),
        List.of(),
        members.fields(),
        members.methods,
        members.types,
        new Span(brace, Math.max(brace, context.spans.end(tree))),
        context.spans.character(brace));
  }

  private static TypeDecl.Kind kind(JCClassDecl tree) {
    return switch (tree.getKind()) {
      case INTERFACE -> TypeDecl.Kind.INTERFACE;
      case ENUM -> TypeDecl.Kind.ENUM;
      case RECORD -> TypeDecl.Kind.RECORD;
      case ANNOTATION_TYPE -> TypeDecl.Kind.ANNOTATION;
      default -> TypeDecl.Kind.CLASS;
    };
  }

  private List<TypeRef> supertypes(JCClassDecl tree) {
    List<TypeRef> written = new ArrayList<>();
    if (tree.extending != null) {
      written.add(context.writtenTypes.of(tree.extending));
    }
    tree.implementing.forEach(each -> written.add(context.writtenTypes.of(each)));
    return written;
  }

  private Members members(JCClassDecl tree) {
    context.enter(tree.sym);
    Members members = new Members();
    for (JCTree member : tree.defs) {
      members.add(tree, member);
    }
    context.leave();
    return members;
  }

  /** The members of one type, sorted by what they are. */
  private final class Members {
    private final List<FieldDecl> first = new ArrayList<>();
    private final List<FieldDecl> others = new ArrayList<>();
    final List<MethodDecl> methods = new ArrayList<>();
    final List<TypeDecl> types = new ArrayList<>();

    List<FieldDecl> fields() {
      first.addAll(others);
      return first;
    }

    void add(JCClassDecl owner, JCTree member) {
      if (member instanceof JCClassDecl type && type.sym != null) {
        types.add(translate(type));
      } else if (member instanceof JCVariableDecl field && field.sym != null) {
        boolean isFirst = fields.isConstant(field) || fields.isComponent(field);
        (isFirst ? first : others).add(fields.field(field));
      } else {
        addCode(owner, member);
      }
    }

    private void addCode(JCClassDecl owner, JCTree member) {
      if (member instanceof JCBlock block) {
        methods.add(DeclarationTranslator.this.methods.initializer(owner, block));
      } else if (member instanceof JCMethodDecl method && isWritten(owner, method)) {
        methods.add(DeclarationTranslator.this.methods.method(owner, method));
      }
    }

    private boolean isWritten(JCClassDecl owner, JCMethodDecl method) {
      return method.sym != null
          && !Generated.isAddedMethod(method, owner.name.toString(), context.text());
    }
  }
}
