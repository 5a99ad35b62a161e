// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.source.SourceFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Programs. */
public final class Programs {

  private Programs() {}

  /** Writes each class into a file of its name. */
  public static Program of(TypeCode... types) {
    ToyTypes oracle = new ToyTypes();
    for (TypeCode type : types) {
      oracle.declare(type.name(), List.of());
    }
    for (TypeCode type : types) {
      type.declare(oracle);
    }
    List<CompilationUnit> units = new ArrayList<>();
    for (TypeCode type : types) {
      units.add(unit(type, oracle));
    }
    units.sort(Comparator.comparing(unit -> unit.file().path()));
    return new Program(units, oracle);
  }

  private static CompilationUnit unit(TypeCode type, ToyTypes oracle) {
    Draft draft = new Draft(oracle);
    TypeDecl written = type.write(draft);
    draft.put("\n");
    SourceFile file = SourceFile.of(type.name() + ".java", draft.toString());
    return new CompilationUnit(file, "", List.of(written), 0);
  }

  /** Writes a class {@code A} with one method {@code run}. */
  public static Program ofBody(StmtCode... body) {
    return of(TypeCode.type("A", MethodCode.method("run", body)));
  }
}
