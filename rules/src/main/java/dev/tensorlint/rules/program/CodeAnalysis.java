// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.incremental.AnalysedCode;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.AnalysisSchedule;
import dev.tensorlint.rules.incremental.ProgramQueries;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.summary.BodyAnalysis;
import dev.tensorlint.rules.summary.Summaries;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.WorkMonitor;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Analyses the bodies of a program as far as their results are not known: initializers first, then
 * methods in bottom-up order of the call graph.
 */
final class CodeAnalysis {

  private final ProgramIndex index;
  private final ProgramQueries answers;
  private final AnalysisMemory memory;
  private final Function<ProgramQueries, GroupAnalysis> analyses;
  private final GroupAnalysis groups;
  private final int threads;
  private final WorkMonitor monitor;

  /**
   * @param analyses makes the analysis of groups that asks and answers some queries
   * @param threads number of threads that analyse methods; the results do not depend on it
   */
  CodeAnalysis(
      ProgramIndex index,
      ProgramQueries answers,
      AnalysisMemory memory,
      Function<ProgramQueries, GroupAnalysis> analyses,
      int threads,
      WorkMonitor monitor) {
    this.index = index;
    this.answers = answers;
    this.memory = memory;
    this.analyses = analyses;
    this.groups = analyses.apply(answers);
    this.threads = threads;
    this.monitor = monitor;
  }

  BodyAnalysis bodies() {
    return groups.bodies();
  }

  /** Analyses all code, and returns its order. */
  AnalysisSchedule all() {
    AnalysisSchedule plan = initializers();
    methods(plan, Integer.MAX_VALUE);
    return plan;
  }

  /** Analyses the initializers, and returns the order of all code. */
  AnalysisSchedule initializers() {
    AnalysisSchedule plan = memory.plan(index);
    initialize(plan);
    plan.holdsFor(answers.versions());
    return plan;
  }

  private void initialize(AnalysisSchedule plan) {
    answers.summaries().goOnTo(Summaries.BEFORE_METHODS);
    if (plan.initializersWait(index.fieldsVersion())) {
      plan.initializers().forEach(this::initialize);
      plan.initializersAreDone();
    } else {
      answers.values().putAll(memory.values());
    }
    answers.allValuesAreKnown(memory.version(answers.values()));
  }

  private void initialize(Procedure procedure) {
    Body body = procedure.body();
    memory.settle(
        List.of(procedure),
        answers,
        () -> {
          BodyAnalysis.Outcome outcome = bodies().analyse(body);
          procedure.leaves(outcome::fieldsAtEnd);
          return List.of(outcome);
        });
    for (FieldDecl field : body.initialized()) {
      FieldKey key = FieldKey.of(field);
      Value value = procedure.fieldsAtEnd().getOrDefault(key, Value.UNKNOWN);
      if (isFixed(body, field) && isInstance(value)) {
        bodies().fix(key, elsewhere(value));
      }
    }
  }

  private static boolean isFixed(Body body, FieldDecl field) {
    return field.modifiers().contains(Modifier.FINAL)
        || body.type().kind() == TypeDecl.Kind.INTERFACE;
  }

  private static Value elsewhere(Value value) {
    return Value.of(((Atom.Instance) value.atoms().iterator().next()).elsewhere());
  }

  private static boolean isInstance(Value value) {
    return value.atoms().size() == 1
        && value.atoms().stream().allMatch(Atom.Instance.class::isInstance);
  }

  /** Analyses the groups of methods up to the last one that is wanted. */
  void methods(AnalysisSchedule plan, int last) {
    monitor.begins(WorkMonitor.Phase.ANALYSING, plan.waiting());
    if (threads > 1 && memory.isNew()) {
      new ParallelGroups(plan, index::callees, memory, monitor)
          .analyse(threads, progress -> analyses.apply(answers.forThread(progress)));
      answers.summaries().goOnTo(plan.groups());
      return;
    }
    for (int next = plan.next(0); next >= 0 && next <= last; next = plan.next(next + 1)) {
      answers.summaries().goOnTo(next);
      List<Procedure> group = plan.group(next);
      memory.settle(group, answers, () -> groups.analyse(group));
      plan.done(next);
      monitor.advances(WorkMonitor.Phase.ANALYSING, group.size());
    }
  }

  /** Analyses the code, and returns what each group took, in the order of the analysis. */
  List<GroupWork> groupWork() {
    AnalysisSchedule plan = all();
    return IntStream.range(0, plan.groups())
        .mapToObj(group -> groupWork(group, plan.group(group)))
        .toList();
  }

  private GroupWork groupWork(int group, List<Procedure> members) {
    long steps = 1;
    Set<Integer> waitsFor = new HashSet<>();
    for (Procedure member : members) {
      for (ResultNode node : AnalysedCode.results(member)) {
        steps += node.result().steps();
      }
      index.callees(member).forEach(called -> waitsFor.add(called.component()));
    }
    waitsFor.remove(group);
    return new GroupWork(steps, waitsFor);
  }
}
