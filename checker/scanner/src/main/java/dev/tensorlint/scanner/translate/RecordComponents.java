// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Type;
import dev.tensorlint.scanner.types.Types;
import java.util.List;

/** Types of the components of records, for {@code var} in record patterns. */
final class RecordComponents {

  private final Types types;

  RecordComponents(Types types) {
    this.types = types;
  }

  /** Returns the component types of a record, empty when it is not known which they are. */
  List<Type> of(Type record) {
    Type.ClassType type = types.supertypes().membersOf(record);
    if (type == null) {
      return List.of();
    }
    ClassInfo info = types.table().find(type.name());
    return info == null
        ? List.of()
        : types.supertypes().substitution(type).apply(info.recordComponents());
  }

  /** Returns a written record type with the type arguments of the value that it is matched with. */
  Type parameterized(Type written, Type matched) {
    if (!(written instanceof Type.ClassType type)
        || !type.arguments().isEmpty()
        || !(matched instanceof Type.ClassType value)) {
      return written;
    }
    ClassInfo info = types.table().find(type.name());
    boolean isGeneric = info != null && !info.typeParameters().isEmpty();
    return isGeneric && value.name().equals(type.name()) ? value : written;
  }
}
