// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.Timing;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.fact.collect.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Decides cheaply which bodies need no analysis: those in which no resource enters, is created, or
 * is held in a field. Most code is like that. Skipping these bodies changes no finding.
 */
final class Relevance {

  private final Library library;
  private final Summaries summaries;
  private final Map<String, Boolean> modelled = new HashMap<>();

  Relevance(Library library, Summaries summaries) {
    this.library = library;
    this.summaries = summaries;
  }

  /**
   * What the text of a body shows.
   *
   * @param matters whether it has to be analysed
   * @param calls its calls to methods of the program, those in its lambdas included
   * @param mayCallLater whether some of these may run at another time, because a lambda contains
   *     them
   * @param mayEndOtherwise whether its completion depends on its paths: something in it may throw
   *     or never return, or its last statement is not plain
   * @param mayAwait whether it may wait for a computation
   * @param fields effects on the fields of its object, and on static fields
   */
  record View(
      boolean matters,
      List<OwnCall> calls,
      boolean mayCallLater,
      boolean mayEndOtherwise,
      boolean mayAwait,
      Map<FieldKey, OperandEffect> fields) {}

  /** The view of a body that needs the analysis, which computes the other components. */
  private static final View MATTERS = new View(true, List.of(), true, true, true, Map.of());

  View of(Body body) {
    Stmt code = body.code();
    if (code == null) {
      return ofInitializers(body);
    }
    for (Local parameter : body.parameters()) {
      if (library.followed(parameter.type()).isPresent()) {
        return MATTERS;
      }
    }
    RelevanceWalker walker = new RelevanceWalker(body);
    code.accept(walker);
    if (walker.matters || walker.mayAwaitWhatItStarts()) {
      return MATTERS;
    }
    boolean isPlain = NormalCompletion.isPlain(code);
    walker.calls.forEach(call -> summaries.effects(call.method()));
    walker.implicit.forEach(summaries::effects);
    return new View(
        false,
        walker.calls,
        walker.mayCallLater(),
        walker.mayThrow || !isPlain,
        walker.mayAwait,
        walker.fields);
  }

  /** The completion of initializers is not needed. */
  private View ofInitializers(Body body) {
    if (!Initializers.arePlain(body.initialized())) {
      return MATTERS;
    }
    RelevanceWalker walker = new RelevanceWalker(body);
    for (FieldDecl field : body.initialized()) {
      walker.at(field);
    }
    boolean matters = walker.matters || walker.mayCallLater() || walker.hasModel;
    return matters ? MATTERS : new View(false, walker.calls, false, false, false, Map.of());
  }

  private boolean isModelled(TypeRef type) {
    if (isModelled(type.name())) {
      return true;
    }
    for (TypeRef argument : type.arguments()) {
      if (isModelled(argument)) {
        return true;
      }
    }
    return false;
  }

  private boolean isModelled(String type) {
    Boolean known = modelled.get(type);
    if (known == null) {
      known = library.isModelled(type);
      modelled.put(type, known);
    }
    return known;
  }

  private static boolean isThis(@Nullable Expr target) {
    return target instanceof Expr.This;
  }

  private static boolean neverReturns(Summary effect) {
    return effect.outcome().neverReturns();
  }

  /** Returns whether a call matters though none of its types does. */
  private static boolean isOfItself(Summary modelled) {
    return modelled.collectsGarbage() || modelled.result().made() != null;
  }

  /** Returns whether a call leaves all resources as they are. */
  private boolean isTrivial(Summary effects, List<Expr> arguments) {
    return effects.isComplete()
        && effects.endsNormally()
        && !effects.concernsEveryCaller()
        && effects.result().equals(ResultEffect.UNKNOWN)
        && effects.lambdas() != LambdaRuns.IN_SCOPE
        && areOverwrittenAtMost(effects.fields().byField().values(), arguments);
  }

  private boolean areOverwrittenAtMost(Collection<OperandEffect> fields, List<Expr> arguments) {
    for (OperandEffect each : fields) {
      if (!each.isPlain() && !storesPlainValue(each, arguments)) {
        return false;
      }
    }
    return true;
  }

  /** An exception, for instance, keeps whatever object it is about: mostly a text or a number. */
  private boolean storesPlainValue(OperandEffect field, List<Expr> arguments) {
    int stored = field.stored();
    return stored >= 0
        && stored < arguments.size()
        && field.equals(OperandEffect.stored(stored))
        && isPlainValue(arguments.get(stored));
  }

  private boolean isPlainValue(Expr argument) {
    boolean isFunction =
        argument instanceof Expr.Lambda || argument instanceof Expr.MethodReference;
    return !isFunction && !library.canLeadToResource(argument.type());
  }

  /** Walks through a body until something shows that it matters. */
  private final class RelevanceWalker extends IrWalker {
    private final Body body;
    private final boolean isConstruction;
    private final List<OwnCall> calls = new ArrayList<>();
    private final Map<FieldKey, OperandEffect> fields = new HashMap<>();

    /** Members without code that no resource passes through, such as the accessors of numbers. */
    private final Set<MethodRef> implicit = new LinkedHashSet<>();

    private boolean matters;
    private boolean mayThrow;
    private boolean mayAwait;
    private boolean mayAwaitAny;
    private int lambdas;
    private boolean hasLambda;
    private boolean hasModel;

    RelevanceWalker(Body body) {
      this.body = body;
      MethodDecl method = body.method();
      this.isConstruction = method != null && method.kind() == MethodDecl.Kind.CONSTRUCTOR;
    }

    void at(FieldDecl field) {
      see(field.type());
      matters |= library.canLeadToResource(field.type());
      expr(field.initializer());
    }

    /** Returns whether calls may run at another time, because a lambda contains them. */
    boolean mayCallLater() {
      return hasLambda && !calls.isEmpty();
    }

    /**
     * Returns whether it takes path states to know which computations it waits for. After an
     * unresolved call it may have waited for any.
     */
    boolean mayAwaitWhatItStarts() {
      return mayCallLater() && mayAwait && !mayAwaitAny;
    }

    private void see(TypeRef type) {
      matters |= isModelled(type);
    }

    /**
     * @param isOnThis whether the receiver is {@code this}
     * @param arguments none where they are not known
     */
    private void see(Callee callee, Span at, boolean isOnThis, List<Expr> arguments) {
      if (!(callee instanceof MethodRef method)) {
        mayThrow = true;
        mayAwait = true;
        mayAwaitAny |= lambdas == 0;
        return;
      }
      see(method.returnType());
      matters |= isModelled(method.owner());
      if (matters) {
        return;
      }
      Optional<Summary> modelled = library.calls().effect(method.owner(), method);
      hasModel |= modelled.isPresent();
      matters = modelled.filter(Relevance::isOfItself).isPresent();
      mayThrow |=
          !method.thrown().isEmpty() || modelled.filter(Relevance::neverReturns).isPresent();
      mayAwait |= modelled.filter(Summary::awaits).isPresent();
      Optional<Summary> effects = summaries.glance(method);
      if (effects.isPresent() && !summaries.isCode(method) && carriesNothing(method)) {
        implicit.add(method);
      } else if (effects.isPresent()) {
        List<Expr> given =
            arguments.size() == method.parameters().size() ? arguments : List.<Expr>of();
        if (!isTrivial(effects.get(), given) && !isBeforeMethods(effects.get())) {
          summaries.effects(method);
          matters = true;
        }
        mayThrow |=
            !effects.get().part(ThrownExceptions.NONE).places().isEmpty()
                || effects.get().mayNotReturn();
        mayAwait |= effects.get().part(Timing.NONE).awaits();
        if (modelled.isEmpty()) {
          overwritten(effects.get().fields().byField(), isOnThis);
        }
        calls.add(new OwnCall(method, new Place(body.unit().file(), at), true));
      }
    }

    /** What a member without code lends or stores is what it is given, or gives. */
    private boolean carriesNothing(MethodRef method) {
      return Stream.concat(Stream.of(method.returnType()), method.parameters().stream())
          .noneMatch(type -> isModelled(type) || library.followed(type).isPresent());
    }

    /** Initializers are checked before the summaries of methods exist. */
    private boolean isBeforeMethods(Summary effects) {
      return body.code() == null && !effects.isComplete();
    }

    private void overwritten(Map<FieldKey, OperandEffect> there, boolean isOnThis) {
      for (Map.Entry<FieldKey, OperandEffect> entry : there.entrySet()) {
        if (entry.getValue().isOverwritten() && (isOnThis || entry.getKey().isStatic())) {
          fields.put(entry.getKey(), OperandEffect.OVERWRITTEN);
        }
      }
    }

    /**
     * A constructor's assignments to its own object overwrite nothing that callers could have seen.
     */
    @Override
    protected void assigned(Expr target) {
      if (target instanceof Expr.FieldRef field
          && (field.isStatic() || (isThis(field.target()) && !isConstruction))) {
        fields.put(
            new FieldKey(field.owner(), field.name(), field.isStatic()), OperandEffect.OVERWRITTEN);
      }
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      hasLambda = true;
      lambdas++;
      super.visitLambda(expr);
      lambdas--;
      return Unit.UNIT;
    }

    @Override
    public Unit visitThrow(Stmt.Throw stmt) {
      mayThrow = true;
      return super.visitThrow(stmt);
    }

    @Override
    public void visitLocal(Local local) {
      see(local.type());
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      if (matters) {
        return Unit.UNIT;
      }
      Expr.Call call = body.functions().called(expr);
      see(call.type());
      see(call.reached(), call.nameSpan(), isThis(call.target()), call.arguments());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.type());
      see(expr.constructor(), expr.span(), false, expr.arguments());
      return super.visitNew(expr);
    }

    @Override
    public Unit visitFieldRef(Expr.FieldRef expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.type());
      matters |= library.canHoldAnyResource(expr.type());
      return super.visitFieldRef(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.qualifier());
      see(expr.callee(), expr.span(), isThis(expr.target()), List.of());
      return super.visitMethodReference(expr);
    }
  }
}
