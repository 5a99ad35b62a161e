// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.extent;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.work.Work;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.stream.Stream;

/** What the extents in one body rest on in other code: constants, and the methods it calls. */
final class ProgramExtents {

  /** Calls are followed from a method to one that it calls, and on from there, so often. */
  private static final int DEEPEST = 3;

  private final ProgramIndex index;
  private final Library library;
  private final Work work;
  private final BodyExtents constants;
  private final Map<Body, BodyUses> uses = new HashMap<>();
  private final IdentityHashMap<Expr, Optional<Invocation>> invocations = new IdentityHashMap<>();

  ProgramExtents(ProgramIndex index, Library library, Work work) {
    this.index = index;
    this.library = library;
    this.work = work;
    this.constants = new BodyExtents(this, BodyUses.NONE, Map.of(), Map.of(), DEEPEST);
  }

  void spend() {
    work.spend(1);
  }

  void spend(int units) {
    work.spend(units);
  }

  BodyUses uses(Body body) {
    return uses.computeIfAbsent(body, BodyUses::of);
  }

  /**
   * Returns the extents of a body that no call is followed to.
   *
   * @param numbers what its parameters stand for that is known
   */
  BodyExtents of(Body body, Map<Local, Bound> numbers) {
    return new BodyExtents(this, uses(body), Map.of(), numbers, 0);
  }

  Optional<Invocation> invocation(Expr code) {
    return invocations.computeIfAbsent(code, any -> Invocation.of(any, library));
  }

  /** Returns whether no call changes how much an object of a type holds. */
  boolean isFixed(TypeRef type) {
    return library.models().isFixedSize(type.name(), library.types());
  }

  boolean isResource(TypeRef type) {
    return library.resourceModel(type).isPresent();
  }

  /** Returns whether a value of a type may be a resource, or lead to some. */
  boolean mayHoldResource(TypeRef type) {
    boolean isPlain = type.isArray() && TypeRef.of(type.name()).isPrimitive();
    return !type.isKnown() || isResource(type) || (isContainer(type) && !isPlain);
  }

  boolean isContainer(TypeRef type) {
    return type.isArray() || library.containers().is(type.name());
  }

  /** Returns whether a call reaches code of the program. */
  boolean isOwn(Invocation call) {
    return !symbols(call).isEmpty();
  }

  /** Returns the extents of code outside of bodies. */
  BodyExtents constants() {
    return constants;
  }

  /** Returns the value of a field that no code changes. */
  Optional<Expr> constant(Expr.FieldRef field) {
    TypeDecl type = index.type(field.owner());
    return type == null
        ? Optional.empty()
        : type.fields().stream()
            .filter(each -> each.name().equals(field.name()))
            .filter(each -> each.modifiers().contains(Modifier.FINAL))
            .flatMap(each -> Stream.ofNullable(each.initializer()))
            .findFirst();
  }

  /** Returns how much the object holds at most that a method of the program gives. */
  Bound returned(Invocation call, BodyExtents caller) {
    return ofCode(call, caller, (callee, parameters) -> ofReturned(callee));
  }

  private static Bound ofReturned(BodyExtents callee) {
    List<Expr> values = callee.uses().returned();
    return values.isEmpty()
        ? Bound.UNKNOWN
        : Bound.ofAny(values.stream().map(callee::held).toList());
  }

  /** Returns how much a method of the program writes at most into an operand. */
  Bound written(Invocation call, Operand operand, BodyExtents caller) {
    MethodRef method = call.method();
    if (!operand.isArgument() || method == null || method.isVarargs()) {
      return Bound.UNKNOWN;
    }
    return ofCode(
        call,
        caller,
        (callee, parameters) ->
            new Writes(callee, parameters.get(operand.index())).ofCaller().most());
  }

  private Bound ofCode(
      Invocation call, BodyExtents caller, BiFunction<BodyExtents, List<Local>, Bound> question) {
    List<Symbol> symbols = symbols(call);
    if (symbols.isEmpty() || caller.depth() >= DEEPEST) {
      return Bound.UNKNOWN;
    }
    Bound bound = Bound.ZERO;
    for (Symbol symbol : symbols) {
      for (Procedure code : symbol.procedures()) {
        spend(Work.STEP);
        bound =
            bound.or(question.apply(callee(code.body(), call, caller), code.body().parameters()));
      }
    }
    return bound;
  }

  private List<Symbol> symbols(Invocation call) {
    MethodRef method = call.method();
    return method == null ? List.of() : index.targets().of(method).symbols();
  }

  private BodyExtents callee(Body body, Invocation call, BodyExtents caller) {
    Map<Local, Bound> held = new HashMap<>();
    Map<Local, Bound> numbers = new HashMap<>();
    boolean isPlain = call.method() != null && !call.method().isVarargs();
    for (int i = 0; isPlain && i < body.parameters().size(); i++) {
      Local parameter = body.parameters().get(i);
      held.put(parameter, caller.factor(call.arguments().get(i)));
      numbers.put(parameter, caller.numbers().of(call.arguments().get(i)));
    }
    return new BodyExtents(this, uses(body), held, numbers, caller.depth() + 1);
  }
}
