// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.scanner.types.ClassInfo;
import dev.tensorlint.scanner.types.Types;
import java.util.ArrayList;
import java.util.List;

/** Tells of the types of a program that inherit from themselves. */
final class CircularTypes {

  private static final String CURE = "break the circle of `extends` and `implements`";

  private final Types types;
  private final List<Diagnostic> problems = new ArrayList<>();

  private CircularTypes(Types types) {
    this.types = types;
  }

  /** Returns a diagnostic for each top-level and member type. */
  static List<Diagnostic> in(List<CompilationUnit> units, Types types) {
    CircularTypes found = new CircularTypes(types);
    units.forEach(unit -> unit.types().forEach(type -> found.look(unit, type)));
    return found.problems;
  }

  private void look(CompilationUnit unit, TypeDecl type) {
    ClassInfo declared = types.table().find(type.name());
    if (declared != null && types.supertypes().cycles().contains(declared)) {
      Position at = unit.file().positionOf(type.nameSpan().start());
      String what =
          "`" + type.simpleName() + "` inherits from itself, and is taken to inherit nothing";
      problems.add(Diagnostic.gap(unit.file().path(), at.line(), at.column(), what, CURE));
    }
    type.types().forEach(member -> look(unit, member));
  }
}
