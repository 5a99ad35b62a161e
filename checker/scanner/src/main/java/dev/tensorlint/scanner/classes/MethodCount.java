// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.List;

/** Counts methods with code. */
public final class MethodCount extends IrWalker {

  private int count;

  private MethodCount() {}

  /** Returns the number of methods with code in files, those of local classes included. */
  public static int of(List<CompilationUnit> units) {
    MethodCount counter = new MethodCount();
    units.forEach(unit -> unit.types().forEach(counter::visitType));
    return counter.count;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    count += method.body() == null ? 0 : 1;
    super.visitMethod(method);
  }
}
