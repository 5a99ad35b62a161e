// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A resolved method or constructor, all types erased.
 *
 * @param owner binary name of the type that declares it
 * @param name its name, {@code <init>} for a constructor
 * @param parameters erased declared parameter types
 * @param returnType erased declared return type; the owner for a constructor
 * @param isStatic whether it is static
 * @param isVarargs whether the last parameter takes the remaining arguments
 * @param isOverridable whether a subclass may override it: neither private, static, final, a
 *     constructor nor in a final class, a record or an enum without bodies
 * @param thrown erased declared exceptions, in the order of the declaration
 */
public record MethodRef(
    String owner,
    String name,
    List<TypeRef> parameters,
    TypeRef returnType,
    boolean isStatic,
    boolean isVarargs,
    boolean isOverridable,
    List<TypeRef> thrown)
    implements Callee {

  public static final String CONSTRUCTOR = "<init>";

  public MethodRef {
    parameters = List.copyOf(parameters);
    thrown = List.copyOf(thrown);
  }

  public boolean isConstructor() {
    return name.equals(CONSTRUCTOR);
  }

  /**
   * Returns whether it may stand for several overloads: the front end could not tell which one a
   * call means, and the parameters in which they differ are unknown.
   */
  public boolean mayBeSeveral() {
    for (TypeRef parameter : parameters) {
      if (!parameter.isKnown()) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether another method could be the one that this one stands for. */
  public boolean mayMean(MethodRef other) {
    return name.equals(other.name)
        && isStatic == other.isStatic
        && parameters.size() == other.parameters.size()
        && IntStream.range(0, parameters.size())
            .allMatch(
                i ->
                    !parameters.get(i).isKnown()
                        || parameters.get(i).equals(other.parameters.get(i)));
  }

  /** Returns this method as the target of a call that is not dispatched to overriding methods. */
  public MethodRef direct() {
    return isOverridable
        ? new MethodRef(owner, name, parameters, returnType, isStatic, isVarargs, false, thrown)
        : this;
  }

  /** Returns what identifies this method: owner, name and erased parameters. */
  public String key() {
    StringBuilder key = new StringBuilder(owner).append('#').append(name).append('(');
    for (int i = 0; i < parameters.size(); i++) {
      key.append(i == 0 ? "" : ",").append(parameters.get(i));
    }
    return key.append(')').toString();
  }

  /** Checks identity first: the analysis compares methods often, mostly a method with itself. */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || (object instanceof MethodRef other
            && name.equals(other.name)
            && owner.equals(other.owner)
            && isStatic == other.isStatic
            && isVarargs == other.isVarargs
            && isOverridable == other.isOverridable
            && parameters.equals(other.parameters)
            && returnType.equals(other.returnType)
            && thrown.equals(other.thrown));
  }

  /**
   * Weights owner and name differently, so that numbered classes with numbered methods rarely
   * collide.
   */
  @Override
  public int hashCode() {
    return 0x9E3779B1 * owner.hashCode() + name.hashCode();
  }

  @Override
  public String toString() {
    return key();
  }
}
