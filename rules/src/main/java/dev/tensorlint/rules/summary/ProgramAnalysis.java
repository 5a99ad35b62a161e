// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.LifecycleModels;
import dev.tensorlint.rules.source.Position;
import dev.tensorlint.rules.typestate.Atom;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.Library;
import dev.tensorlint.rules.typestate.MethodAnalysis;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.typestate.MethodEffects;
import dev.tensorlint.rules.typestate.Value;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Analyses a whole program: initializers first, then methods from the bottom of the call graph up.
 */
public final class ProgramAnalysis {

  private final ProgramIndex index;
  private final Library library;
  private final Summaries summaries;
  private final Relevance relevance;
  private final CfgBuilder builder;
  private final int pathStates;
  private final int stepBudget;
  private final Map<FieldKey, Value> fieldValues = new HashMap<>();
  private final Map<String, Map<FieldKey, FieldDecl>> fieldsOf = new HashMap<>();
  private final List<BodyResult> results = new ArrayList<>();
  private final List<Diagnostic> diagnostics = new ArrayList<>();

  /**
   * @param pathStates most path states per program point
   * @param stepBudget most steps per method
   */
  public ProgramAnalysis(Program program, LifecycleModels models, int pathStates, int stepBudget) {
    this.index = new ProgramIndex(program);
    this.library = new Library(models, program.types());
    this.summaries = new Summaries(index);
    this.relevance = new Relevance(library, summaries);
    this.builder = new CfgBuilder(new ProgramShape(library, summaries));
    this.pathStates = pathStates;
    this.stepBudget = stepBudget;
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
    methodsBottomUp().forEach(this::analyse);
    ScopeContexts contexts = new ScopeContexts(index, library, results);
    List<Fact> facts = new ArrayList<>();
    for (BodyResult result : results) {
      facts.addAll(result.uses());
      result.ends().forEach(ended -> facts.add(ended.in(contexts.of(result))));
    }
    long complete = results.stream().filter(BodyResult::isComplete).count();
    int analysed = Math.toIntExact(complete);
    return new Outcome(facts, diagnostics, analysed, results.size() - analysed);
  }

  private List<Body> methodsBottomUp() {
    Map<String, Body> byKey = new HashMap<>();
    List<Body> methods = new ArrayList<>();
    for (Body body : index.bodies()) {
      MethodDecl method = body.method();
      if (method != null) {
        byKey.putIfAbsent(method.ref().key(), body);
        methods.add(body);
      }
    }
    return BottomUpOrder.of(methods, body -> callees(body, byKey)).stream()
        .flatMap(List::stream)
        .toList();
  }

  private List<Body> callees(Body body, Map<String, Body> byKey) {
    List<Body> callees = new ArrayList<>();
    for (MethodDecl called : index.calledFrom(body)) {
      Body callee = byKey.get(called.ref().key());
      if (callee != null) {
        callees.add(callee);
      }
    }
    return callees;
  }

  private void initializers(Body body) {
    MethodAnalysis analysis = analyse(body);
    if (analysis == null || !analysis.isComplete()) {
      return;
    }
    Map<FieldKey, Value> atEnd = analysis.fieldsAtEnd();
    for (FieldDecl field : body.initialized()) {
      FieldKey key = new FieldKey(field.owner(), field.name(), field.isStatic());
      Value value = atEnd.getOrDefault(key, Value.UNKNOWN);
      if (isFixed(body, field) && isInstance(value)) {
        fieldValues.put(key, elsewhere(value));
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

  /** A body that makes the analysis fail is a diagnostic; the others go on. */
  private @Nullable MethodAnalysis analyse(Body body) {
    try {
      return analyseWhole(body);
    } catch (RuntimeException | StackOverflowError e) {
      giveUp(body, "internal error (" + e + "); please report it");
      return null;
    }
  }

  private @Nullable MethodAnalysis analyseWhole(Body body) {
    Relevance.View view = relevance.of(body);
    if (!view.matters()) {
      results.add(new BodyResult(body, List.of(), List.of(), view.calls(), false, true));
      note(body, MethodEffects.harmless(body.parameters()));
      return null;
    }
    Cfg cfg = graph(body);
    MethodContext context =
        new MethodContext(
            body.unit().file(),
            body.name(),
            cfg,
            body.parameters(),
            fieldsOf.computeIfAbsent(body.type().name(), name -> fields(body.type())),
            fieldValues,
            library,
            summaries);
    MethodAnalysis analysis = MethodAnalysis.of(context, pathStates, stepBudget);
    if (!analysis.isComplete()) {
      giveUp(body, "more than " + stepBudget + " steps; raise the step budget or split the method");
      return null;
    }
    note(body, analysis.effects());
    results.add(
        new BodyResult(
            body,
            analysis.uses(),
            analysis.endings(Fact.ScopeContext.ENTRY),
            analysis.ownCalls(),
            analysis.opensScope(),
            true));
    for (Cfg.Deferred deferred : cfg.deferred()) {
      analyse(body.lambda(deferred));
    }
    return analysis;
  }

  private void note(Body body, MethodEffects effects) {
    MethodDecl method = body.method();
    if (method != null) {
      summaries.put(
          method,
          body.isCompactConstructor()
              ? effects.storingParameters(body.type().name(), body.parameters())
              : effects);
    }
  }

  private Cfg graph(Body body) {
    return body.code() == null
        ? builder.initializers(body.initialized())
        : builder.body(body.parameters(), body.code());
  }

  private static Map<FieldKey, FieldDecl> fields(TypeDecl type) {
    Map<FieldKey, FieldDecl> fields = new HashMap<>();
    for (FieldDecl field : type.fields()) {
      fields.put(new FieldKey(field.owner(), field.name(), field.isStatic()), field);
    }
    return fields;
  }

  private void giveUp(Body body, String why) {
    Position at = body.unit().file().positionOf(body.span().start());
    diagnostics.add(
        new Diagnostic(
            Severity.WARNING,
            body.unit().file().path(),
            at.line(),
            at.column(),
            "`" + body.name() + "` was not analysed: " + why));
    results.add(BodyResult.notAnalysed(body));
  }
}
