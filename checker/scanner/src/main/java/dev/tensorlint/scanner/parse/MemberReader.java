// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.AnnotationMemberDeclaration;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.CompactConstructorDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.EnumConstantDeclaration;
import com.github.javaparser.ast.body.EnumDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.RecordDeclaration;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.expr.SimpleName;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.scanner.source.FieldSkeleton;
import dev.tensorlint.scanner.source.MethodSkeleton;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.types.Access;
import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;

/** Copies fields and methods out of JavaParser's tree, those that the language implies too. */
public final class MemberReader {

  private static final int CONSTANT = Access.PUBLIC | Access.STATIC | Access.FINAL;
  private static final int ACCESS = Access.PUBLIC | Access.PROTECTED | Access.PRIVATE;
  private static final TypeSyntax NO_RESULT = new TypeSyntax.Fixed(Type.Special.VOID);

  private final Spans spans;

  MemberReader(Spans spans) {
    this.spans = spans;
  }

  List<FieldSkeleton> fieldsOf(TypeDeclaration<?> type, String name, boolean inInterface) {
    List<FieldSkeleton> fields = new ArrayList<>();
    if (type instanceof EnumDeclaration enumeration) {
      TypeSyntax self = new TypeSyntax.Fixed(Type.of(name));
      for (EnumConstantDeclaration each : enumeration.getEntries()) {
        fields.add(new FieldSkeleton(each.getNameAsString(), self, CONSTANT | Access.ENUM));
      }
    } else if (type instanceof RecordDeclaration record) {
      for (Parameter each : record.getParameters()) {
        TypeSyntax declared = TypeSyntaxReader.read(each);
        fields.add(
            new FieldSkeleton(each.getNameAsString(), declared, Access.PRIVATE | Access.FINAL));
      }
    }
    fields.addAll(fields(type.getMembers(), inInterface));
    new GeneratedMembers(type).addFields(fields);
    return fields;
  }

  List<FieldSkeleton> fields(NodeList<BodyDeclaration<?>> body, boolean inInterface) {
    List<FieldSkeleton> fields = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      if (member instanceof FieldDeclaration field) {
        int flags = DeclaredFlags.of(field, inInterface);
        for (VariableDeclarator each : field.getVariables()) {
          TypeSyntax type = TypeSyntaxReader.read(each.getType());
          fields.add(new FieldSkeleton(each.getNameAsString(), type, flags));
        }
      }
    }
    return fields;
  }

  List<MethodSkeleton> methodsOf(TypeDeclaration<?> type, String name, int flags) {
    boolean inInterface = Access.has(flags, Access.INTERFACE);
    List<MethodSkeleton> methods = new ArrayList<>(methods(type.getMembers(), inInterface));
    if (type instanceof RecordDeclaration record) {
      new RecordMembers(record, flags & ACCESS).addMissing(methods);
    } else if (type instanceof EnumDeclaration) {
      methods.addAll(enumMethods(name));
    }
    if (!inInterface) {
      new GeneratedMembers(type).addMethods(methods);
    }
    boolean lacksConstructor =
        methods.stream().noneMatch(each -> each.name().equals(MethodRef.CONSTRUCTOR));
    if (lacksConstructor && !inInterface) {
      int access = type instanceof EnumDeclaration ? Access.PRIVATE : flags & ACCESS;
      methods.add(unwritten(MethodRef.CONSTRUCTOR, access, List.of(), NO_RESULT));
    }
    return methods;
  }

  private static List<MethodSkeleton> enumMethods(String name) {
    Type self = Type.of(name);
    int flags = Access.PUBLIC | Access.STATIC;
    TypeSyntax string = new TypeSyntax.Fixed(Type.ClassType.STRING);
    return List.of(
        unwritten("values", flags, List.of(), new TypeSyntax.Fixed(new Type.ArrayType(self))),
        unwritten("valueOf", flags, List.of(string), new TypeSyntax.Fixed(self)));
  }

  static MethodSkeleton unwritten(
      String name, int flags, List<TypeSyntax> parameters, TypeSyntax result) {
    return new MethodSkeleton(name, -1, flags, List.of(), parameters, result, List.of());
  }

  List<MethodSkeleton> methods(NodeList<BodyDeclaration<?>> body, boolean inInterface) {
    List<MethodSkeleton> methods = new ArrayList<>();
    for (BodyDeclaration<?> member : body) {
      if (member instanceof MethodDeclaration method) {
        methods.add(read(method, inInterface));
      } else if (member instanceof ConstructorDeclaration constructor) {
        methods.add(read(constructor));
      } else if (member instanceof CompactConstructorDeclaration compact) {
        methods.add(read(compact));
      } else if (member instanceof AnnotationMemberDeclaration element) {
        methods.add(read(element));
      }
    }
    return methods;
  }

  public MethodSkeleton read(MethodDeclaration method, boolean inInterface) {
    return new MethodSkeleton(
        method.getNameAsString(),
        offset(method.getName()),
        DeclaredFlags.of(method, inInterface),
        TypeSyntaxReader.readParameters(method.getTypeParameters()),
        parameters(method.getParameters()),
        TypeSyntaxReader.read(method.getType()),
        TypeSyntaxReader.readAll(method.getThrownExceptions()));
  }

  public MethodSkeleton read(ConstructorDeclaration constructor) {
    int flags = DeclaredFlags.written(constructor.getModifiers());
    if (constructor.getParentNode().orElse(null) instanceof EnumDeclaration) {
      flags |= Access.PRIVATE;
    }
    return new MethodSkeleton(
        MethodRef.CONSTRUCTOR,
        offset(constructor.getName()),
        isVarargs(constructor.getParameters()) ? flags | Access.VARARGS : flags,
        TypeSyntaxReader.readParameters(constructor.getTypeParameters()),
        parameters(constructor.getParameters()),
        NO_RESULT,
        TypeSyntaxReader.readAll(constructor.getThrownExceptions()));
  }

  /** Reads a compact constructor; its parameters are the record's components. */
  public MethodSkeleton read(CompactConstructorDeclaration constructor) {
    NodeList<Parameter> components =
        constructor.getParentNode().orElse(null) instanceof RecordDeclaration record
            ? record.getParameters()
            : new NodeList<>();
    int flags = DeclaredFlags.written(constructor.getModifiers());
    return new MethodSkeleton(
        MethodRef.CONSTRUCTOR,
        offset(constructor.getName()),
        isVarargs(components) ? flags | Access.VARARGS : flags,
        List.of(),
        parameters(components),
        NO_RESULT,
        List.of());
  }

  public MethodSkeleton read(AnnotationMemberDeclaration element) {
    return new MethodSkeleton(
        element.getNameAsString(),
        offset(element.getName()),
        Access.PUBLIC | Access.ABSTRACT,
        List.of(),
        List.of(),
        TypeSyntaxReader.read(element.getType()),
        List.of());
  }

  private int offset(SimpleName name) {
    return spans.of(name).start();
  }

  static boolean isVarargs(NodeList<Parameter> parameters) {
    return parameters.stream().anyMatch(Parameter::isVarArgs);
  }

  static List<TypeSyntax> parameters(NodeList<Parameter> parameters) {
    return parameters.stream().map(TypeSyntaxReader::read).toList();
  }
}
