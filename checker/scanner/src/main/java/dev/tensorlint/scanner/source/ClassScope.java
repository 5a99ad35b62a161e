// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.source;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.FieldInfo;
import dev.tensorlint.scanner.types.Members;
import dev.tensorlint.scanner.types.Type;
import org.jspecify.annotations.Nullable;

/** The body of a class: its fields and member types, inherited ones included. */
public final class ClassScope extends Scope {

  private final ClassInfo type;
  private final Members members;

  public ClassScope(Scope parent, ClassInfo type, Members members) {
    super(parent);
    this.type = type;
    this.members = members;
  }

  @Override
  @Nullable Type ownType(String simpleName) {
    String member = members.memberType(type.name(), simpleName);
    return member == null ? null : Type.of(member);
  }

  @Override
  Meaning ownMeaning(String name) {
    FieldInfo field = members.field(type.thisType(), name);
    return field == null ? Meaning.NOTHING : new Meaning(null, field, type);
  }

  @Override
  public ClassInfo ownClass() {
    return type;
  }

  /** Returns the scope of the class around this one, null for a top-level class. */
  public @Nullable ClassScope outer() {
    Scope around = parent();
    return around == null ? null : around.classScope();
  }
}
