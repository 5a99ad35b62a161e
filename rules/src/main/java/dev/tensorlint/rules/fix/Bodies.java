// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** The bodies of methods that are declared in the same file. */
final class Bodies extends IrWalker {

  private final Callee callee;
  private final List<Stmt.Block> found = new ArrayList<>();

  private Bodies(Callee callee) {
    this.callee = callee;
  }

  /** Returns the bodies of a method: one, or none where the file does not declare it. */
  static List<Stmt.Block> of(Code code, Callee callee) {
    Bodies bodies = new Bodies(callee);
    code.unit().types().forEach(bodies::visitType);
    return bodies.found;
  }

  /** Returns whether a method is declared in the file, and its body does only the given step. */
  static boolean doOnly(Code code, Callee callee, Predicate<Stmt> isWanted) {
    List<Stmt.Block> found = of(code, callee);
    return found.size() == 1 && found.get(0).statements().stream().allMatch(isWanted);
  }

  @Override
  public void visitMethod(MethodDecl method) {
    Stmt.Block body = method.body();
    if (method.ref().equals(callee) && body != null) {
      found.add(body);
    }
    super.visitMethod(method);
  }
}
