// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.CallTargets;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.ScopeContext;
import dev.tensorlint.rules.summary.BodyResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A result as a node of the program's call graph: its calls where no scope is open. */
public final class ResultNode {

  private final Procedure procedure;
  private BodyResult result;
  private @Nullable List<BareCall> calls;
  private @Nullable Arrival arrival;
  private @Nullable ScopeContext scope;

  /** A call where no scope is open. */
  public record BareCall(CallTarget target, Place at) {

    /** Returns the methods that it can reach now. */
    public List<Symbol> symbols() {
      return target.symbols();
    }
  }

  /**
   * How control first reaches the code without an open scope.
   *
   * @param isBare false if it never does
   * @param isSure whether the entry point is certain to be called without a scope
   * @param from the caller, null for an entry point
   * @param at the call, null for an entry point
   */
  public record Arrival(
      boolean isBare, boolean isSure, @Nullable ResultNode from, @Nullable Place at) {
    public static final Arrival SHELTERED = new Arrival(false, true, null, null);
  }

  /**
   * A call from here, by symbols: an edit that moves a local class changes the names of its
   * methods.
   */
  private record Step(List<Symbol> symbols, Place at) {}

  /** Everything that determines how control continues from here, and whether it starts here. */
  private record Role(
      boolean opensScope,
      boolean isLambda,
      boolean isKnownToRunAlone,
      @Nullable Callee passedTo,
      Set<Modifier> modifiers,
      List<TypeRef> types,
      List<Step> steps) {}

  ResultNode(BodyResult result, Procedure procedure) {
    this.result = result;
    this.procedure = procedure;
  }

  public BodyResult result() {
    return result;
  }

  public Procedure procedure() {
    return procedure;
  }

  /** Sets the result of another analysis, and returns whether the role is unchanged. */
  boolean exchange(BodyResult other, CallTargets targets) {
    Role before = role(targets);
    result = other;
    calls = null;
    return role(targets).equals(before);
  }

  private Role role(CallTargets targets) {
    Body body = result.body();
    MethodDecl method = body.method();
    List<TypeRef> types = new ArrayList<>();
    if (method != null) {
      method.parameters().forEach(local -> types.add(local.type()));
      types.add(method.ref().returnType());
    }
    return new Role(
        result.opensScope(),
        body.isLambda(),
        body.isKnownToRunAlone(),
        body.passedTo(),
        method == null ? Set.of() : method.modifiers(),
        types,
        calls(targets).stream().map(call -> new Step(call.symbols(), call.at())).toList());
  }

  public List<BareCall> calls(CallTargets targets) {
    List<BareCall> known = calls;
    if (known == null) {
      known =
          result.calls().stream()
              .filter(OwnCall::isBare)
              .map(call -> bareCall(call, targets))
              .toList();
      calls = known;
    }
    return known;
  }

  private static BareCall bareCall(OwnCall call, CallTargets targets) {
    MethodRef method = call.method();
    return new BareCall(targets.of(method), call.at());
  }

  /** Returns how control reaches it, null as long as that is not known. */
  @Nullable
  public Arrival arrival() {
    return arrival;
  }

  public void arrived(@Nullable Arrival how) {
    arrival = how;
    scope = null;
  }

  /** Returns the scopes in which it runs, null as long as nothing has asked for them. */
  @Nullable
  public ScopeContext scope() {
    return scope;
  }

  public void isIn(@Nullable ScopeContext context) {
    scope = context;
  }
}
