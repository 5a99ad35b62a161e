// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.List;
import java.util.Locale;

/** A Java type with its variables and wildcards kept. */
public sealed interface Type
    permits Type.Primitive,
        Type.Special,
        Type.ClassType,
        Type.ArrayType,
        Type.Wildcard,
        Type.Intersection,
        TypeVariable,
        InferenceVariable {

  /** The primitive types; numeric ones in the order in which they widen. */
  enum Primitive implements Type {
    BOOLEAN("java.lang.Boolean"),
    BYTE("java.lang.Byte"),
    SHORT("java.lang.Short"),
    CHAR("java.lang.Character"),
    INT("java.lang.Integer"),
    LONG("java.lang.Long"),
    FLOAT("java.lang.Float"),
    DOUBLE("java.lang.Double");

    private final String box;

    Primitive(String box) {
      this.box = box;
    }

    public String keyword() {
      return name().toLowerCase(Locale.ROOT);
    }

    /** Binary name of the class of its boxed values. */
    public String box() {
      return box;
    }

    public boolean isNumeric() {
      return this != BOOLEAN;
    }
  }

  /** Types without a declaration. */
  enum Special implements Type {
    VOID,
    NULL,
    /** Not known: takes part in no conclusion. */
    UNKNOWN,
    /** Not inferred yet: something else will say what it is. */
    OPEN
  }

  /**
   * @param name binary name
   * @param arguments type arguments of this class alone; empty for raw and plain types
   */
  record ClassType(String name, List<Type> arguments) implements Type {

    // Kept here and not in the interface: that one must not need initialization of its own
    // implementations, or two threads that meet in it wait for each other.
    public static final ClassType OBJECT = of("java.lang.Object");
    public static final ClassType STRING = of("java.lang.String");

    public ClassType {
      arguments = List.copyOf(arguments);
    }
  }

  record ArrayType(Type element) implements Type {}

  /**
   * @param bound the bound; {@code Object} for {@code ?}
   */
  record Wildcard(Kind kind, Type bound) implements Type {

    public static final Wildcard ANY = new Wildcard(Kind.ANY, ClassType.OBJECT);

    /** The forms of a wildcard. */
    public enum Kind {
      ANY,
      EXTENDS,
      SUPER
    }
  }

  record Intersection(List<Type> components) implements Type {
    public Intersection {
      components = List.copyOf(components);
    }
  }

  static ClassType of(String binaryName) {
    return new ClassType(binaryName, List.of());
  }

  static ClassType of(String binaryName, Type... arguments) {
    return new ClassType(binaryName, List.of(arguments));
  }

  /** Returns a type wrapped into a number of array dimensions. */
  static Type array(Type element, int dimensions) {
    Type type = element;
    for (int i = 0; i < dimensions; i++) {
      type = new ArrayType(type);
    }
    return type;
  }

  default boolean isKnown() {
    return this != Special.UNKNOWN && this != Special.OPEN;
  }

  default boolean isPrimitive() {
    return this instanceof Primitive;
  }

  default boolean isVoid() {
    return this == Special.VOID;
  }
}
