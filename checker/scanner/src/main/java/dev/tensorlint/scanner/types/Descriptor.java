// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Reads descriptors and generic signatures of class files: Java Virtual Machine Specification,
 * sections 4.3 and 4.7.9.1, of which the first is a part of the second.
 */
final class Descriptor {

  /** Types in types; arrays have at most 255 dimensions. */
  private static final int DEEPEST = 300;

  private final String text;
  private final String owner;
  private final Function<String, @Nullable TypeVariable> outerVariables;
  private final List<TypeVariable> variables = new ArrayList<>();
  private int at;
  private int depth;

  /**
   * @param owner what declares the type parameters that the text may begin with
   * @param outerVariables finds type variables of enclosing declarations
   */
  Descriptor(String text, String owner, Function<String, @Nullable TypeVariable> outerVariables) {
    this.text = text;
    this.owner = owner;
    this.outerVariables = outerVariables;
  }

  /** Reads type parameters; none when the text has none. */
  List<TypeVariable> typeParameters() {
    if (peek() != '<') {
      return List.of();
    }
    at++;
    while (peek() != '>') {
      typeParameter();
    }
    at++;
    return variables;
  }

  private void typeParameter() {
    String name = upTo(':');
    List<Type> bounds = new ArrayList<>();
    variables.add(new TypeVariable(owner, name, () -> bounds));
    while (peek() == ':') {
      at++;
      if (peek() != ':') {
        bounds.add(type());
      }
    }
  }

  /** Reads the parameter types of a method. */
  List<Type> parameters() {
    List<Type> types = new ArrayList<>();
    at++;
    while (peek() != ')') {
      types.add(type());
    }
    at++;
    return types;
  }

  /** Reads the exceptions of a method's signature. */
  List<Type> thrown() {
    List<Type> types = new ArrayList<>();
    while (peek() == '^') {
      at++;
      types.add(type());
    }
    return types;
  }

  boolean isAtEnd() {
    return at >= text.length();
  }

  Type type() {
    if (depth == DEEPEST) {
      throw new IllegalArgumentException("nested too deeply: " + text);
    }
    depth++;
    Type type = typeInside();
    depth--;
    return type;
  }

  private Type typeInside() {
    char c = text.charAt(at++);
    return switch (c) {
      case 'B' -> Type.Primitive.BYTE;
      case 'C' -> Type.Primitive.CHAR;
      case 'D' -> Type.Primitive.DOUBLE;
      case 'F' -> Type.Primitive.FLOAT;
      case 'I' -> Type.Primitive.INT;
      case 'J' -> Type.Primitive.LONG;
      case 'S' -> Type.Primitive.SHORT;
      case 'Z' -> Type.Primitive.BOOLEAN;
      case 'V' -> Type.Special.VOID;
      case '[' -> new Type.ArrayType(type());
      case 'T' -> variable();
      case 'L' -> classType();
      default -> throw new IllegalArgumentException("not a signature: " + text);
    };
  }

  private Type variable() {
    String name = upTo(';');
    at++;
    for (TypeVariable variable : variables) {
      if (variable.name().equals(name)) {
        return variable;
      }
    }
    TypeVariable outer = outerVariables.apply(name);
    return outer == null ? Type.ClassType.OBJECT : outer;
  }

  /** Reads a supertype. */
  Type.ClassType supertype() {
    if (type() instanceof Type.ClassType type) {
      return type;
    }
    throw new IllegalArgumentException("not a class: " + text);
  }

  /** Reads a class type; of {@code Outer<A>.Inner<B>} only B is kept. */
  private Type.ClassType classType() {
    StringBuilder name = new StringBuilder();
    List<Type> arguments = List.of();
    for (char c = text.charAt(at++); c != ';'; c = text.charAt(at++)) {
      if (c == '<') {
        arguments = arguments();
      } else if (c == '.') {
        arguments = List.of();
        name.append('$');
      } else {
        name.append(c == '/' ? '.' : c);
      }
    }
    return new Type.ClassType(name.toString(), arguments);
  }

  private List<Type> arguments() {
    List<Type> arguments = new ArrayList<>();
    while (peek() != '>') {
      arguments.add(argument());
    }
    at++;
    return arguments;
  }

  private Type argument() {
    switch (peek()) {
      case '*' -> {
        at++;
        return Type.Wildcard.ANY;
      }
      case '+' -> {
        at++;
        return new Type.Wildcard(Type.Wildcard.Kind.EXTENDS, type());
      }
      case '-' -> {
        at++;
        return new Type.Wildcard(Type.Wildcard.Kind.SUPER, type());
      }
      default -> {
        return type();
      }
    }
  }

  private char peek() {
    return at < text.length() ? text.charAt(at) : 0;
  }

  private String upTo(char end) {
    int stop = text.indexOf(end, at);
    String found = text.substring(at, stop);
    at = stop;
    return found;
  }
}
