// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.javatext;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.jspecify.annotations.Nullable;

/** Reads declarations; what the compiler has added to them is left out. */
final class DeclarationReader {

  private static final Pattern CLASS = Pattern.compile("(\\w+)\\.class\\b");

  private final Reading reading;
  private final ExprReader expressions;
  final StmtReader statements;

  DeclarationReader(Reading reading) {
    this.reading = reading;
    this.expressions = new ExprReader(reading, this);
    this.statements = new StmtReader(reading, this, expressions);
  }

  CompilationUnit unit() {
    ExpressionTree name = reading.tree.getPackageName();
    List<TypeDecl> types = new ArrayList<>();
    for (Tree each : reading.tree.getTypeDecls()) {
      types.add(type((ClassTree) each));
    }
    return new CompilationUnit(
        reading.file, name == null ? "" : name.toString(), types, reading.unresolved());
  }

  TypeDecl type(ClassTree tree) {
    TypeElement element = (TypeElement) Objects.requireNonNull(reading.element(tree));
    List<TypeRef> supertypes = new ArrayList<>();
    if (tree.getExtendsClause() != null) {
      supertypes.add(reading.type(tree.getExtendsClause()));
    }
    tree.getImplementsClause().forEach(each -> supertypes.add(reading.type(each)));
    String simpleName = tree.getSimpleName().toString();
    int from = Math.max(reading.start(tree), reading.end(tree.getModifiers()));
    return members(tree, element)
        .declare(
            kind(element),
            supertypes,
            modifiers(element),
            annotations(tree.getModifiers()),
            reading.span(tree),
            reading.name(from, simpleName));
  }

  TypeDecl anonymous(ClassTree body, TypeRef supertype, Span span, Span brace) {
    TypeElement element = (TypeElement) Objects.requireNonNull(reading.element(body));
    return members(body, element)
        .declare(TypeDecl.Kind.CLASS, List.of(supertype), Set.of(), List.of(), span, brace);
  }

  private static TypeDecl.Kind kind(TypeElement type) {
    return switch (type.getKind()) {
      case INTERFACE -> TypeDecl.Kind.INTERFACE;
      case ENUM -> TypeDecl.Kind.ENUM;
      case RECORD -> TypeDecl.Kind.RECORD;
      default -> TypeDecl.Kind.CLASS;
    };
  }

  private record Members(
      String name, List<FieldDecl> fields, List<MethodDecl> methods, List<TypeDecl> types) {

    TypeDecl declare(
        TypeDecl.Kind kind,
        List<TypeRef> supertypes,
        Set<Modifier> modifiers,
        List<Annotation> annotations,
        Span span,
        Span nameSpan) {
      return new TypeDecl(
          kind, name, supertypes, modifiers, annotations, fields, methods, types, span, nameSpan);
    }
  }

  private Members members(ClassTree tree, TypeElement owner) {
    Members members =
        new Members(
            reading.types.name(owner), new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    reading.enclosing.push(owner);
    for (Tree member : tree.getMembers()) {
      if (member instanceof ClassTree type) {
        members.types.add(type(type));
      } else if (member instanceof VariableTree field) {
        members.fields.add(field(field, owner));
      } else if (member instanceof BlockTree block) {
        members.methods.add(initializer(block, members.name));
      } else if (member instanceof MethodTree method && isWritten(method, tree, owner)) {
        members.methods.add(method(method, tree));
      }
    }
    reading.enclosing.pop();
    return members;
  }

  /** A constructor that the compiler adds ends nowhere, or has no name of its own. */
  private boolean isWritten(MethodTree method, ClassTree type, TypeElement owner) {
    boolean isConstructor = method.getReturnType() == null;
    return reading.end(method) >= 0
        && (!isConstructor
            || (!owner.getSimpleName().isEmpty()
                && reading.start(method) != reading.start(type)
                && reading.text(method).contains(type.getSimpleName())));
  }

  private FieldDecl field(VariableTree tree, TypeElement owner) {
    Element element = Objects.requireNonNull(reading.element(tree));
    int from = Math.max(reading.start(tree), reading.end(tree.getModifiers()));
    Span name = reading.name(from, tree.getName().toString());
    boolean isComponent =
        owner.getKind() == ElementKind.RECORD
            && !element.getModifiers().contains(javax.lang.model.element.Modifier.STATIC);
    Expr value = expressions.readOrNull(tree.getInitializer());
    int end = value == null ? name.end() : reading.end(tree.getInitializer());
    return new FieldDecl(
        reading.types.name(owner),
        tree.getName().toString(),
        reading.types.ref(element.asType()),
        modifiers(element),
        annotations(tree.getModifiers()),
        value,
        isComponent ? new Span(reading.start(tree), name.end()) : new Span(name.start(), end),
        name);
  }

  private MethodDecl initializer(BlockTree block, String owner) {
    int start = reading.file.text().indexOf('{', reading.start(block));
    Span brace = new Span(start, start + 1);
    String name = block.isStatic() ? "<clinit>" : "<instance>";
    MethodRef ref =
        new MethodRef(
            owner, name, List.of(), TypeRef.VOID, block.isStatic(), false, false, List.of());
    return new MethodDecl(
        block.isStatic()
            ? MethodDecl.Kind.STATIC_INITIALIZER
            : MethodDecl.Kind.INSTANCE_INITIALIZER,
        ref,
        List.of(),
        block.isStatic() ? Set.of(Modifier.STATIC) : Set.of(),
        List.of(),
        statements.block(block),
        reading.span(block),
        brace);
  }

  private MethodDecl method(MethodTree tree, ClassTree type) {
    ExecutableElement element = (ExecutableElement) Objects.requireNonNull(reading.element(tree));
    boolean isConstructor = element.getKind() == ElementKind.CONSTRUCTOR;
    String written = isConstructor ? type.getSimpleName().toString() : tree.getName().toString();
    int from = Math.max(reading.start(tree), reading.end(tree.getModifiers()));
    int behindType = isConstructor ? from : Math.max(from, reading.end(tree.getReturnType()));
    Span name = reading.name(behindType, written);
    boolean isCompact = isConstructor && reading.file.text().charAt(name.end()) != '(';
    List<Local> parameters =
        tree.getParameters().stream()
            .map(each -> isCompact ? component(each, type) : parameter(each))
            .toList();
    return new MethodDecl(
        isConstructor ? MethodDecl.Kind.CONSTRUCTOR : MethodDecl.Kind.METHOD,
        reading.types.ref(element),
        parameters,
        modifiers(element),
        annotations(tree.getModifiers()),
        body(tree),
        reading.span(tree),
        name);
  }

  private Local parameter(VariableTree tree) {
    return reading.declare(tree, annotations(tree.getModifiers()));
  }

  /** The parameters of a compact constructor stand in the head of its record. */
  private Local component(VariableTree parameter, ClassTree type) {
    for (Tree member : type.getMembers()) {
      if (member instanceof VariableTree field && field.getName().equals(parameter.getName())) {
        Span name = reading.name(field, field.getName().toString());
        return reading.declare(parameter, name, List.of());
      }
    }
    throw new IllegalArgumentException("no component " + parameter);
  }

  /** The compiler adds statements where the body begins: the call of the superclass, and fields. */
  private Stmt.@Nullable Block body(MethodTree tree) {
    BlockTree body = tree.getBody();
    if (body == null) {
      return null;
    }
    List<Stmt> written = new ArrayList<>();
    for (StatementTree each : body.getStatements()) {
      if (reading.start(each) > reading.start(body) && reading.end(each) > reading.start(body)) {
        written.add(statements.read(each));
      }
    }
    return new Stmt.Block(written, reading.span(body));
  }

  private static Set<Modifier> modifiers(Element element) {
    Set<Modifier> known = EnumSet.noneOf(Modifier.class);
    for (Modifier each : Modifier.values()) {
      boolean has =
          element.getModifiers().stream().anyMatch(other -> other.name().equals(each.name()));
      if (has) {
        known.add(each);
      }
    }
    return known;
  }

  List<Annotation> annotations(ModifiersTree modifiers) {
    return modifiers.getAnnotations().stream().map(this::annotation).toList();
  }

  /** Only strings and classes are read. */
  private Annotation annotation(AnnotationTree tree) {
    String written = tree.getArguments().toString();
    List<String> strings =
        written.contains("\"") ? Arrays.asList(written.split("\"", -1)) : List.of();
    List<String> values = new ArrayList<>();
    for (int i = 1; i < strings.size(); i += 2) {
      values.add(strings.get(i));
    }
    String type = tree.getAnnotationType().toString();
    String simple = type.substring(type.lastIndexOf('.') + 1);
    List<String> classes = CLASS.matcher(written).results().map(found -> found.group(1)).toList();
    return new Annotation(simple, values, classes, reading.span(tree));
  }
}
