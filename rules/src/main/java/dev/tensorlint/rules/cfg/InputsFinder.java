// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Finds the calls of a body whose inputs matter, and computes how the inputs change. */
final class InputsFinder extends IrWalker {

  private final CallShape shape;
  private final List<Local> parameters;
  private final Stmt body;
  private final Deque<Around> around = new ArrayDeque<>();
  private final Map<Span, Inputs> found = new HashMap<>();
  private @Nullable Dependences ofMethod;

  /** A construct around a piece of code. */
  private sealed interface Around {}

  /** A loop. Its region is computed on demand. */
  private static final class Iterations implements Around {
    private final Span span;
    private final Supplier<Region> source;
    private final @Nullable Expr head;
    private final boolean goesThrough;
    private @Nullable Region region;

    Iterations(Span span, Supplier<Region> source, @Nullable Expr head, boolean goesThrough) {
      this.span = span;
      this.source = source;
      this.head = head;
      this.goesThrough = goesThrough;
    }

    Region region() {
      Region known = region == null ? source.get() : region;
      region = known;
      return known;
    }
  }

  /** A call that runs a lambda inline. Its other operands can make each execution different. */
  private record Run(List<Expr> operands) implements Around {}

  /** Something that runs under a condition. */
  private record Choice() implements Around {}

  private InputsFinder(CallShape shape, List<Local> parameters, Stmt body) {
    this.shape = shape;
    this.parameters = parameters;
    this.body = body;
  }

  static Map<Span, Inputs> find(CallShape shape, List<Local> parameters, Stmt body) {
    InputsFinder finder = new InputsFinder(shape, parameters, body);
    body.accept(finder);
    return finder.found;
  }

  private void note(@Nullable Expr receiver, List<Expr> arguments, Span span) {
    List<@Nullable Expr> operands = new ArrayList<>();
    operands.add(receiver);
    operands.addAll(arguments);
    List<Inputs.Loop> loops = new ArrayList<>();
    boolean isChosen = false;
    for (Around each : around) {
      if (each instanceof Run run) {
        operands.addAll(run.operands());
      } else if (each instanceof Iterations iterations) {
        loops.add(loop(iterations, operands, !isChosen));
      }
      isChosen |= !(each instanceof Run);
    }
    found.put(span, new Inputs(loops, roots(operands)));
  }

  private Inputs.Loop loop(
      Iterations iterations, List<@Nullable Expr> operands, boolean isInEachRound) {
    List<Inputs.Change> changes = new ArrayList<>();
    Dependences dependences = new Dependences(iterations.region(), Set.of(), shape);
    for (Expr operand : operands) {
      changes.add(change(iterations.region(), dependences.of(operand)));
    }
    return new Inputs.Loop(
        iterations.span, changes, isInEachRound, iterations.goesThrough, restart(iterations));
  }

  private Inputs.Change restart(Iterations iterations) {
    boolean isInside = false;
    for (Around each : around) {
      if (isInside && each instanceof Iterations outer) {
        Dependences dependences = new Dependences(outer.region(), Set.of(), shape);
        Dependence head = dependences.of(iterations.head).besides(iterations.region());
        return change(outer.region(), head);
      }
      isInside |= each == iterations;
    }
    return Inputs.Change.UNSURE;
  }

  private static Inputs.Change change(Region region, Dependence dependence) {
    if (dependence.on().isEmpty()) {
      return dependence.isSure() ? Inputs.Change.NONE : Inputs.Change.UNSURE;
    }
    boolean isCounted = dependence.on().stream().allMatch(region::counts);
    return isCounted ? Inputs.Change.COUNTED : Inputs.Change.OTHER;
  }

  private List<Inputs.Roots> roots(List<@Nullable Expr> operands) {
    List<Inputs.Roots> roots = new ArrayList<>();
    for (Expr operand : operands) {
      roots.add(roots(ofMethod().of(operand)));
    }
    return roots;
  }

  private Dependences ofMethod() {
    if (ofMethod == null) {
      ofMethod = new Dependences(Region.of(body), new HashSet<>(parameters), shape);
    }
    return ofMethod;
  }

  private Inputs.Roots roots(Dependence dependence) {
    Set<Integer> positions = new HashSet<>();
    boolean isKnown = true;
    for (Local local : dependence.on()) {
      int position = parameters.indexOf(local);
      isKnown &= position >= 0;
      positions.add(position);
    }
    return new Inputs.Roots(positions, isKnown);
  }

  private void inside(Around frame, Runnable code) {
    around.push(frame);
    code.run();
    around.pop();
  }

  private void chosen(Runnable code) {
    inside(new Choice(), code);
  }

  private void inIterations(Iterations iterations, Runnable code) {
    inside(iterations, code);
  }

  private static Iterations iterations(Stmt loop, @Nullable Expr head, boolean goesThrough) {
    return new Iterations(loop.span(), () -> Region.of(loop), head, goesThrough);
  }

  @Override
  public Unit visitCall(Expr.Call expr) {
    String type = CallShape.receiverType(expr);
    if (shape.dependsOnInputs(type, expr.reached())) {
      note(expr.target(), expr.arguments(), expr.span());
    }
    expr(expr.target());
    for (Expr argument : expr.arguments()) {
      if (argument instanceof Expr.Lambda lambda
          && shape.lambdas(type, expr.callee()).orElse(LambdaRuns.LATER) == LambdaRuns.EACH) {
        inIterations(
            new Iterations(expr.span(), () -> Region.of(lambda), expr.target(), true),
            () -> expr(argument));
      } else if (argument instanceof Expr.Lambda) {
        inside(new Run(besides(argument, expr)), () -> expr(argument));
      } else {
        expr(argument);
      }
    }
    return Unit.UNIT;
  }

  private static List<Expr> besides(Expr lambda, Expr.Call call) {
    List<Expr> others = new ArrayList<>(call.arguments());
    others.remove(lambda);
    if (call.target() != null) {
      others.add(call.target());
    }
    return others;
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    if (shape.dependsOnInputs(expr.type().name(), expr.constructor())) {
      note(null, expr.arguments(), expr.span());
    }
    return super.visitNew(expr);
  }

  /** Skips classes in the body, whose code runs at another time. */
  @Override
  public void visitType(TypeDecl type) {}

  @Override
  public Unit visitFor(Stmt.For stmt) {
    stmt.init().forEach(this::stmt);
    inIterations(
        iterations(stmt, stmt.condition(), false),
        () -> {
          expr(stmt.condition());
          stmt.update().forEach(this::expr);
          stmt(stmt.body());
        });
    return Unit.UNIT;
  }

  @Override
  public Unit visitForEach(Stmt.ForEach stmt) {
    expr(stmt.iterable());
    inIterations(iterations(stmt, stmt.iterable(), true), () -> stmt(stmt.body()));
    return Unit.UNIT;
  }

  @Override
  public Unit visitWhile(Stmt.While stmt) {
    inIterations(iterations(stmt, stmt.condition(), false), () -> super.visitWhile(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitDoWhile(Stmt.DoWhile stmt) {
    inIterations(iterations(stmt, stmt.condition(), false), () -> super.visitDoWhile(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitIf(Stmt.If stmt) {
    expr(stmt.condition());
    chosen(() -> stmt(stmt.whenTrue()));
    chosen(() -> stmt(stmt.whenFalse()));
    return Unit.UNIT;
  }

  @Override
  public Unit visitConditional(Expr.Conditional expr) {
    chosen(() -> super.visitConditional(expr));
    return Unit.UNIT;
  }

  @Override
  public Unit visitBinary(Expr.Binary expr) {
    expr(expr.left());
    boolean isShortCircuit = expr.operator().equals("&&") || expr.operator().equals("||");
    if (isShortCircuit) {
      chosen(() -> expr(expr.right()));
      return Unit.UNIT;
    }
    return expr(expr.right());
  }

  @Override
  public Unit visitSwitch(Stmt.Switch stmt) {
    chosen(() -> super.visitSwitch(stmt));
    return Unit.UNIT;
  }

  @Override
  public Unit visitSwitchExpr(Expr.SwitchExpr expr) {
    chosen(() -> super.visitSwitchExpr(expr));
    return Unit.UNIT;
  }

  @Override
  public Unit visitTry(Stmt.Try stmt) {
    stmt.resources().forEach(resource -> expr(resource.value()));
    stmt(stmt.body());
    stmt.catches().forEach(clause -> chosen(() -> stmt(clause.body())));
    return stmt(stmt.finallyBlock());
  }
}
