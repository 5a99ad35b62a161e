// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.extent.SmallObjects;
import dev.tensorlint.rules.fact.ComputationFact;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeftIn;
import dev.tensorlint.rules.incremental.AnalysisMemory;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.OtherFiles;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/**
 * The facts of a whole program: those of its bodies that hold in it, and those about its fields.
 */
final class ProgramFacts {

  private final ProgramIndex index;
  private final Library library;
  private final AnalysisMemory memory;
  private final ProgramPhases phases;
  private final OtherFiles others;
  private final boolean endsProcess;
  private final boolean knowsCallers;

  /**
   * @param memory results for all bodies
   * @param others what other files than Java sources say of the program
   * @param endsProcess whether what the process owns at its end is no leak
   * @param knowsCallers whether no code outside the program calls it
   */
  ProgramFacts(
      ProgramIndex index,
      Library library,
      AnalysisMemory memory,
      ProgramPhases phases,
      OtherFiles others,
      boolean endsProcess,
      boolean knowsCallers) {
    this.index = index;
    this.library = library;
    this.memory = memory;
    this.phases = phases;
    this.others = others;
    this.endsProcess = endsProcess;
    this.knowsCallers = knowsCallers;
  }

  /**
   * @param contexts in which scopes the bodies run
   */
  List<Fact> with(ScopeContexts contexts) {
    List<ResultNode> withFields = memory.results().withFields();
    ProcessEnd processEnd = processEnd(true);
    List<Fact> ofBodies = ofBodies(contexts, withFields, processEnd);
    boolean isComplete = memory.results().incomplete() == 0;
    InstanceCreation instances =
        new InstanceCreation(index, memory::creations, singletons(), contexts);
    FieldOwnership owners =
        new FieldOwnership(
            index, library, withFields, instances, memory.reachable(index), processEnd, isComplete);
    List<Fact> ofFields = phases.run("who releases what fields hold", owners::facts, List::of);
    List<Fact> facts = new ArrayList<>();
    Borrowers borrowers = new Borrowers(owners, ofFields);
    for (Fact fact : ofBodies) {
      if (fact instanceof LeftIn left) {
        borrowers.leak(left).ifPresent(facts::add);
      } else {
        facts.add(fact);
      }
    }
    facts.addAll(ofFields);
    FieldContents contents = new FieldContents(index, library, withFields, contexts, isComplete);
    facts.addAll(phases.run("what containers in fields hold", contents::facts, List::of));
    facts.addAll(
        phases.run(
            "what several threads use",
            work -> new SharedUses(index, library, work).facts(),
            List::of));
    return facts;
  }

  private List<Fact> ofBodies(
      ScopeContexts contexts, List<ResultNode> withFields, ProcessEnd processEnd) {
    BiPredicate<Fact, Body> isKept = processEnd::allows;
    return phases.run(
        "what grows with each call",
        work -> {
          GrowthPerCall growth = new GrowthPerCall(index, withFields, work);
          return ofBodies(contexts, isKept.and(growth::allows));
        },
        () -> ofBodies(contexts, isKept.and((fact, body) -> !GrowthPerCall.decides(fact))));
  }

  private List<Fact> ofBodies(ScopeContexts contexts, BiPredicate<Fact, Body> isKept) {
    List<Fact> facts = new ArrayList<>();
    for (ResultNode node : memory.results().withFacts()) {
      for (Fact fact : node.result().facts()) {
        if (isKept.test(fact, node.result().body())) {
          facts.add(fact.in(contexts.of(node)));
        }
      }
    }
    TakenElements taken = new TakenElements(facts, memory.results().withFields());
    return facts.stream().flatMap(fact -> taken.of(fact).stream()).toList();
  }

  /**
   * Returns what the process owns; nothing if the search exceeds its budget.
   *
   * @param isWhole whether the whole program is known
   */
  ProcessEnd processEnd(boolean isWhole) {
    boolean isAsked =
        endsProcess
            && (!memory.results().withFields().isEmpty()
                || memory.results().withFacts().stream()
                    .flatMap(node -> node.result().facts().stream())
                    .anyMatch(ProcessEnd::decides));
    return !isAsked
        ? ProcessEnd.unknown()
        : phases.run(
            "what ends with the process",
            work -> {
              Programs programs =
                  new Programs(index, Applications.NONE, others, isWhole && knowsCallers, work);
              return ProcessEnd.of(
                  new RunsOnce(index, library, once(isWhole), programs, singletons(), work));
            },
            ProcessEnd::unknown);
  }

  /**
   * Returns the code of applications that nothing calls, or that runs to some end. It is looked for
   * when a finding asks.
   *
   * @param isTest the files of tests, by their paths
   */
  MinorCode minorCode(Predicate<String> isTest) {
    ProgramPhases later = phases.later();
    Supplier<MinorCode.Found> search =
        () ->
            later.run(
                "what an application calls",
                work -> minorCode(unitsWithout(isTest), work),
                () -> MinorCode.Found.NOTHING);
    return new MinorCode(search, new SmallObjects(index, library), later);
  }

  private MinorCode.Found minorCode(List<UnitIndex> units, Work work) {
    Conventions.Frameworks frameworks = library.models().conventions().frameworks();
    LiveCode live = new LiveCode(index);
    Applications applications = Applications.find(index, units, frameworks, others, live, work);
    Programs programs = new Programs(index, applications, others, false, work);
    NamedTypes named = new NamedTypes(ReflectedTypes.byAnyName(index), others);
    EntryPoints entries = new EntryPoints(index, applications, units, named, frameworks);
    UncalledCode uncalled = UncalledCode.find(index, entries, units, live, work);
    Function<RunsOnce.Often, ProcessEnd> end =
        most ->
            ProcessEnd.of(
                new RunsOnce(
                    index,
                    library,
                    new RunsOnce.Terms(true, most, entries::mayRun, uncalled::isReached),
                    programs,
                    singletons(),
                    work));
    return endsProcess
        ? new MinorCode.Found(
            uncalled, end.apply(RunsOnce.Often.FIXED), end.apply(RunsOnce.Often.TO_SOME_END))
        : new MinorCode.Found(uncalled, ProcessEnd.unknown(), ProcessEnd.unknown());
  }

  private static RunsOnce.Terms once(boolean isWhole) {
    return new RunsOnce.Terms(isWhole, RunsOnce.Often.ONCE, body -> false, code -> true);
  }

  private List<UnitIndex> unitsWithout(Predicate<String> isTest) {
    return index.units().stream().filter(unit -> !isTest.test(unit.unit().file().path())).toList();
  }

  private Singletons singletons() {
    Conventions conventions = endsProcess ? library.models().conventions() : Conventions.NONE;
    return new Singletons(index, conventions, memory::creations);
  }

  /** Returns whether any code seeds the implicit generator: then all predictions are repeatable. */
  boolean isSeeded(List<Fact> facts, List<Procedure> procedures) {
    return facts.stream().anyMatch(ComputationFact.Drawn.class::isInstance)
        && procedures.stream().anyMatch(each -> each.seedsRandom(this::seedsRandom));
  }

  private boolean seedsRandom(Procedure procedure) {
    return index.calls(procedure).stream()
        .map(CallTarget::called)
        .anyMatch(
            method ->
                library
                    .calls()
                    .effect(method.owner(), method)
                    .filter(effect -> effect.traits().seedsRandom())
                    .isPresent());
  }
}
