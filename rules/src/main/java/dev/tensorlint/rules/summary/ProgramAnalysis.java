// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.typestate.Atom;
import dev.tensorlint.rules.typestate.ComputationFact;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.Library;
import dev.tensorlint.rules.typestate.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Analyses a whole program: initializers first, then methods from the bottom of the call graph up.
 */
public final class ProgramAnalysis {

  private final ProgramIndex index;
  private final Library library;
  private final Summaries summaries;
  private final Answers answers;
  private final AnalysisMemory memory;
  private final BodyAnalysis bodies;
  private final Map<Body, List<Body>> callees = new HashMap<>();
  private final List<BodyResult> results = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /**
   * @param pathStates most path states per program point
   * @param stepBudget most steps per method
   * @param followsUnexpected whether unchecked exceptions that any call might throw are followed
   * @param memory what is known of former versions of the program
   */
  public ProgramAnalysis(
      Program program,
      LifecycleModels models,
      int pathStates,
      int stepBudget,
      boolean followsUnexpected,
      AnalysisMemory memory) {
    this.memory = memory;
    memory.begin();
    this.index = new ProgramIndex(program, memory);
    this.library = new Library(models, program.types());
    this.summaries = new Summaries(index);
    this.answers = new Answers(summaries, index.fields());
    this.bodies = new BodyAnalysis(library, answers, pathStates, stepBudget, followsUnexpected);
  }

  /**
   * What was found out about a program.
   *
   * @param facts facts in the order of the source
   * @param diagnostics one for each method that was not analysed
   */
  public record Outcome(
      List<Fact> facts, List<Diagnostic> diagnostics, int analysed, int notAnalysed) {}

  public Outcome run() {
    index.bodies().stream().filter(body -> body.code() == null).forEach(this::initializers);
    BottomUpOrder.of(methods(), this::callees).forEach(this::analyse);
    ScopeContexts contexts = new ScopeContexts(index, library, results);
    List<Fact> facts = new ArrayList<>();
    CallGrowth growth = new CallGrowth(index, results);
    for (BodyResult result : results) {
      result.facts().stream()
          .filter(fact -> growth.allows(fact, result.body()))
          .forEach(fact -> facts.add(fact.in(contexts.of(result))));
    }
    facts.addAll(new FieldOwnership(index, library, results, contexts).facts());
    facts.addAll(new FieldContents(index, results, contexts).facts());
    if (isSeeded(facts)) {
      facts.removeIf(ComputationFact.Drawn.class::isInstance);
    }
    memory.end();
    long complete = results.stream().filter(BodyResult::isComplete).count();
    int analysed = Math.toIntExact(complete);
    return new Outcome(facts, diagnostics, analysed, results.size() - analysed);
  }

  /** Whoever gives the implicit generator a seed anywhere has answers that can be repeated. */
  private boolean isSeeded(List<Fact> facts) {
    return facts.stream().anyMatch(ComputationFact.Drawn.class::isInstance)
        && index.bodies().stream()
            .flatMap(body -> index.calls(body).stream())
            .anyMatch(
                method ->
                    library
                        .effect(method.owner(), method)
                        .filter(effect -> effect.traits().seedsRandom())
                        .isPresent());
  }

  /** Returns the bodies of methods, and notes which of them call which. */
  private List<Body> methods() {
    Map<String, Body> byKey = new HashMap<>();
    List<Body> methods = new ArrayList<>();
    for (Body body : index.bodies()) {
      MethodDecl method = body.method();
      if (method != null) {
        byKey.putIfAbsent(index.key(method), body);
        methods.add(body);
      }
    }
    methods.forEach(body -> callees.put(body, callees(body, byKey)));
    return methods;
  }

  private List<Body> callees(Body body) {
    return callees.getOrDefault(body, List.of());
  }

  private List<Body> callees(Body body, Map<String, Body> byKey) {
    List<Body> called = new ArrayList<>();
    for (String key : index.calledKeys(body)) {
      Body callee = byKey.get(key);
      if (callee != null) {
        called.add(callee);
      }
    }
    return called;
  }

  private void analyse(List<Body> group) {
    memory.outcomes(group, answers, () -> analyseAnew(group)).forEach(this::add);
  }

  private List<BodyAnalysis.Outcome> analyseAnew(List<Body> group) {
    if (Recursion.isIn(group, this::callees)) {
      return Recursion.analyse(bodies, summaries, group, this::callees);
    }
    BodyAnalysis.Outcome outcome = bodies.analyse(group.get(0));
    answers.note(group, List.of(outcome.effects()));
    return List.of(outcome);
  }

  private void add(BodyAnalysis.Outcome outcome) {
    results.addAll(outcome.results());
    diagnostics.addAll(outcome.diagnostics());
  }

  private void initializers(Body body) {
    BodyAnalysis.Outcome outcome =
        memory.outcomes(List.of(body), answers, () -> List.of(bodies.analyse(body))).get(0);
    add(outcome);
    for (FieldDecl field : body.initialized()) {
      FieldKey key = new FieldKey(field.owner(), field.name(), field.isStatic());
      Value value = outcome.fieldsAtEnd().getOrDefault(key, Value.UNKNOWN);
      if (isFixed(body, field) && isInstance(value)) {
        bodies.fix(key, elsewhere(value));
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
}
