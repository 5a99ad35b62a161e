// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A type as written or inferred, its own variables replaced by their bounds and wildcards by their
 * upper bounds.
 *
 * @param name binary name ({@code java.util.Map$Entry}), keyword of a primitive type, {@code void},
 *     {@code null} for the null type, or {@code ?} if the type is not known
 * @param arguments type arguments, empty for raw and plain types
 * @param dimensions number of array dimensions, 0 if it is not an array
 */
public record TypeRef(String name, List<TypeRef> arguments, int dimensions) {

  public static final TypeRef UNKNOWN = of("?");
  public static final TypeRef VOID = of("void");
  public static final TypeRef NULL = of("null");
  public static final TypeRef BOOLEAN = of("boolean");
  public static final TypeRef INT = of("int");
  public static final TypeRef OBJECT = of("java.lang.Object");
  public static final TypeRef STRING = of("java.lang.String");

  public TypeRef {
    arguments = List.copyOf(arguments);
  }

  public static TypeRef of(String name) {
    return new TypeRef(name, List.of(), 0);
  }

  public static TypeRef of(String name, List<TypeRef> arguments) {
    return new TypeRef(name, arguments, 0);
  }

  public TypeRef arrayOf() {
    return new TypeRef(name, arguments, dimensions + 1);
  }

  /** Returns the element type of an array, itself for any other type. */
  public TypeRef element() {
    return isArray() ? new TypeRef(name, arguments, dimensions - 1) : this;
  }

  /** Returns this type without its arguments. */
  public TypeRef erased() {
    return arguments.isEmpty() ? this : new TypeRef(name, List.of(), dimensions);
  }

  public boolean isArray() {
    return dimensions > 0;
  }

  public boolean isKnown() {
    return !name.equals("?");
  }

  public boolean isVoid() {
    return name.equals("void");
  }

  public boolean isPrimitive() {
    return !isArray()
        && switch (name) {
          case "boolean", "byte", "short", "int", "long", "char", "float", "double" -> true;
          default -> false;
        };
  }

  /** Returns whether it is a class of the JDK whose objects wrap a primitive value. */
  public boolean isBoxed() {
    return !isArray()
        && switch (name) {
          case "java.lang.Boolean",
              "java.lang.Byte",
              "java.lang.Short",
              "java.lang.Character",
              "java.lang.Integer",
              "java.lang.Long",
              "java.lang.Float",
              "java.lang.Double" ->
              true;
          default -> false;
        };
  }

  /** Returns whether a value of this type can be a reference to an object. */
  public boolean isReference() {
    return !isPrimitive() && !isVoid();
  }

  /** Returns the name without package and enclosing types. */
  public String simpleName() {
    int cut = Math.max(name.lastIndexOf('.'), name.lastIndexOf('$'));
    return RootMark.strip(name.substring(cut + 1)) + "[]".repeat(dimensions);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof TypeRef other
            && name.equals(other.name)
            && dimensions == other.dimensions
            && arguments.equals(other.arguments));
  }

  @Override
  public int hashCode() {
    return 31 * name.hashCode() + dimensions;
  }

  @Override
  public String toString() {
    boolean isPlain = arguments.isEmpty() && dimensions == 0;
    return isPlain ? name : name + shownArguments() + "[]".repeat(dimensions);
  }

  private String shownArguments() {
    return arguments.isEmpty()
        ? ""
        : arguments.stream().map(TypeRef::toString).collect(Collectors.joining(", ", "<", ">"));
  }
}
