// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds the variables that a lambda or a class body captures. */
public final class LocalReads {

  private LocalReads() {}

  /** Returns the variables that a lambda mentions and does not declare, in the order of mention. */
  public static List<Local> of(Expr.Lambda lambda) {
    Collector collector = new Collector();
    lambda.accept(collector);
    return collector.captured();
  }

  /**
   * Returns the variables that a class body mentions and does not declare, in the order of mention.
   */
  public static List<Local> of(TypeDecl type) {
    Collector collector = new Collector();
    collector.visitType(type);
    return collector.captured();
  }

  private static final class Collector extends IrWalker {
    private final Set<Local> read = new LinkedHashSet<>();
    private final Set<Local> declared = new LinkedHashSet<>();

    @Override
    public void visitLocal(Local local) {
      declared.add(local);
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      read.add(expr.local());
      return super.visitLocalRef(expr);
    }

    List<Local> captured() {
      List<Local> captured = new ArrayList<>(read);
      captured.removeAll(declared);
      return captured;
    }
  }
}
