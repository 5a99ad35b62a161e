// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.ArrayList;
import java.util.List;

/** The methods of a file that assign fields. */
final class FieldWriters extends IrWalker {

  private final List<MethodDecl> found = new ArrayList<>();
  private boolean writes;

  private FieldWriters() {}

  /** Returns the methods, constructors and initializers that assign a field. */
  static List<MethodDecl> in(CompilationUnit unit) {
    FieldWriters writers = new FieldWriters();
    unit.types().forEach(writers::visitType);
    return writers.found;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    boolean outer = writes;
    writes = false;
    super.visitMethod(method);
    if (writes) {
      found.add(method);
    }
    writes |= outer;
  }

  @Override
  protected void assigned(Expr target) {
    writes |= target instanceof Expr.FieldRef;
  }
}
