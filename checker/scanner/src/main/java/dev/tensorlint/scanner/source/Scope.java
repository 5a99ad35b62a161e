// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Type;
import org.jspecify.annotations.Nullable;

/** Where names are looked up: a chain from the innermost block to the compilation unit. */
public abstract class Scope {

  private final @Nullable Scope parent;

  Scope(@Nullable Scope parent) {
    this.parent = parent;
  }

  /** What a simple name of an expression means; all parts are null when it means nothing. */
  public record Meaning(
      @Nullable Variable variable, @Nullable FieldInfo field, @Nullable ClassInfo enclosing) {
    static final Meaning NOTHING = new Meaning(null, null, null);

    boolean isNothing() {
      return variable == null && field == null;
    }
  }

  @Nullable Scope parent() {
    return parent;
  }

  /** Returns the type that this scope alone declares under a simple name. */
  abstract @Nullable Type ownType(String simpleName);

  /** Returns what this scope alone declares under the name of a variable or field. */
  Meaning ownMeaning(String name) {
    return Meaning.NOTHING;
  }

  /** Returns the class whose body this scope is, null for all other scopes. */
  public @Nullable ClassInfo ownClass() {
    return null;
  }

  /** Returns the type of a simple name, null when there is none. */
  public final @Nullable Type type(String simpleName) {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      Type own = scope.ownType(simpleName);
      if (own != null) {
        return own;
      }
    }
    return null;
  }

  /** Returns the variable or field of a simple name. */
  public final Meaning meaning(String name) {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      Meaning own = scope.ownMeaning(name);
      if (!own.isNothing()) {
        return own;
      }
    }
    return Meaning.NOTHING;
  }

  /** Returns the innermost class around, null outside of any. */
  public final @Nullable ClassInfo enclosingClass() {
    ClassScope scope = classScope();
    return scope == null ? null : scope.ownClass();
  }

  /** Returns the scope of the innermost class around, itself included. */
  public final @Nullable ClassScope classScope() {
    for (Scope scope = this; scope != null; scope = scope.parent) {
      if (scope instanceof ClassScope found) {
        return found;
      }
    }
    return null;
  }

  /** Returns the scope of the file. */
  public final UnitScope unit() {
    Scope scope = this;
    while (scope.parent != null) {
      scope = scope.parent;
    }
    return (UnitScope) scope;
  }
}
