// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.expr.ObjectCreationExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.scanner.parse.TypeSyntaxReader;
import dev.tensorlint.scanner.resolve.Overloads;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Member;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.TypeVariable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Translates creations of objects. */
final class CreationTranslator {

  private final FileContext file;
  private final Candidates candidates;

  CreationTranslator(FileContext file) {
    this.file = file;
    this.candidates = file.candidates();
  }

  Typed creation(ObjectCreationExpr expr, Scope scope, Target target) {
    Typed outer = expr.getScope().map(each -> file.exprs().translate(each, scope)).orElse(null);
    Type named = type(expr, outer, scope);
    Invocation invocation = new Invocation(file, expr.getArguments(), scope, target);
    boolean isDiamond = TypeSyntaxReader.isDiamond(expr.getType());
    boolean hasBody = expr.getAnonymousClassBody().isPresent();
    Invocation.Done done = constructor(invocation, named, isDiamond, hasBody, scope);
    Type created = done.method() == null ? named : done.type();
    TypeDecl body =
        expr.getAnonymousClassBody()
            .filter(members -> !target.isProbe())
            .map(members -> body(members, expr, created, scope))
            .orElse(null);
    Expr whole =
        new Expr.New(
            outer == null ? null : outer.expr(),
            done.callee(),
            done.arguments(),
            body,
            file.ref(created),
            file.span(expr));
    boolean isPoly = (done.isPoly() && isDiamond) || (target.isProbe() && isRepeated(expr, done));
    Type type = body == null ? created : Type.of(body.name());
    return new Typed(whole, type, Bindings.NONE, isPoly);
  }

  /** An anonymous body is left out of a probe, so that the creation must be translated again. */
  private static boolean isRepeated(ObjectCreationExpr expr, Invocation.Done done) {
    return expr.getAnonymousClassBody().isPresent() || done.isPoly();
  }

  private Type type(ObjectCreationExpr expr, @Nullable Typed outer, Scope scope) {
    ClassOrInterfaceType written = expr.getType();
    Type.ClassType enclosing =
        outer == null ? null : file.types().supertypes().membersOf(outer.type());
    String member =
        enclosing == null
            ? null
            : file.types().members().memberType(enclosing.name(), written.getNameAsString());
    return member == null ? file.type(written, scope) : Type.of(member);
  }

  private boolean isInterface(Type type) {
    ClassInfo info = info(type);
    return info != null && info.isInterface();
  }

  private @Nullable ClassInfo info(Type type) {
    return type instanceof Type.ClassType named ? file.types().table().find(named.name()) : null;
  }

  private Invocation.Done constructor(
      Invocation invocation, Type type, boolean isDiamond, boolean hasBody, Scope scope) {
    ClassInfo info = info(type);
    if (info == null) {
      return invocation.unresolved(MethodRef.CONSTRUCTOR, type);
    }
    boolean isInterface = info.isInterface();
    Type.ClassType created = isDiamond ? info.thisType() : (Type.ClassType) type;
    Type.ClassType constructed = isInterface ? Type.ClassType.OBJECT : created;
    Overloads.Choice choice =
        invocation.choose(candidates.constructors(constructed, scope, hasBody));
    return choice == null
        ? invocation.unresolved(MethodRef.CONSTRUCTOR, type)
        : invocation.done(choice, signature(choice.member(), created, isDiamond, info));
  }

  private static Invocation.Signature signature(
      Member constructor, Type.ClassType created, boolean isDiamond, ClassInfo info) {
    List<TypeVariable> parameters = new ArrayList<>(constructor.method().typeParameters());
    if (isDiamond) {
      parameters.addAll(info.typeParameters());
    }
    return new Invocation.Signature(parameters, List.of(), created);
  }

  private TypeDecl body(
      NodeList<BodyDeclaration<?>> members, ObjectCreationExpr expr, Type created, Scope scope) {
    Span whole = file.span(expr);
    int brace = brace(expr, whole);
    Declarations declarations = file.declarations();
    TypeRef known = file.ref(created);
    TypeRef ref = known.isKnown() ? known : declarations.missing(expr.getType(), scope);
    Declarations.Supertype supertype = new Declarations.Supertype(created, ref);
    return declarations.anonymous(
        members, new Span(brace, whole.end()), supertype, isInterface(created), scope);
  }

  /** The opening brace follows the closing parenthesis behind the last argument. */
  private int brace(ObjectCreationExpr expr, Span whole) {
    int from =
        expr.getArguments().isEmpty()
            ? file.span(expr.getType()).end()
            : file.spans().of(expr.getArguments()).end();
    return file.spans().openingBrace(from, whole.end());
  }

  /** Translates the creation that an enum constant is. */
  Expr constant(EnumConstantDeclaration constant, ClassInfo type, Scope scope) {
    Type.ClassType self = type.thisType();
    Invocation invocation = new Invocation(file, constant.getArguments(), scope, Target.NONE);
    Overloads.Choice choice = invocation.choose(candidates.constructors(self, scope, true));
    Invocation.Done done =
        choice == null
            ? invocation.unresolved(MethodRef.CONSTRUCTOR, self)
            : invocation.done(choice, signature(choice.member(), self, false, type));
    Span span = new Span(file.span(constant.getName()).start(), file.span(constant).end());
    TypeDecl body = constant.getClassBody().isEmpty() ? null : body(constant, self, span, scope);
    return new Expr.New(null, done.callee(), done.arguments(), body, file.ref(self), span);
  }

  private TypeDecl body(
      EnumConstantDeclaration constant, Type.ClassType self, Span span, Scope scope) {
    int from =
        constant.getArguments().isEmpty()
            ? file.span(constant.getName()).end()
            : file.spans().of(constant.getArguments()).end();
    int brace = file.spans().openingBrace(from, span.end());
    return file.declarations()
        .anonymous(
            constant.getClassBody(),
            new Span(brace, span.end()),
            new Declarations.Supertype(self, file.ref(self)),
            false,
            scope);
  }
}
