// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.List;
import java.util.Optional;

/**
 * The methods that calls of one method can reach. The object stays the same while the program
 * changes; {@link CallTargets} updates it.
 */
public final class CallTarget {

  private final MethodRef called;
  private Reached reached;

  /**
   * What a call can reach in the program.
   *
   * @param symbols the methods of the program with a body
   * @param isImplemented whether the called method itself has a body, and not only its overriders
   * @param implicit the summary of a method without code: of a member that the language defines,
   *     which is the default constructor of a class or a member of a record, or what annotations of
   *     an abstract method state
   */
  public record Reached(List<Symbol> symbols, boolean isImplemented, Optional<Summary> implicit) {
    static final Reached NOTHING = new Reached(List.of(), false, Optional.empty());

    /** Returns whether it can reach a method of the program. */
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

  /** Sets what calls reach now, and returns whether it has changed. */
  boolean update(Reached now) {
    boolean isNews = !now.equals(reached);
    if (isNews) {
      reached = now;
    }
    return isNews;
  }
}
