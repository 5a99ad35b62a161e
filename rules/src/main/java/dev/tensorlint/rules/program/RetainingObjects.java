// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Visibility;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.program.FieldHistories.LocatedPassage;
import java.util.HashSet;
import java.util.Set;

/**
 * Finds objects that retain a resource in a field and cannot release it: no code of the program
 * takes it out of the field, and no other code can reach the field. Wherever such an object goes,
 * the code that passed the resource in still has to release it.
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

  /**
   * Returns whether the value of a passage may be released there, or by the code that receives it.
   */
  boolean endsDuty(LocatedPassage located) {
    return located.endsDuty() && mayRelease(located.passage(), new HashSet<>());
  }

  private boolean mayRelease(Passage passage, Set<FieldKey> seen) {
    return passage.keptIn().map(field -> mayRelease(field, seen)).orElse(true);
  }

  private boolean mayRelease(FieldKey key, Set<FieldKey> seen) {
    if (!seen.add(key)) {
      return false;
    }
    return isReachable(key)
        || histories.passages(key).stream()
            .filter(located -> located.endsDuty() || isGivenOutside(located))
            .anyMatch(located -> mayRelease(located.passage(), seen));
  }

  /** What code of the program does with a value that a method returns is known there. */
  private boolean isGivenOutside(LocatedPassage located) {
    MethodDecl method = located.in().method();
    return method == null
        || index.lineage(located.in().type()).stream()
            .filter(each -> declares(each, method))
            .anyMatch(each -> Visibility.isOpen(index, each, method.modifiers()));
  }

  private static boolean declares(TypeDecl type, MethodDecl method) {
    return type.methods().stream().anyMatch(each -> each.ref().name().equals(method.ref().name()));
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
