// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.names;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.source.SourceFile;
import java.util.Map;
import java.util.TreeMap;

/** Collects which method each call of a program means, as a front end of ours has it. */
final class IrNames extends IrWalker {

  /** Stands for a call that did not resolve. */
  static final String UNRESOLVED = "?";

  private final SourceFile file;
  private final Map<Place, String> names;

  private IrNames(SourceFile file, Map<Place, String> names) {
    this.file = file;
    this.names = names;
  }

  /** Returns the names of all calls, creations and method references by their places. */
  static Map<Place, String> of(Program program) {
    Map<Place, String> names = new TreeMap<>();
    for (CompilationUnit unit : program.units()) {
      IrNames collector = new IrNames(unit.file(), names);
      for (TypeDecl type : unit.types()) {
        collector.visitType(type);
      }
    }
    return names;
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    add(expr.nameSpan().start(), expr.callee());
    return super.visitCall(expr);
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    add(expr.span().end() - 1, expr.constructor());
    return super.visitNew(expr);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference expr) {
    add(expr.span().end() - 1, expr.callee());
    return super.visitMethodReference(expr);
  }

  private void add(int offset, Callee callee) {
    Position position = file.positionOf(offset);
    names.put(new Place(file.path(), position.line(), position.column()), name(callee));
  }

  private static String name(Callee callee) {
    return callee instanceof MethodRef method ? Names.of(method) : UNRESOLVED;
  }
}
