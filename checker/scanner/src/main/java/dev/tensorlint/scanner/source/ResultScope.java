// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.Type;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The body of a method, lambda or switch expression: what it gives back is known here. */
public final class ResultScope extends Scope {

  /** How a body gives its value back. */
  public enum Kind {
    RETURN,
    YIELD
  }

  private final Kind kind;
  private final Type expected;
  private final List<Type> results = new ArrayList<>();
  private final List<Type> shown = new ArrayList<>();
  private final List<Type> firm = new ArrayList<>();

  /**
   * @param expected the type that results are converted to, unknown where they say it
   */
  public ResultScope(Scope parent, Kind kind, Type expected) {
    super(parent);
    this.kind = kind;
    this.expected = expected;
  }

  /** Returns the innermost body that a {@code return} or {@code yield} leaves, null for none. */
  public static @Nullable ResultScope around(Scope scope, Kind kind) {
    for (Scope each = scope; each != null; each = each.parent()) {
      if (each instanceof ResultScope found && found.kind == kind) {
        return found;
      }
    }
    return null;
  }

  public Type expected() {
    return expected;
  }

  /**
   * Adds a result.
   *
   * @param inTree its type as the tree has it
   * @param isPoly whether its type follows what is expected of it
   */
  public void add(Type result, Type inTree, boolean isPoly) {
    results.add(result);
    shown.add(inTree);
    if (!isPoly) {
      firm.add(result);
    }
  }

  /** Returns the types of those results that do not follow what is expected of them. */
  public List<Type> firmResults() {
    return firm;
  }

  /** Returns the types of the results so far, in source order. */
  public List<Type> results() {
    return results;
  }

  /** Returns the same as the tree has them. */
  public List<Type> shownResults() {
    return shown;
  }

  @Override
  @Nullable Type ownType(String simpleName) {
    return null;
  }
}
