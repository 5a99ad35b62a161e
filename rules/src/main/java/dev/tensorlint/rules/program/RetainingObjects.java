// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Visibility;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.program.FieldHistories.Way;
import java.util.HashSet;
import java.util.Set;

/**
 * Objects that work with what they are given and have no way to let go of it: no code of the
 * program takes it out of the field that keeps it, and no other code can reach that. Wherever such
 * an object goes, who gave it the thing still has to release it.
 */
final class RetainingObjects {

  private final ProgramIndex index;
  private final FieldHistories histories;
  private final Conventions conventions;

  RetainingObjects(ProgramIndex index, FieldHistories histories, Conventions conventions) {
    this.index = index;
    this.histories = histories;
    this.conventions = conventions;
  }

  /** Returns whether what goes a way may be released there, or by whoever gets it. */
  boolean endsDuty(Way path) {
    return path.endsDuty() && mayLetGo(path.passage(), new HashSet<>());
  }

  private boolean mayLetGo(Passage passage, Set<FieldKey> seen) {
    return passage.keptIn().map(field -> mayLetGo(field, seen)).orElse(true);
  }

  private boolean mayLetGo(FieldKey key, Set<FieldKey> seen) {
    if (!seen.add(key)) {
      return false;
    }
    return isReachable(key)
        || histories.paths(key).stream().anyMatch(path -> mayLetGo(path.passage(), seen));
  }

  private boolean isReachable(FieldKey key) {
    TypeDecl type = index.type(key.owner());
    return type == null
        || type.kind() != TypeDecl.Kind.CLASS
        || type.fields().stream()
            .noneMatch(field -> field.name().equals(key.name()) && !isOpen(type, field));
  }

  /** Returns whether code that is not in the sources can reach a field. */
  boolean isOpen(TypeDecl type, FieldDecl field) {
    return Visibility.isOpen(index, type, field.modifiers()) || isGenerated(type, field);
  }

  private boolean isGenerated(TypeDecl type, FieldDecl field) {
    TypeDecl declaring = index.type(field.owner());
    Set<String> generating = conventions.generatingAnnotations();
    return field.annotations().stream().anyMatch(each -> generating.contains(each.name()))
        || (declaring == null ? type : declaring)
            .annotations().stream().anyMatch(each -> generating.contains(each.name()));
  }
}
