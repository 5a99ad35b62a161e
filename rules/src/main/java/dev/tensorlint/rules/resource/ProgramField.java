// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.resource;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Set;

/**
 * A field that the program declares, without its initial value.
 *
 * @param owner binary name of the declaring type
 * @param name place of its name in the declaration
 * @param isSettled whether no code assigns it once its object is constructed
 */
public record ProgramField(
    String owner, TypeRef type, Set<Modifier> modifiers, Place name, boolean isSettled) {

  public ProgramField {
    modifiers = Set.copyOf(modifiers);
  }

  /**
   * @param isReassigned whether code of its file assigns it outside of constructors
   */
  public static ProgramField of(SourceFile file, FieldDecl decl, boolean isReassigned) {
    boolean isSettled =
        decl.modifiers().contains(Modifier.FINAL)
            || (decl.modifiers().contains(Modifier.PRIVATE) && !isReassigned);
    return new ProgramField(
        decl.owner(), decl.type(), decl.modifiers(), new Place(file, decl.nameSpan()), isSettled);
  }
}
