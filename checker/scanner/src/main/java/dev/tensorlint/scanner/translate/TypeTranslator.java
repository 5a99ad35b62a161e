// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.SourceClass;
import dev.tensorlint.scanner.source.TypeSkeleton;
import dev.tensorlint.scanner.source.UnitDeclarations;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Translates declarations of types. */
final class TypeTranslator implements Declarations {

  private final FileContext file;
  private final MemberTranslator members;

  TypeTranslator(FileContext file) {
    this.file = file;
    this.members = new MemberTranslator(file);
  }

  private UnitDeclarations declarations() {
    return file.declared();
  }

  @Override
  public TypeDecl translate(TypeDeclaration<?> type, String name) {
    SourceClass declared = declarations().find(name);
    if (declared == null) {
      throw new IllegalStateException("no declaration of " + name);
    }
    return translate(type, declared);
  }

  private TypeDecl translate(TypeDeclaration<?> type, SourceClass declared) {
    Scope body = declared.bodyScope();
    List<FieldDecl> fields = new ArrayList<>();
    if (type instanceof EnumDeclaration enumeration) {
      fields.addAll(members.constants(enumeration, declared, body));
    } else if (type instanceof RecordDeclaration record) {
      fields.addAll(members.components(record, declared, body));
    }
    fields.addAll(members.fields(type.getMembers(), declared, body));
    return new TypeDecl(
        kind(type),
        declared.name(),
        supertypes(type, declared),
        Access.modifiers(declared.flags()),
        Annotations.of(type.getAnnotations(), body, file),
        fields,
        members.methods(type.getMembers(), declared, body),
        types(type.getMembers(), declared),
        file.span(type),
        file.span(type.getName()));
  }

  private static TypeDecl.Kind kind(TypeDeclaration<?> type) {
    if (type instanceof ClassOrInterfaceDeclaration plain) {
      return plain.isInterface() ? TypeDecl.Kind.INTERFACE : TypeDecl.Kind.CLASS;
    } else if (type instanceof EnumDeclaration) {
      return TypeDecl.Kind.ENUM;
    }
    return type instanceof RecordDeclaration ? TypeDecl.Kind.RECORD : TypeDecl.Kind.ANNOTATION;
  }

  private List<TypeRef> supertypes(TypeDeclaration<?> type, SourceClass declared) {
    List<ClassOrInterfaceType> written = new ArrayList<>();
    if (type instanceof ClassOrInterfaceDeclaration plain) {
      written.addAll(plain.getExtendedTypes());
      written.addAll(plain.getImplementedTypes());
    } else if (type instanceof EnumDeclaration enumeration) {
      written.addAll(enumeration.getImplementedTypes());
    } else if (type instanceof RecordDeclaration record) {
      written.addAll(record.getImplementedTypes());
    }
    return written.stream().map(each -> supertype(each, declared)).toList();
  }

  private TypeRef supertype(ClassOrInterfaceType written, SourceClass declared) {
    TypeRef found = file.ref(file.type(written, declared.headScope()));
    return found.isKnown() ? found : missing(written, declared.headScope());
  }

  @Override
  public TypeRef missing(ClassOrInterfaceType written, Scope scope) {
    return TypeRef.of(scope.unit().writtenName(written.getNameWithScope()));
  }

  private List<TypeDecl> types(NodeList<BodyDeclaration<?>> body, ClassInfo outer) {
    List<TypeDecl> types = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      if (member instanceof TypeDeclaration<?> type) {
        types.add(translate(type, outer.name() + "$" + type.getNameAsString()));
      }
    }
    return types;
  }

  @Override
  public Stmt local(TypeDeclaration<?> type, BlockScope scope, Span span) {
    TypeSkeleton skeleton = file.skeletons().readLocal(type, enclosing(scope));
    scope.declare(skeleton.simpleName(), Type.of(skeleton.name()));
    SourceClass declared = declarations().declareLocal(skeleton, scope);
    return new Stmt.LocalClass(translate(type, declared), span);
  }

  private static String enclosing(Scope scope) {
    ClassInfo type = scope.enclosingClass();
    return type == null ? "" : type.name();
  }

  @Override
  public TypeDecl anonymous(
      NodeList<BodyDeclaration<?>> body,
      Span span,
      Supertype supertype,
      boolean isInterface,
      Scope scope) {
    Type.ClassType known =
        supertype.type() instanceof Type.ClassType named ? named : Type.ClassType.OBJECT;
    TypeSkeleton skeleton =
        file.skeletons().readAnonymous(body, enclosing(scope), span.start(), known, isInterface);
    SourceClass declared = declarations().declareLocal(skeleton, scope);
    Scope inside = declared.bodyScope();
    return new TypeDecl(
        TypeDecl.Kind.CLASS,
        declared.name(),
        List.of(supertype.ref()),
        Set.of(),
        List.of(),
        members.fields(body, declared, inside),
        members.methods(body, declared, inside),
        types(body, declared),
        span,
        new Span(span.start(), span.start() + 1));
  }
}
