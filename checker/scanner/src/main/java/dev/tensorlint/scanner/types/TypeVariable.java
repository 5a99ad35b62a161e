// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.types;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A declared type parameter. Two are equal when the same declaration declares the same name. */
public final class TypeVariable implements Type {

  private static final List<Type> ANYTHING = List.of(Type.ClassType.OBJECT);

  /** The variables whose bounds a thread is looking up. */
  private static final ThreadLocal<Set<TypeVariable>> ASKED = ThreadLocal.withInitial(HashSet::new);

  private final String owner;
  private final String name;
  private final Supplier<List<Type>> declaredBounds;
  private volatile @Nullable List<Type> written;
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

  /**
   * Returns its bounds, at least one. A variable that is bounded by itself, which the language
   * forbids (JLS 4.4), is bounded by {@code Object}.
   */
  public List<Type> bounds() {
    List<Type> known = bounds;
    if (known == null) {
      known = isBoundedByItself() ? ANYTHING : written();
      bounds = known;
    }
    return known;
  }

  private boolean isBoundedByItself() {
    Set<TypeVariable> reached = new HashSet<>();
    Deque<Type> waiting = new ArrayDeque<>(written());
    while (!waiting.isEmpty()) {
      Type bound = waiting.remove();
      if (bound instanceof TypeVariable variable && reached.add(variable)) {
        waiting.addAll(variable.written());
      } else if (bound instanceof Intersection several) {
        waiting.addAll(several.components());
      }
    }
    return reached.contains(this);
  }

  /** Returns the declared bounds; a name in them may be looked up in those very bounds. */
  private List<Type> written() {
    List<Type> known = written;
    if (known != null) {
      return known;
    }
    Set<TypeVariable> asked = ASKED.get();
    if (!asked.add(this)) {
      return ANYTHING;
    }
    try {
      List<Type> declared = declaredBounds.get();
      known = declared.isEmpty() ? ANYTHING : List.copyOf(declared);
      written = known;
      return known;
    } finally {
      asked.remove(this);
    }
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
