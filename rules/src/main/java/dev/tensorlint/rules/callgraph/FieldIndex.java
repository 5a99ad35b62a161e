// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/** The fields of a program by key, updated while its files change. */
final class FieldIndex {

  private final Map<FieldKey, Declarations<ProgramField>> declared = new HashMap<>();
  private final Map<FieldKey, ProgramField> fields = new HashMap<>();
  private int version;

  Map<FieldKey, ProgramField> current() {
    return fields;
  }

  /** Returns a number that changes when the declaration of some field changes. */
  int version() {
    return version;
  }

  /** Replaces the fields of removed files by those of added files. */
  void exchange(Collection<UnitIndex> gone, List<UnitIndex> added) {
    Set<FieldKey> touched = new HashSet<>();
    for (UnitIndex unit : gone) {
      for (FieldDecl field : fieldsOf(unit)) {
        touched.add(FieldKey.of(field));
        declared.computeIfAbsent(FieldKey.of(field), key -> new Declarations<>()).remove(unit);
      }
    }
    for (UnitIndex unit : added) {
      for (FieldDecl field : fieldsOf(unit)) {
        touched.add(FieldKey.of(field));
        declared
            .computeIfAbsent(FieldKey.of(field), key -> new Declarations<>())
            .add(
                unit,
                ProgramField.of(unit.unit().file(), field, unit.assigners(FieldKey.of(field))));
      }
    }
    boolean isNews = false;
    for (FieldKey key : touched) {
      isNews |= exchange(key, declared.getOrDefault(key, new Declarations<>()));
    }
    version += isNews ? 1 : 0;
  }

  private boolean exchange(FieldKey key, Declarations<ProgramField> declarations) {
    if (declarations.isEmpty()) {
      declared.remove(key);
    }
    ProgramField now = declarations.first().orElse(null);
    ProgramField before = now == null ? fields.remove(key) : fields.put(key, now);
    // Only the file of a local class can refer to its fields, and that file is analysed again.
    return !key.owner().contains(UnitIndex.LOCAL) && !Objects.equals(before, now);
  }

  private static List<FieldDecl> fieldsOf(UnitIndex unit) {
    return unit.types().stream().flatMap(type -> type.fields().stream()).toList();
  }
}
