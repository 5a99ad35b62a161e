// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.fact.ThreadFact.SharedUse;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.program.SharedUses.Passed;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One body, and the parts of it that several threads run at once. It notes what these parts use and
 * call.
 */
final class SharedWalk extends IrWalker {

  private final ProgramIndex index;
  private final ThreadNames names;
  private final Body body;
  private final Outer outer;
  private final TaskStarts starts;
  private final SharedZones zones;
  private final List<SharedUse> uses = new ArrayList<>();
  private final List<Call> calls = new ArrayList<>();
  private final TasksTogether together;
  private int locks;

  /**
   * Why several threads run the whole body.
   *
   * @param threads null if they do not
   */
  record Outer(
      SharedUses.@Nullable Threads threads,
      boolean isShared,
      Map<Integer, Optional<Passed>> parameters) {
    static final Outer NONE = new Outer(null, false, Map.of());

    @Nullable Passed passed(int parameter) {
      return parameters.getOrDefault(parameter, Optional.empty()).orElse(null);
    }
  }

  /** The tasks that some code starts, whoever runs it. */
  record Tasks(TaskStarts starts, TasksTogether together) {

    static Tasks in(Stmt code, ProgramIndex index, ThreadNames names) {
      TaskStarts starts = new TaskStarts(index, names);
      TasksTogether together = new TasksTogether(names, starts::startsTask);
      code.accept(starts);
      code.accept(together);
      return new Tasks(starts, together);
    }
  }

  /**
   * A call in such code.
   *
   * @param isOfShared whether its object is shared
   */
  record Call(
      MethodRef method,
      boolean isOfShared,
      Map<Integer, Optional<Passed>> sharedArguments,
      SharedUses.Threads threads) {}

  SharedWalk(ProgramIndex index, ThreadNames names, Body body, Tasks tasks, Outer outer) {
    this.index = index;
    this.names = names;
    this.body = body;
    this.outer = outer;
    this.starts = tasks.starts();
    this.together = tasks.together();
    this.zones = new SharedZones(names, starts, together, body.unit().file());
    Stmt code = body.code();
    if (code != null) {
      code.accept(this);
    }
  }

  List<SharedUse> uses() {
    return uses;
  }

  List<Call> calls() {
    return calls;
  }

  private SharedUses.@Nullable Threads threads() {
    if (locks > 0) {
      return null;
    }
    SharedZones.Zone zone = zones.innermost();
    return zone == null ? outer.threads() : zone.threads();
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    Expr target = call.target();
    if (target != null) {
      use(target, call.callee(), call.nameSpan());
    }
    called(call.reached(), target, call.arguments());
    expr(target);
    for (Expr argument : call.arguments()) {
      if (isFunction(argument)) {
        LambdaRuns runs = runs(TaskStarts.receiverType(call), call.callee());
        SharedZones.Zone zone = zones.ofCall(call, argument, runs);
        zones.inFunction(argument, zone, runs, () -> expr(argument));
      } else {
        expr(argument);
      }
    }
    return Unit.UNIT;
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    expr(expr.outer());
    for (Expr argument : expr.arguments()) {
      if (isFunction(argument)) {
        LambdaRuns runs = runs(expr.type(), expr.constructor());
        Place at = new Place(body.unit().file(), expr.span());
        SharedZones.Zone zone = runs.isElsewhere() ? zones.ofTask(argument, at) : null;
        zones.inFunction(argument, zone, runs, () -> expr(argument));
      } else {
        expr(argument);
      }
    }
    return Unit.UNIT;
  }

  private static boolean isFunction(Expr argument) {
    return argument instanceof Expr.Lambda || argument instanceof Expr.MethodReference;
  }

  private LambdaRuns runs(TypeRef type, Callee callee) {
    return names.runs(type.name(), callee).orElse(LambdaRuns.INLINE_ONCE);
  }

  /** A reference to a method of an object, as a function. */
  @Override
  public Unit visitMethodReference(Expr.MethodReference reference) {
    Expr target = reference.target();
    if (target != null) {
      use(target, reference.callee(), reference.span());
    }
    called(reference.callee(), target, List.of());
    return super.visitMethodReference(reference);
  }

  private void use(Expr target, Callee callee, Span at) {
    SharedUses.Threads threads = threads();
    if (threads == null) {
      return;
    }
    TypeModel model = names.oneAtATime(target.type()).orElse(null);
    if (model == null || !names.isUse(target.type(), callee)) {
      return;
    }
    passed(target, model, at)
        .ifPresent(
            one ->
                uses.add(
                    new SharedUse(
                        one.object(), body.name(), one.at(), threads.by(), threads.kind())));
  }

  /** Returns a shared object and where such code first passes it on, which may be here. */
  private Optional<Passed> passed(Expr expr, TypeModel model, Span at) {
    Passed passed = outer.passed(position(expr));
    return passed != null
        ? Optional.of(passed)
        : shared(expr, model).map(object -> new Passed(object, new Place(body.unit().file(), at)));
  }

  private int position(Expr expr) {
    return expr instanceof Expr.LocalRef ref ? body.parameters().indexOf(ref.local()) : -1;
  }

  private void called(Callee callee, @Nullable Expr target, List<Expr> arguments) {
    SharedUses.Threads threads = threads();
    if (threads == null || !(callee instanceof MethodRef method)) {
      return;
    }
    Map<Integer, Optional<Passed>> shared = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      Expr argument = arguments.get(i);
      if (isShared(argument)) {
        shared.put(
            i,
            names
                .oneAtATime(argument.type())
                .flatMap(model -> passed(argument, model, argument.span())));
      }
    }
    calls.add(new Call(method, target != null && isShared(target), shared, threads));
  }

  private Optional<ResourceInfo> shared(Expr expr, TypeModel model) {
    Expr object = resolved(expr);
    if (!isShared(object)) {
      return Optional.empty();
    }
    if (object instanceof Expr.FieldRef field) {
      FieldKey key = new FieldKey(field.owner(), field.name(), field.isStatic());
      ProgramField declared = index.fields().get(key);
      return Optional.ofNullable(declared)
          .map(
              of ->
                  new ResourceInfo(
                      field.name(), true, model, of.name(), ResourceInfo.Origin.FIELD, false));
    }
    if (object instanceof Expr.LocalRef ref && model.usage().unsynchronized()) {
      boolean isParameter = body.parameters().contains(ref.local());
      return Optional.of(
          new ResourceInfo(
              ref.local().name(),
              true,
              model,
              new Place(body.unit().file(), ref.local().nameSpan()),
              isParameter ? ResourceInfo.Origin.PARAMETER : ResourceInfo.Origin.CREATED,
              false));
    }
    return Optional.empty();
  }

  /** Returns the field whose value a variable of the same code has, or the expression. */
  private Expr resolved(Expr expr) {
    boolean isInside = expr instanceof Expr.LocalRef ref && !isOutside(ref.local());
    Expr value = isInside ? starts.valueOf(expr) : null;
    return value instanceof Expr.FieldRef ? value : expr;
  }

  private boolean isShared(Expr expr) {
    Expr object = resolved(expr);
    SharedZones.Zone zone = zones.innermost();
    Expr.Lambda task = zone == null ? null : zone.task();
    if (task != null && outer.threads() == null) {
      return together.isShared(task, object);
    }
    if (object instanceof Expr.This) {
      return zone != null || outer.isShared();
    }
    if (object instanceof Expr.FieldRef field) {
      return field.isStatic() || (field.target() != null && isShared(field.target()));
    }
    return object instanceof Expr.LocalRef ref && isOutside(ref.local());
  }

  private boolean isOutside(Local local) {
    return outer.parameters().containsKey(body.parameters().indexOf(local))
        || zones.excludes(local.nameSpan());
  }

  @Override
  public Unit visitSynchronized(Stmt.Synchronized stmt) {
    expr(stmt.lock());
    locks++;
    stmt(stmt.body());
    locks--;
    return Unit.UNIT;
  }

  /** A class has bodies of its own. */
  @Override
  public void visitType(TypeDecl type) {}

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    zones.inLoop(stmt, () -> super.visitWhile(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    zones.inLoop(stmt, () -> super.visitDoWhile(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitFor(Stmt.For stmt) {
    zones.inLoop(stmt, () -> super.visitFor(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    zones.inLoop(stmt, () -> super.visitForEach(stmt));
    return Unit.UNIT;
  }
}
