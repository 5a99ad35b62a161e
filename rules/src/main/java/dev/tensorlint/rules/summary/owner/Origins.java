// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary.owner;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Custody;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.model.LifecycleModels;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Decides by its text whether an expression creates a resource that nothing else owns: a creating
 * call of a library, a constructor of an owner, a variable with such values, or a method of the
 * program that returns one.
 */
final class Origins {

  private static final ResultEffect RECEIVER =
      ResultEffect.of(ResultEffect.Kind.ALIAS, Operand.RECEIVER);

  private final ProgramIndex index;
  private final LifecycleModels models;
  private final OwnerTypes owners;

  /** The methods whose results are being decided: a recursive one creates nothing. */
  private final Set<MethodDecl> open = Collections.newSetFromMap(new IdentityHashMap<>());

  /** The variables whose values are being decided: they may be assigned in a circle. */
  private final Set<Local> openLocals = new HashSet<>();

  Origins(ProgramIndex index, LifecycleModels models, OwnerTypes owners) {
    this.index = index;
    this.models = models;
    this.owners = owners;
  }

  /**
   * A created resource.
   *
   * @param isScopable whether a scope that is open around the creation owns it
   */
  record Origin(TypeModel model, boolean isScopable) {}

  /** The values that a body assigns to its variables, in the order of the source. */
  static final class Values extends IrWalker {
    private final Map<Local, List<Expr>> assigned = new HashMap<>();
    private final Map<Local, List<Expr.Call>> used = new HashMap<>();
    private final List<Expr> returned = new ArrayList<>();

    static Values in(@Nullable Stmt code) {
      Values values = new Values();
      values.stmt(code);
      return values;
    }

    List<Expr> of(Local local) {
      return assigned.getOrDefault(local, List.of());
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      use(expr.target(), expr);
      expr.arguments().forEach(argument -> use(argument, expr));
      return super.visitCall(expr);
    }

    private void use(@Nullable Expr operand, Expr.Call by) {
      if (operand instanceof Expr.LocalRef local) {
        used.computeIfAbsent(local.local(), key -> new ArrayList<>()).add(by);
      }
    }

    private void add(Local local, Expr value) {
      assigned.computeIfAbsent(local, key -> new ArrayList<>()).add(value);
    }

    @Override
    public Unit visitLocalDecl(Stmt.LocalDecl stmt) {
      if (stmt.initializer() != null) {
        add(stmt.local(), stmt.initializer());
      }
      return super.visitLocalDecl(stmt);
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      if (expr.target() instanceof Expr.LocalRef local) {
        add(local.local(), expr.value());
      }
      return super.visitAssign(expr);
    }

    @Override
    public Unit visitReturn(Stmt.Return stmt) {
      if (stmt.value() != null) {
        returned.add(stmt.value());
      }
      return super.visitReturn(stmt);
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return Unit.UNIT;
    }

    @Override
    public void visitType(TypeDecl inside) {}
  }

  /** Returns the resource that an expression creates; empty where it may be anything else. */
  Optional<Origin> of(@Nullable Expr expr, Values values) {
    if (expr instanceof Expr.New made) {
      return ofNew(made, values);
    }
    if (expr instanceof Expr.Call call && call.callee() instanceof MethodRef method) {
      return ofCall(call, method, values);
    }
    if (expr instanceof Expr.LocalRef local) {
      return ofLocal(local.local(), values);
    }
    if (expr instanceof Expr.Cast cast) {
      return of(cast.operand(), values);
    }
    if (expr instanceof Expr.Assign assign) {
      return of(assign.value(), values);
    }
    return expr instanceof Expr.Conditional choice
        ? ofAll(List.of(choice.whenTrue(), choice.whenFalse()), values)
        : Optional.empty();
  }

  private Optional<Origin> ofLocal(Local local, Values values) {
    if (!openLocals.add(local)) {
      return Optional.empty();
    }
    Optional<Origin> origin = ofAll(values.of(local), values);
    openLocals.remove(local);
    return origin.isPresent() ? origin : ofAcquired(local, values);
  }

  /** Returns what a call acquires for a variable, which has nothing before. */
  private Optional<Origin> ofAcquired(Local local, Values values) {
    List<Expr> assigned = values.of(local);
    boolean isAcquired =
        !assigned.isEmpty()
            && assigned.stream().allMatch(this::isUnacquired)
            && values.used.getOrDefault(local, List.of()).stream()
                .flatMap(call -> acquired(call).stream())
                .anyMatch(one -> one instanceof Expr.LocalRef ref && ref.local().equals(local));
    return isAcquired ? acquired(local.type()) : Optional.empty();
  }

  /** Returns a resource that a call has acquired for an object. */
  Optional<Origin> acquired(TypeRef type) {
    return models
        .type(type.name(), index.oracle())
        .filter(TypeModel::mustBeReleased)
        .map(model -> new Origin(model, false));
  }

  /** Returns the operands of a call for which it acquires what they stand for. */
  List<Expr> acquired(Expr.Call call) {
    if (!(call.callee() instanceof MethodRef method)) {
      return List.of();
    }
    Expr receiver = call.target();
    String type = receiver == null ? method.owner() : receiver.type().name();
    Optional<Summary> modelled = models.effect(type, method, index.oracle());
    if (modelled.isEmpty()) {
      return List.of();
    }
    List<Expr> acquired = new ArrayList<>();
    if (receiver != null && isAcquiring(modelled.get().receiver())) {
      acquired.add(receiver);
    }
    for (int i = 0; i < call.arguments().size(); i++) {
      if (isAcquiring(modelled.get().parameter(i))) {
        acquired.add(call.arguments().get(i));
      }
    }
    return acquired;
  }

  private static boolean isAcquiring(OperandEffect effect) {
    return effect.custody() == Custody.ACQUIRED;
  }

  private boolean isUnacquired(Expr value) {
    return isNull(value)
        || (value instanceof Expr.New made
            && made.constructor() instanceof MethodRef constructor
            && models
                .effect(constructor.owner(), constructor, index.oracle())
                .filter(one -> one.result().kind() == ResultEffect.Kind.UNACQUIRED)
                .isPresent());
  }

  /** Returns the common origin of some values, null aside. */
  private Optional<Origin> ofAll(List<Expr> all, Values values) {
    Origin found = null;
    for (Expr each : all) {
      if (isNull(each)) {
        continue;
      }
      Optional<Origin> one = of(each, values);
      if (one.isEmpty()) {
        return Optional.empty();
      }
      found = found == null ? one.get() : joined(found, one.get());
    }
    return Optional.ofNullable(found);
  }

  private static Origin joined(Origin one, Origin other) {
    return new Origin(one.model(), one.isScopable() && other.isScopable());
  }

  private static boolean isNull(Expr expr) {
    return expr instanceof Expr.Literal literal && literal.kind() == Expr.LiteralKind.NULL;
  }

  private Optional<Origin> ofNew(Expr.New made, Values values) {
    if (!(made.constructor() instanceof MethodRef constructor)) {
      return Optional.empty();
    }
    Optional<Summary> modelled = models.effect(constructor.owner(), constructor, index.oracle());
    if (modelled.isPresent()) {
      return ofModel(modelled.get(), constructor.owner());
    }
    Optional<TypeModel> fresh = models.fresh(constructor.owner(), index.oracle());
    if (fresh.isPresent()) {
      return fresh.map(model -> new Origin(model, false));
    }
    return owners
        .of(constructor.owner())
        .filter(
            owner ->
                owner.makers().contains(constructor.key())
                    || made.arguments().stream().anyMatch(each -> of(each, values).isPresent()))
        .map(owner -> new Origin(owner.model(), owner.isScopable()));
  }

  private Optional<Origin> ofCall(Expr.Call call, MethodRef method, Values values) {
    String receiver = call.target() == null ? method.owner() : call.target().type().name();
    Optional<Summary> modelled = models.effect(receiver, method, index.oracle());
    if (modelled.isPresent()) {
      boolean isSame = modelled.get().result().equals(RECEIVER);
      return isSame
          ? of(call.target(), values)
          : ofModel(modelled.get(), call.type().name())
              .or(() -> ofModel(modelled.get(), method.returnType().name()));
    }
    return ofBody(method);
  }

  private Optional<Origin> ofModel(Summary modelled, String type) {
    boolean isScopable = modelled.result().kind() == ResultEffect.Kind.SCOPED;
    return modelled.result().isMade()
        ? models
            .type(type, index.oracle())
            .filter(TypeModel::mustBeReleased)
            .map(model -> new Origin(model, isScopable))
        : Optional.empty();
  }

  private Optional<Origin> ofBody(MethodRef method) {
    Symbol symbol = index.symbol(method.key());
    MethodDecl declared = symbol == null ? null : symbol.method().orElse(null);
    if (declared == null
        || declared.body() == null
        || isOverridden(method)
        || !open.add(declared)) {
      return Optional.empty();
    }
    Values inside = Values.in(declared.body());
    Optional<Origin> origin = ofAll(inside.returned, inside);
    open.remove(declared);
    return origin;
  }

  private boolean isOverridden(MethodRef method) {
    return method.isOverridable()
        && index.subtypes(method.owner()).stream()
            .flatMap(heir -> heir.methods().stream())
            .anyMatch(
                other ->
                    other.ref().name().equals(method.name())
                        && other.parameters().size() == method.parameters().size());
  }
}
