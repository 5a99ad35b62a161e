// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.parse;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.NodeList;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import com.github.javaparser.ast.type.IntersectionType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.Type;
import com.github.javaparser.ast.type.TypeParameter;
import com.github.javaparser.ast.type.UnionType;
import com.github.javaparser.ast.type.VoidType;
import com.github.javaparser.ast.type.WildcardType;
import dev.tensorlint.scanner.source.TypeParameterSyntax;
import dev.tensorlint.scanner.source.TypeSyntax;
import dev.tensorlint.scanner.types.Type.Primitive;
import dev.tensorlint.scanner.types.Type.Special;
import dev.tensorlint.scanner.types.Type.Wildcard;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Copies written types out of JavaParser's tree, so that the tree can be dropped. */
public final class TypeSyntaxReader {

  private TypeSyntaxReader() {}

  public static TypeSyntax read(Type type) {
    if (type instanceof ClassOrInterfaceType named) {
      return named(named);
    } else if (type instanceof PrimitiveType primitive) {
      return primitive(primitive);
    } else if (type instanceof ArrayType array) {
      return new TypeSyntax.Array(read(array.getComponentType()));
    } else if (type instanceof VoidType) {
      return new TypeSyntax.Fixed(Special.VOID);
    } else if (type instanceof WildcardType wildcard) {
      return wildcard(wildcard);
    } else if (type instanceof UnionType union) {
      return new TypeSyntax.Several(readAll(union.getElements()));
    } else if (type instanceof IntersectionType intersection) {
      return new TypeSyntax.Several(readAll(intersection.getElements()));
    }
    return new TypeSyntax.Inferred();
  }

  public static List<TypeSyntax> readAll(NodeList<? extends Type> types) {
    return types.isEmpty() ? List.of() : types.stream().map(TypeSyntaxReader::read).toList();
  }

  /** Returns the type of a parameter, an array for a varargs one. */
  public static TypeSyntax read(Parameter parameter) {
    TypeSyntax type = read(parameter.getType());
    return parameter.isVarArgs() ? new TypeSyntax.Array(type) : type;
  }

  public static List<TypeParameterSyntax> readParameters(NodeList<TypeParameter> parameters) {
    return parameters.stream()
        .map(each -> new TypeParameterSyntax(each.getNameAsString(), readAll(each.getTypeBound())))
        .toList();
  }

  private static TypeSyntax primitive(PrimitiveType type) {
    return new TypeSyntax.Fixed(Primitive.valueOf(type.asString().toUpperCase(Locale.ROOT)));
  }

  private static TypeSyntax wildcard(WildcardType wildcard) {
    if (wildcard.getExtendedType().isPresent()) {
      return new TypeSyntax.Wildcard(Wildcard.Kind.EXTENDS, read(wildcard.getExtendedType().get()));
    } else if (wildcard.getSuperType().isPresent()) {
      return new TypeSyntax.Wildcard(Wildcard.Kind.SUPER, read(wildcard.getSuperType().get()));
    }
    return new TypeSyntax.Wildcard(Wildcard.Kind.ANY, null);
  }

  private static TypeSyntax named(ClassOrInterfaceType type) {
    List<TypeSyntax.Part> parts = new ArrayList<>();
    Optional<ClassOrInterfaceType> rest = Optional.of(type);
    while (rest.isPresent()) {
      ClassOrInterfaceType part = rest.get();
      List<TypeSyntax> arguments =
          part.getTypeArguments().map(TypeSyntaxReader::readAll).orElse(List.of());
      parts.add(new TypeSyntax.Part(part.getNameAsString(), arguments));
      rest = part.getScope();
    }
    Collections.reverse(parts);
    return new TypeSyntax.Named(parts);
  }

  /** Returns whether a node is a type with a diamond. */
  public static boolean isDiamond(Node node) {
    return node instanceof ClassOrInterfaceType type && type.isUsingDiamondOperator();
  }
}
