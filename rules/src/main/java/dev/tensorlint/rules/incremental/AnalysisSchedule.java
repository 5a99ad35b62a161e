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
 * The order in which code is analysed, and the groups that still wait. It is valid as long as the
 * call graph does not change.
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

  /** Creates the order: initializers first, then methods from callees to callers. */
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

  /** Returns the number of groups. */
  public int groups() {
    return groups.size();
  }

  /** Returns a group: methods that call each other, or a single method. */
  public List<Procedure> group(int component) {
    return groups.get(component);
  }

  /** Returns all code in the order of the analysis. */
  public List<Procedure> inOrder() {
    return inOrder;
  }

  /** Notes that all code is analysed, except what has no valid result. */
  void resume(Versions found) {
    versions = found;
    waiting.clear();
    initializersWait = false;
    for (Procedure each : inOrder) {
      if (AnalysedCode.of(each).remembered() == null) {
        putBack(each);
      }
    }
  }

  /** Returns whether some code is in this schedule. */
  boolean holds(Procedure procedure) {
    int rank = procedure.rank();
    return rank < inOrder.size() && inOrder.get(rank).equals(procedure);
  }

  /** Schedules code again whose body or whose queries may have changed. */
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

  /** Sets the versions of the shared query results. If they have changed, all groups wait again. */
  public void holdsFor(Versions now) {
    if (!now.equals(versions)) {
      waiting.set(0, groups.size());
      versions = now;
    }
  }

  /** Returns whether initializers wait, or depend on fields that have changed. */
  public boolean initializersWait(int fieldsVersion) {
    return initializersWait || versions == null || versions.fields() != fieldsVersion;
  }

  public void initializersAreDone() {
    initializersWait = false;
  }

  /** Returns the first group that waits, starting at a position; -1 if none waits. */
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
