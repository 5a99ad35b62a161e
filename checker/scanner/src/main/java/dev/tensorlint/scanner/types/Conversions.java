// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Subtyping and conversions as far as choosing an overload needs them: on erased types, since two
 * methods of one class never differ in type arguments alone. Thread-safe.
 */
public final class Conversions {

  private final Supertypes supertypes;

  public Conversions(Supertypes supertypes) {
    this.supertypes = supertypes;
  }

  /** Returns whether a value converts without boxing: JLS 5.3, strict invocation. */
  public boolean isStrict(Type from, Type to) {
    if (!from.isKnown() || !to.isKnown()) {
      return true;
    }
    if (from instanceof Type.Primitive source) {
      return to instanceof Type.Primitive target && widens(source, target);
    }
    return !to.isPrimitive() && isSubtype(from, to);
  }

  /** Returns whether a value converts, boxed or unboxed where needed: JLS 5.3, loose invocation. */
  public boolean isLoose(Type from, Type to) {
    if (isStrict(from, to)) {
      return true;
    }
    if (from instanceof Type.Primitive source) {
      return !to.isPrimitive() && isSubtype(Type.of(source.box()), to);
    }
    Type.Primitive unboxed = unboxed(from);
    return unboxed != null && to instanceof Type.Primitive target && widens(unboxed, target);
  }

  private static boolean widens(Type.Primitive from, Type.Primitive to) {
    if (from == to) {
      return true;
    }
    return from.isNumeric()
        && to.isNumeric()
        && to != Type.Primitive.CHAR
        && !(from == Type.Primitive.CHAR && to == Type.Primitive.SHORT)
        && from.compareTo(to) < 0;
  }

  /** Returns the primitive type of a boxed one, a primitive itself, null for all others. */
  public static Type.@Nullable Primitive unboxed(Type type) {
    if (type instanceof Type.Primitive primitive) {
      return primitive;
    }
    if (Erasure.of(type) instanceof Type.ClassType boxed) {
      for (Type.Primitive primitive : Type.Primitive.values()) {
        if (primitive.box().equals(boxed.name())) {
          return primitive;
        }
      }
    }
    return null;
  }

  public static Type boxed(Type type) {
    return type instanceof Type.Primitive primitive ? Type.of(primitive.box()) : type;
  }

  /** Returns whether one reference type is a subtype of another, type arguments apart. */
  public boolean isSubtype(Type sub, Type of) {
    if (of instanceof Type.Intersection all) {
      return all.components().stream().allMatch(each -> isSubtype(sub, each));
    } else if (sub instanceof Type.Intersection any) {
      return any.components().stream().anyMatch(each -> isSubtype(each, of));
    } else if (sub instanceof TypeVariable variable && !variable.equals(of)) {
      return anyBound(variable.bounds(), of);
    }
    return isErasedSubtype(Erasure.of(sub), Erasure.of(of));
  }

  /**
   * Returns whether a value could be of a type although its known supertypes do not say so, since
   * some of them are not known. What a library makes seldom extends a class of the JDK.
   */
  public boolean isUncertain(Type from, Type to) {
    return Erasure.of(from) instanceof Type.ClassType sub
        && Erasure.of(to) instanceof Type.ClassType type
        && !isErasedSubtype(sub, type)
        && !supertypes.isComplete(sub.name())
        && supertypes.canHaveOthers(type.name());
  }

  private boolean anyBound(List<Type> bounds, Type of) {
    return bounds.stream().anyMatch(bound -> isSubtype(bound, of));
  }

  private boolean isErasedSubtype(Type sub, Type of) {
    if (sub.equals(of) || (sub == Type.Special.NULL && !of.isPrimitive())) {
      return true;
    } else if (sub instanceof Type.ArrayType array) {
      return isArraySubtype(array, of);
    }
    return sub instanceof Type.ClassType from
        && of instanceof Type.ClassType to
        && (to.equals(Type.ClassType.OBJECT) || supertypes.isSubclass(from.name(), to.name()));
  }

  private boolean isArraySubtype(Type.ArrayType array, Type of) {
    if (of instanceof Type.ArrayType to) {
      return !array.element().isPrimitive()
          && !to.element().isPrimitive()
          && isSubtype(array.element(), to.element());
    }
    return of instanceof Type.ClassType to
        && List.of("java.lang.Object", "java.lang.Cloneable", "java.io.Serializable")
            .contains(to.name());
  }

  /** Returns the type of an arithmetic expression on two operands: JLS 5.6. */
  public static Type promoted(Type left, Type right) {
    Type.Primitive a = unboxed(left);
    Type.Primitive b = unboxed(right);
    if (a == null || b == null || !a.isNumeric() || !b.isNumeric()) {
      return Type.Special.UNKNOWN;
    }
    Type.Primitive wider = a.compareTo(b) >= 0 ? a : b;
    return wider.compareTo(Type.Primitive.INT) < 0 ? Type.Primitive.INT : wider;
  }
}
