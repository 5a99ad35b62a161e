// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import dev.tensorlint.rules.ir.MethodAnnotations;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A declared class, interface, enum, record or annotation type. Everything that javac invents
 * (default constructors, accessors, {@code values()}) is among its members, synthetic members are
 * not. Thread-safe.
 */
public interface ClassInfo {

  /** Binary name. */
  String name();

  /** Flags of {@link Access}, implied ones included. */
  int flags();

  /** Binary name of the enclosing class of a member class, null for all others. */
  @Nullable String outer();

  List<TypeVariable> typeParameters();

  /** The superclass; {@code Object} for interfaces, null for {@code Object} itself. */
  Type.@Nullable ClassType superclass();

  List<Type.ClassType> interfaces();

  /** Returns whether its supertypes are all that it has. */
  default boolean hasKnownSupertypes() {
    return true;
  }

  /** The annotations of a class of a class file. */
  default List<MethodAnnotations.Use> annotations() {
    return List.of();
  }

  /** Declared member types: simple name to binary name. */
  Map<String, String> memberTypes();

  /** Returns the field that this type itself declares, null when there is none. */
  @Nullable FieldInfo field(String name);

  /** Returns the types of a record's components, empty for all other types. */
  List<Type> recordComponents();

  /** Returns the methods that this type itself declares, in the order of their declaration. */
  List<MethodInfo> methods(String name);

  /** Returns all methods that this type itself declares, without constructors. */
  List<MethodInfo> methods();

  /**
   * Returns the names of its fields and methods, and perhaps some more. A type about which little
   * is known may have others.
   */
  Set<String> memberNames();

  default boolean isInterface() {
    return Access.has(flags(), Access.INTERFACE);
  }

  default boolean isStatic() {
    return Access.has(flags(), Access.STATIC);
  }

  /** Returns the type of {@code this} in it. */
  default Type.ClassType thisType() {
    return new Type.ClassType(name(), List.copyOf(typeParameters()));
  }
}
