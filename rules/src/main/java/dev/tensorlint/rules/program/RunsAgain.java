// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.program.RepeatedTasks.Role;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.summary.RequestHandlers;
import dev.tensorlint.rules.work.Work;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The code that the program shows to run again and again: in a loop or a function that runs for
 * each element, for each request, as the task of a timer, or in a method that such code calls.
 * Other code may run again as well; its callers are unknown.
 */
final class RunsAgain {

  private final Map<SourceFile, List<Span>> spans = new HashMap<>();

  private RunsAgain() {}

  /** Returns what knows of no such code. */
  static RunsAgain unknown() {
    return new RunsAgain();
  }

  static RunsAgain find(ProgramIndex index, Library library, Work work) {
    RunsAgain found = new RunsAgain();
    RequestHandlers handlers = new RequestHandlers(library);
    RepeatedTasks tasks = new RepeatedTasks(index, library);
    GivenFunctions functions = new GivenFunctions(library);
    Reached reached = new Reached(index);
    for (Procedure each : procedures(index)) {
      work.spend(1);
      Repeated repeated = Repeated.in(each.body(), tasks, functions);
      repeated.loops().forEach(loop -> found.add(each.body(), loop));
      for (MethodRef called : repeated.called()) {
        reached.addCalled(called);
      }
      if (handlers.isHandler(each.body()) || tasks.include(each.body())) {
        reached.add(each);
      }
    }
    for (Procedure each : reached.all(work)) {
      found.add(each.body());
    }
    return found;
  }

  private static List<Procedure> procedures(ProgramIndex index) {
    return index.units().stream().flatMap(unit -> unit.procedures().stream()).toList();
  }

  /** The code that runs whenever some other code does. */
  private static final class Reached {

    private final ProgramIndex index;
    private final Map<String, List<Procedure>> initializers = new HashMap<>();
    private final Deque<Procedure> open = new ArrayDeque<>();
    private final Set<Procedure> all = new LinkedHashSet<>();

    Reached(ProgramIndex index) {
      this.index = index;
      for (Procedure each : procedures(index)) {
        if (each.body().initializesObjects()) {
          String type = each.body().type().name();
          initializers.computeIfAbsent(type, any -> new ArrayList<>()).add(each);
        }
      }
    }

    void add(Procedure code) {
      if (all.add(code)) {
        open.add(code);
      }
    }

    void addCalled(MethodRef called) {
      addCalled(index.targets().of(called));
    }

    private void addCalled(CallTarget call) {
      call.symbols().forEach(symbol -> symbol.procedures().forEach(this::add));
      TypeDecl made = call.called().isConstructor() ? index.type(call.called().owner()) : null;
      if (made != null) {
        for (TypeDecl each : index.lineage(made)) {
          initializers.getOrDefault(each.name(), List.of()).forEach(this::add);
        }
      }
    }

    Set<Procedure> all(Work work) {
      while (!open.isEmpty()) {
        work.spend(1);
        index.calls(open.remove()).forEach(this::addCalled);
      }
      return all;
    }
  }

  /** What initializes fields stands in their declarations. */
  private void add(Body body) {
    if (body.initialized().isEmpty()) {
      add(body, body.span());
    }
    body.initialized().forEach(field -> add(body, field.span()));
  }

  private void add(Body body, Span span) {
    spans.computeIfAbsent(body.unit().file(), file -> new ArrayList<>()).add(span);
  }

  /** Returns whether the code of a place is such code. */
  boolean contains(Place place) {
    return spans.getOrDefault(place.file(), List.of()).stream()
        .anyMatch(span -> span.contains(place.span()));
  }

  /** Returns whether the whole of a body is such code. */
  boolean contains(Body body) {
    return spans.getOrDefault(body.unit().file(), List.of()).stream()
        .anyMatch(span -> span.contains(body.span()));
  }

  /** The outermost loops of a body and the tasks of timers, and what is called in them. */
  private record Repeated(List<Span> loops, List<MethodRef> called) {

    private static Repeated none() {
      return new Repeated(new ArrayList<>(), new ArrayList<>());
    }

    static Repeated in(Body body, RepeatedTasks tasks, GivenFunctions functions) {
      Walker walker = new Walker(tasks, functions);
      if (body.code() != null) {
        body.code().accept(walker);
      }
      for (FieldDecl field : body.initialized()) {
        if (field.initializer() != null) {
          field.initializer().accept(walker);
        }
      }
      return walker.all();
    }

    private Repeated and(Repeated other) {
      loops.addAll(other.loops());
      called.addAll(other.called());
      return this;
    }
  }

  private static final class Walker extends IrWalker {

    private final RepeatedTasks tasks;
    private final GivenFunctions functions;
    private final Set<Expr> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Set<Expr> timed = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Repeated unlessOnce = Repeated.none();
    private final Repeated ifSeveral = Repeated.none();
    private final Set<Role> told = EnumSet.noneOf(Role.class);
    private final Map<Local, Expr> initial = new HashMap<>();
    private Repeated found = Repeated.none();
    private int depth;

    Walker(RepeatedTasks tasks, GivenFunctions functions) {
      this.tasks = tasks;
      this.functions = functions;
    }

    Repeated all() {
      Repeated all = told.contains(Role.ONCE) ? found : found.and(unlessOnce);
      return told.contains(Role.SEVERAL) ? all.and(ifSeveral) : all;
    }

    /** Notes the tasks among the arguments of a call that has them run. */
    private void tasks(Callee taker, List<Expr> arguments) {
      Role role = tasks.roleOf(taker);
      told.add(role);
      if (role != Role.REPEATS && role != Role.RUNS) {
        return;
      }
      timed.addAll(arguments);
      Repeated outer = found;
      found = role == Role.REPEATS ? unlessOnce : ifSeveral;
      for (int i = 0; i < arguments.size(); i++) {
        Expr given = arguments.get(i);
        Expr task = given instanceof Expr.LocalRef local ? initial.get(local.local()) : null;
        task(task == null ? given : task, taker, i);
      }
      found = outer;
    }

    private void task(Expr task, Callee taker, int position) {
      if (task instanceof Expr.Lambda lambda) {
        loop(lambda.span(), () -> super.visitLambda(lambda));
      } else if (task instanceof Expr.MethodReference reference) {
        if (reference.callee() instanceof MethodRef method) {
          found.called().add(method);
        }
      } else {
        found.called().addAll(tasks.methodsOf(task, taker, position));
      }
    }

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      if (stmt.initializer() != null) {
        initial.put(stmt.local(), stmt.initializer());
      }
      return super.visitLocalDecl(stmt);
    }

    private void loop(Span span, Runnable inside) {
      if (depth == 0) {
        found.loops().add(span);
      }
      depth++;
      inside.run();
      depth--;
    }

    private void called(Callee callee) {
      if (depth > 0 && callee instanceof MethodRef method) {
        found.called().add(method);
      }
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      called(expr.reached());
      tasks(expr.reached(), expr.arguments());
      if (functions.rounds(expr).isLoop()) {
        bodies.addAll(expr.arguments());
      }
      return super.visitCall(expr);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      if (!bodies.contains(expr) && !isListener(expr)) {
        return super.visitLambda(expr);
      }
      loop(expr.span(), () -> super.visitLambda(expr));
      return Unit.UNIT;
    }

    /** How often a task runs that a call hands over is said by the calls. */
    private boolean isListener(Expr function) {
      return tasks.isFunction(function.type()) && !timed.contains(function);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      boolean isRunAgain = depth > 0 || bodies.contains(expr) || isListener(expr);
      if (isRunAgain && expr.callee() instanceof MethodRef method) {
        found.called().add(method);
      }
      return super.visitMethodReference(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      called(expr.constructor());
      tasks(expr.constructor(), expr.arguments());
      return super.visitNew(expr);
    }

    /** A class has bodies of its own. */
    @Override
    public void visitType(TypeDecl type) {}

    @Override
    public Unit visitWhile(Stmt.While stmt) {
      loop(stmt.span(), () -> super.visitWhile(stmt));
      return Unit.UNIT;
    }

    @Override
    public Unit visitDoWhile(Stmt.DoWhile stmt) {
      loop(stmt.span(), () -> super.visitDoWhile(stmt));
      return Unit.UNIT;
    }

    @Override
    public Unit visitFor(Stmt.For stmt) {
      loop(stmt.span(), () -> super.visitFor(stmt));
      return Unit.UNIT;
    }

    @Override
    public Unit visitForEach(Stmt.ForEach stmt) {
      loop(stmt.span(), () -> super.visitForEach(stmt));
      return Unit.UNIT;
    }
  }
}
