// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.BottomUpOrder;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.incremental.QueryLog.Versions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * In which order code is analysed, and what of it is still to do. It holds as long as the same code
 * calls the same.
 */
public final class AnalysisSchedule {

  private final List<Procedure> initializers = new ArrayList<>();
  private final List<List<Procedure>> groups;
  private final List<Procedure> inOrder;
  private final BitSet waiting = new BitSet();
  private boolean initializersWait = true;
  private @Nullable Versions versions;

  private AnalysisSchedule(List<List<Procedure>> groups) {
    this.groups = groups;
    this.inOrder = new ArrayList<>();
  }

  /** Makes the order: initializers first, then methods from the bottom of the call graph up. */
  static AnalysisSchedule of(ProgramIndex index) {
    List<Procedure> initializers = new ArrayList<>();
    List<Procedure> methods = new ArrayList<>();
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        (each.symbol() == null ? initializers : methods).add(each);
      }
    }
    for (int i = 0; i < methods.size(); i++) {
      methods.get(i).numbered(i);
    }
    AnalysisSchedule plan =
        new AnalysisSchedule(BottomUpOrder.of(methods, index::callees, Procedure::number));
    plan.initializers.addAll(initializers);
    plan.number();
    return plan;
  }

  private void number() {
    inOrder.addAll(initializers);
    for (int i = 0; i < groups.size(); i++) {
      for (Procedure each : groups.get(i)) {
        each.in(i);
        inOrder.add(each);
      }
    }
    for (int i = 0; i < inOrder.size(); i++) {
      inOrder.get(i).ranked(i);
    }
    waiting.set(0, groups.size());
  }

  public List<Procedure> initializers() {
    return initializers;
  }

  /** Returns methods that call each other, or a single one. */
  public List<Procedure> group(int component) {
    return groups.get(component);
  }

  /** Returns all code. */
  public List<Procedure> inOrder() {
    return inOrder;
  }

  /** Returns whether some code is part of the program that the order is of. */
  boolean holds(Procedure procedure) {
    int rank = procedure.rank();
    return rank < inOrder.size() && inOrder.get(rank).equals(procedure);
  }

  /** Notes that code is another one, or that what it has asked may have another answer. */
  void putBack(Procedure procedure) {
    if (procedure.symbol() == null) {
      initializersWait = true;
    } else {
      waiting.set(procedure.component());
    }
  }

  void putBack(int component) {
    waiting.set(component);
  }

  /**
   * Takes note of the answers that all share; where they are others, all have to be asked again.
   */
  public void holdsFor(Versions now) {
    if (!now.equals(versions)) {
      waiting.set(0, groups.size());
      versions = now;
    }
  }

  /** Returns whether initializers wait, or have asked for what is another now. */
  public boolean initializersWait(int fieldsVersion) {
    return initializersWait || versions == null || versions.fields() != fieldsVersion;
  }

  public void initializersAreDone() {
    initializersWait = false;
  }

  /** Returns the first group that waits, from one on; -1 when none does. */
  public int next(int from) {
    return waiting.nextSetBit(from);
  }

  /** Returns how many methods are in groups that wait. */
  public int waiting() {
    return waiting.stream().map(component -> groups.get(component).size()).sum();
  }

  public void done(int component) {
    waiting.clear(component);
  }
}
