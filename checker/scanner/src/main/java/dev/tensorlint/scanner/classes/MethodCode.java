// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which methods have code. */
public final class MethodCode extends IrWalker {

  private final Set<String> withoutCode = new HashSet<>();
  private int count;

  private MethodCode() {}

  /** Returns the number of methods with code in files, those of local classes included. */
  public static int of(List<CompilationUnit> units) {
    MethodCode counter = new MethodCode();
    units.forEach(unit -> unit.types().forEach(counter::visitType));
    return counter.count;
  }

  /** Returns the names of the methods of a file that could have code and have none. */
  public static Set<String> withoutCode(CompilationUnit unit) {
    MethodCode counter = new MethodCode();
    unit.types().forEach(counter::visitType);
    return counter.withoutCode;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    boolean isWithout = method.body() == null;
    count += isWithout ? 0 : 1;
    if (isWithout && !method.has(Modifier.ABSTRACT) && !method.has(Modifier.NATIVE)) {
      withoutCode.add(method.ref().name());
    }
    super.visitMethod(method);
  }
}
