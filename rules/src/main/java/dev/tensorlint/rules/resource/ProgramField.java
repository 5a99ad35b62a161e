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
 */
public record ProgramField(String owner, TypeRef type, Set<Modifier> modifiers, Place name) {

  public ProgramField {
    modifiers = Set.copyOf(modifiers);
  }

  public static ProgramField of(SourceFile file, FieldDecl decl) {
    return new ProgramField(
        decl.owner(), decl.type(), decl.modifiers(), new Place(file, decl.nameSpan()));
  }
}
