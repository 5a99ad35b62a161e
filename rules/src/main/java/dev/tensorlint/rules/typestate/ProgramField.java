// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.source.SourceFile;

/** A field that the program declares, and where. */
public record ProgramField(SourceFile file, FieldDecl decl) {

  /** Returns the place of its name in the declaration. */
  public Place name() {
    return new Place(file, decl.nameSpan());
  }
}
