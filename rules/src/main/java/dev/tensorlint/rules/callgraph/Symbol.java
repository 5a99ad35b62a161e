// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A method of the program, identified by its key. The object stays the same while the files that
 * declare it change, so references from callers stay valid.
 */
public final class Symbol {

  private final Declarations<Declared> declarations = new Declarations<>();
  private @Nullable Procedure procedure;
  private List<Procedure> procedures = List.of();
  private Summary effects = Summary.UNKNOWN;
  private @Nullable Supplier<Summary> laterEffects;
  private final Set<SummaryReader> readers = new HashSet<>(2);
  private int mark;

  /**
   * A declaration of the method.
   *
   * @param procedure its code, null if it has none
   */
  record Declared(MethodDecl method, @Nullable Procedure procedure) {}

  void add(UnitIndex unit, Declared declared) {
    declarations.add(unit, declared);
    findProcedures();
  }

  void remove(UnitIndex unit) {
    declarations.remove(unit);
    findProcedures();
  }

  private void findProcedures() {
    Optional<Declared> first = declarations.first();
    procedure = first.isEmpty() ? null : first.get().procedure();
    procedures = declarations.all().flatMap(each -> Stream.ofNullable(each.procedure())).toList();
  }

  boolean isGone() {
    return declarations.isEmpty();
  }

  public Optional<MethodDecl> method() {
    return declarations.first().map(Declared::method);
  }

  /** Returns its code, null if it has none. */
  @Nullable
  public Procedure procedure() {
    return procedure;
  }

  /** Returns the code of one of its declarations, null if it has none. */
  @SuppressWarnings("ReferenceEquality") // Copies of a file have equal declarations.
  @Nullable Procedure procedure(MethodDecl of) {
    for (Procedure each : procedures) {
      if (each.body().method() == of) {
        return each;
      }
    }
    return null;
  }

  /** Returns the code of all its declarations. */
  public List<Procedure> procedures() {
    return procedures;
  }

  /**
   * Returns the join of the summaries of its declarations. Several files can declare it, such as
   * independent parts of one program; a call may reach any of them.
   *
   * @param each returns the summary of some code
   */
  public Summary joined(Function<Procedure, Summary> each) {
    Summary joined = null;
    for (Procedure procedure : procedures) {
      Summary one = each.apply(procedure);
      joined = joined == null ? one : joined.join(one);
    }
    return joined == null ? Summary.UNKNOWN : joined;
  }

  /** Returns the summary that the last analysis found. */
  public Summary effects() {
    Supplier<Summary> later = laterEffects;
    if (later != null) {
      does(later.get());
    }
    return effects;
  }

  public void does(Summary found) {
    effects = found;
    laterEffects = null;
  }

  /** Sets the summary as what an earlier analysis found, which is asked for when it is needed. */
  public void did(Supplier<Summary> found) {
    laterEffects = found;
  }

  /** Returns the analyses that have read its summary. */
  public Set<SummaryReader> readers() {
    return readers;
  }

  public void readBy(SummaryReader reader) {
    readers.add(reader);
  }

  public void isNotReadBy(SummaryReader reader) {
    readers.remove(reader);
  }

  /** Marks it as visited in a pass over the program. */
  public void mark(int pass) {
    mark = pass;
  }

  public boolean isMarked(int pass) {
    return mark == pass;
  }
}
