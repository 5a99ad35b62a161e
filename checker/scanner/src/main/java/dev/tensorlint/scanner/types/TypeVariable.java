// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A declared type parameter. Two are equal when the same declaration declares the same name. */
public final class TypeVariable implements Type {

  private final String owner;
  private final String name;
  private final Supplier<List<Type>> declaredBounds;
  private volatile @Nullable List<Type> bounds;

  /**
   * @param owner what declares it: a binary name, or a method with its place in the class
   * @param declaredBounds its bounds, asked at most once and late, since they may mention the
   *     variable itself
   */
  public TypeVariable(String owner, String name, Supplier<List<Type>> declaredBounds) {
    this.owner = owner;
    this.name = name;
    this.declaredBounds = declaredBounds;
  }

  public String name() {
    return name;
  }

  /** Returns its bounds, at least one. */
  public List<Type> bounds() {
    List<Type> known = bounds;
    if (known == null) {
      List<Type> declared = declaredBounds.get();
      known = declared.isEmpty() ? List.of(Type.ClassType.OBJECT) : List.copyOf(declared);
      bounds = known;
    }
    return known;
  }

  public Type leftmostBound() {
    return bounds().get(0);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof TypeVariable that && owner.equals(that.owner) && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return 31 * owner.hashCode() + name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
