// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.Expression;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.parse.TypeSyntaxReader;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.SourceClass;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Translates fields, and finds the translator of each other kind of member. */
final class MemberTranslator {

  private static final Set<Modifier> CONSTANT =
      Set.of(Modifier.PUBLIC, Modifier.STATIC, Modifier.FINAL);
  private static final Set<Modifier> COMPONENT = Set.of(Modifier.PRIVATE, Modifier.FINAL);

  private final FileContext file;
  private final MethodTranslator methods;

  MemberTranslator(FileContext file) {
    this.file = file;
    this.methods = new MethodTranslator(file);
  }

  List<FieldDecl> constants(EnumDeclaration enumeration, SourceClass owner, Scope body) {
    CreationTranslator creations = new CreationTranslator(file);
    List<FieldDecl> fields = new ArrayList<>();
    for (EnumConstantDeclaration each : enumeration.getEntries()) {
      Span nameSpan = file.span(each.getName());
      fields.add(
          new FieldDecl(
              owner.name(),
              each.getNameAsString(),
              file.ref(owner.thisType()),
              CONSTANT,
              Annotations.of(each.getAnnotations(), body, file),
              creations.constant(each, owner, body),
              new Span(nameSpan.start(), file.span(each).end()),
              nameSpan));
    }
    return fields;
  }

  List<FieldDecl> components(RecordDeclaration record, SourceClass owner, Scope body) {
    List<FieldDecl> fields = new ArrayList<>();
    for (Parameter each : record.getParameters()) {
      Type type = file.resolver().resolve(TypeSyntaxReader.read(each), body);
      fields.add(
          new FieldDecl(
              owner.name(),
              each.getNameAsString(),
              file.ref(type),
              COMPONENT,
              Annotations.of(each.getAnnotations(), body, file),
              null,
              file.span(each),
              file.span(each.getName())));
    }
    return fields;
  }

  List<FieldDecl> fields(NodeList<BodyDeclaration<?>> body, SourceClass owner, Scope scope) {
    List<FieldDecl> fields = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      if (member instanceof FieldDeclaration field) {
        for (VariableDeclarator each : field.getVariables()) {
          fields.add(field(field, each, owner, scope));
        }
      }
    }
    return fields;
  }

  private FieldDecl field(
      FieldDeclaration field, VariableDeclarator declarator, SourceClass owner, Scope scope) {
    Type type = file.type(declarator.getType(), scope);
    Expression value = declarator.getInitializer().orElse(null);
    Span nameSpan = file.span(declarator.getName());
    return new FieldDecl(
        owner.name(),
        declarator.getNameAsString(),
        file.ref(type),
        Access.modifiers(flags(owner, declarator)),
        Annotations.of(field.getAnnotations(), scope, file),
        value == null ? null : file.exprs().translate(value, scope, Target.of(type)).expr(),
        value == null ? nameSpan : nameSpan.to(file.span(value)),
        nameSpan);
  }

  private static int flags(SourceClass owner, VariableDeclarator declarator) {
    FieldInfo declared = owner.field(declarator.getNameAsString());
    return declared == null ? 0 : declared.flags();
  }

  List<MethodDecl> methods(NodeList<BodyDeclaration<?>> body, SourceClass owner, Scope scope) {
    List<MethodDecl> found = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      MethodDecl method = methods.translate(member, owner, scope);
      if (method != null) {
        found.add(method);
      }
    }
    return found;
  }
}
