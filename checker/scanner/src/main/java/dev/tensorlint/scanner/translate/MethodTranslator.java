// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.InitializerDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.stmt.BlockStmt;
import com.github.javaparser.ast.type.ReferenceType;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.parse.TypeSyntaxReader;
import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.ResultScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.SourceClass;
import dev.tensorlint.scanner.source.TypeScope;
import dev.tensorlint.scanner.source.Variable;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.MethodInfo;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Translates methods, constructors and initializers. */
final class MethodTranslator {

  private final FileContext file;

  MethodTranslator(FileContext file) {
    this.file = file;
  }

  /** Translates a member; null when it is none of these. */
  @Nullable MethodDecl translate(BodyDeclaration<?> member, SourceClass owner, Scope body) {
    file.enter(member);
    if (member instanceof MethodDeclaration method) {
      return method(method, owner, body);
    } else if (member instanceof ConstructorDeclaration constructor) {
      return constructor(constructor, owner, body);
    } else if (member instanceof CompactConstructorDeclaration compact) {
      return compact(compact, owner, body);
    } else if (member instanceof InitializerDeclaration initializer) {
      return initializer(initializer, owner, body);
    } else if (member instanceof AnnotationMemberDeclaration element) {
      return element(element, owner, body);
    }
    return null;
  }

  private MethodDecl method(MethodDeclaration method, SourceClass owner, Scope body) {
    MethodSkeleton skeleton = file.skeletons().members().read(method, owner.isInterface());
    MethodInfo info = owner.method(skeleton);
    Scope scope = scope(info, body);
    file.type(method.getType(), scope);
    return declaration(
        MethodDecl.Kind.METHOD,
        info,
        skeleton,
        method,
        parameters(method.getParameters(), scope),
        thrown(method.getThrownExceptions(), scope),
        method.getBody().orElse(null),
        file.span(method.getName()));
  }

  private static Scope scope(MethodInfo method, Scope body) {
    return method.typeParameters().isEmpty() ? body : new TypeScope(body, method.typeParameters());
  }

  private MethodDecl constructor(
      ConstructorDeclaration constructor, SourceClass owner, Scope body) {
    MethodSkeleton skeleton = file.skeletons().members().read(constructor);
    MethodInfo info = owner.method(skeleton);
    Scope scope = scope(info, body);
    return declaration(
        MethodDecl.Kind.CONSTRUCTOR,
        info,
        skeleton,
        constructor,
        parameters(constructor.getParameters(), scope),
        thrown(constructor.getThrownExceptions(), scope),
        constructor.getBody(),
        file.span(constructor.getName()));
  }

  private MethodDecl compact(
      CompactConstructorDeclaration constructor, SourceClass owner, Scope body) {
    MethodSkeleton skeleton = file.skeletons().members().read(constructor);
    NodeList<Parameter> components =
        constructor.getParentNode().orElse(null) instanceof RecordDeclaration record
            ? record.getParameters()
            : new NodeList<>();
    int before = file.unresolved().count();
    // Their annotations are those of the fields.
    List<Variable> parameters =
        parameters(components, body).stream().map(MethodTranslator::withoutAnnotations).toList();
    // The components themselves have counted what their types lack.
    file.unresolved().forget(file.unresolved().count() - before);
    return declaration(
        MethodDecl.Kind.CONSTRUCTOR,
        owner.method(skeleton),
        skeleton,
        constructor,
        parameters,
        body,
        constructor.getBody(),
        file.span(constructor.getName()));
  }

  private MethodDecl element(AnnotationMemberDeclaration element, SourceClass owner, Scope body) {
    MethodSkeleton skeleton = file.skeletons().members().read(element);
    file.type(element.getType(), body);
    return declaration(
        MethodDecl.Kind.METHOD,
        owner.method(skeleton),
        skeleton,
        element,
        List.of(),
        body,
        null,
        file.span(element.getName()));
  }

  private MethodDecl declaration(
      MethodDecl.Kind kind,
      MethodInfo info,
      MethodSkeleton skeleton,
      BodyDeclaration<?> declaration,
      List<Variable> parameters,
      Scope scope,
      @Nullable BlockStmt body,
      Span nameSpan) {
    Type expected = kind == MethodDecl.Kind.CONSTRUCTOR ? Type.Special.VOID : info.returnType();
    ResultScope result = new ResultScope(scope, ResultScope.Kind.RETURN, expected);
    List<Local> locals = parameters.stream().map(Variable::local).toList();
    return new MethodDecl(
        kind,
        info.ref(),
        locals,
        Access.modifiers(skeleton.flags()),
        Annotations.of(declaration.getAnnotations(), scope, file),
        body == null ? null : file.stmts().block(body, new BlockScope(result, parameters)),
        file.span(declaration),
        nameSpan);
  }

  /** Looks the exceptions up, so that what does not resolve is counted. */
  private Scope thrown(NodeList<ReferenceType> exceptions, Scope scope) {
    exceptions.forEach(each -> file.type(each, scope));
    return scope;
  }

  private List<Variable> parameters(NodeList<Parameter> parameters, Scope scope) {
    List<Variable> variables = new ArrayList<>();
    for (Parameter each : parameters) {
      Type type = file.resolver().resolve(TypeSyntaxReader.read(each), scope);
      Local local =
          new Local(
              each.getNameAsString(),
              file.ref(type),
              Annotations.of(each.getAnnotations(), scope, file),
              file.span(each.getName()));
      variables.add(new Variable(local, type));
    }
    return variables;
  }

  private static Variable withoutAnnotations(Variable variable) {
    Local local = variable.local();
    return new Variable(new Local(local.name(), local.type(), local.nameSpan()), variable.type());
  }

  private MethodDecl initializer(
      InitializerDeclaration initializer, SourceClass owner, Scope body) {
    boolean isStatic = initializer.isStatic();
    Stmt.Block block = file.stmts().block(initializer.getBody(), body);
    MethodRef ref =
        new MethodRef(
            owner.name(),
            isStatic ? "<clinit>" : "<instance>",
            List.of(),
            TypeRef.VOID,
            isStatic,
            false,
            false,
            List.of());
    return new MethodDecl(
        isStatic ? MethodDecl.Kind.STATIC_INITIALIZER : MethodDecl.Kind.INSTANCE_INITIALIZER,
        ref,
        List.of(),
        isStatic ? Set.of(Modifier.STATIC) : Set.of(),
        Annotations.of(initializer.getAnnotations(), body, file),
        block,
        file.span(initializer),
        new Span(block.span().start(), block.span().start() + 1));
  }
}
