// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;

/** The methods that a type declares which is not in the program. */
final class OuterMethods {

  private final ProgramIndex index;

  OuterMethods(ProgramIndex index) {
    this.index = index;
  }

  /** Returns whether code may call a method by a type that is not in the program. */
  boolean mayImplement(TypeDecl type, MethodDecl method) {
    return method.has(Modifier.PUBLIC)
        && index.lineage(type).stream()
            .flatMap(each -> each.supertypes().stream())
            .filter(above -> index.type(above.name()) == null)
            .anyMatch(above -> mayDeclare(above, method));
  }

  /** A type of which nothing is known, as without its library, may declare any method. */
  private boolean mayDeclare(TypeRef above, MethodDecl method) {
    return !above.isKnown()
        || !index.oracle().isKnown(above.name())
        || !index.oracle().methods(above.name(), method.ref().name()).isEmpty();
  }
}
