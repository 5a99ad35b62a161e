// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.Optional;

/**
 * Where calls of a method go. Kept up to date while the program changes: code that calls the method
 * has the same object before and after.
 */
public final class CallTarget {

  private final MethodRef called;
  private Reached reached;

  /**
   * What a call can reach.
   *
   * @param symbols the methods of the program with code
   * @param implicit what the language writes: the constructor of a class of the program that
   *     declares none, or a member of a record
   */
  public record Reached(List<Symbol> symbols, Optional<Summary> implicit) {
    static final Reached NOTHING = new Reached(List.of(), Optional.empty());

    /** Returns whether there is anything of the program that it can reach. */
    public boolean isCode() {
      return !symbols.isEmpty() || implicit.isPresent();
    }
  }

  CallTarget(MethodRef called, Reached reached) {
    this.called = called;
    this.reached = reached;
  }

  public MethodRef called() {
    return called;
  }

  public Reached reached() {
    return reached;
  }

  public List<Symbol> symbols() {
    return reached.symbols();
  }

  /** Notes what calls reach now, and returns whether that is news. */
  boolean update(Reached now) {
    boolean isNews = !now.equals(reached);
    if (isNews) {
      reached = now;
    }
    return isNews;
  }
}
