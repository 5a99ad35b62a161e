// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.model.CallEffect;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.Library;
import dev.tensorlint.rules.typestate.MethodAnalysis.OwnCall;
import dev.tensorlint.rules.typestate.MethodEffects;
import dev.tensorlint.rules.typestate.MethodResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Tells cheaply which code cannot matter: where no resource comes in, is made, or is held in a
 * field, there is nothing to follow, and most code of most programs is like that. What is left out
 * here is left out without a change of any finding.
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
   * What a look at a body shows.
   *
   * @param matters whether it has to be analysed
   * @param calls its calls of the program's own methods
   * @param mayThrow whether something in it speaks of an exception, or may never return
   * @param mayAwait whether it may wait for something
   */
  record View(boolean matters, List<OwnCall> calls, boolean mayThrow, boolean mayAwait) {}

  /** What matters is analysed, and the analysis finds out the rest. */
  private static final View MATTERS = new View(true, List.of(), true, true);

  View of(Body body) {
    Stmt code = body.code();
    if (code == null || !Ending.isPlain(code)) {
      return MATTERS;
    }
    boolean takesResource =
        body.parameters().stream().anyMatch(local -> library.followed(local.type()).isPresent());
    if (takesResource) {
      return MATTERS;
    }
    Look look = new Look(body);
    code.accept(look);
    if (look.matters) {
      return MATTERS;
    }
    look.calls.forEach(call -> summaries.effects(call.method()));
    return new View(false, look.calls, look.mayThrow, look.mayAwait);
  }

  private boolean isModelled(TypeRef type) {
    return !type.isPrimitive()
        && (modelled.computeIfAbsent(
                type.name(), name -> library.models().type(name, library.types()).isPresent())
            || type.arguments().stream().anyMatch(this::isModelled));
  }

  private static boolean isTrivial(MethodEffects effects) {
    return effects.isComplete()
        && effects.endsNormally()
        && !effects.timing().collectsGarbage()
        && effects.building().built().isEmpty()
        && effects.fields().isEmpty()
        && effects.result().equals(MethodResult.UNKNOWN);
  }

  /** Walks on until something shows that the body matters. */
  private final class Look extends IrWalker {
    private final Body body;
    private final List<OwnCall> calls = new ArrayList<>();

    private boolean matters;
    private boolean mayThrow;
    private boolean mayAwait;

    Look(Body body) {
      this.body = body;
    }

    private void see(TypeRef type) {
      matters |= isModelled(type);
    }

    private void see(Callee callee, Span at) {
      if (!(callee instanceof MethodRef method)) {
        mayThrow = true;
        mayAwait = true;
        return;
      }
      see(method.returnType());
      see(TypeRef.of(method.owner()));
      if (matters) {
        return;
      }
      Optional<CallEffect> modelled = library.effect(method.owner(), method);
      matters = modelled.filter(CallEffect::collectsGarbage).isPresent();
      mayThrow |= !method.thrown().isEmpty();
      mayAwait |= modelled.filter(CallEffect::awaits).isPresent();
      Optional<MethodEffects> effects = summaries.glance(method);
      if (effects.isPresent()) {
        if (!isTrivial(effects.get())) {
          summaries.effects(method);
          matters = true;
        }
        mayThrow |= !effects.get().thrown().places().isEmpty() || effects.get().mayNotReturn();
        mayAwait |= effects.get().timing().awaits();
        calls.add(new OwnCall(method, new Place(body.unit().file(), at), true));
      }
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
      see(expr.type());
      see(expr.reached(), expr.nameSpan());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitNew(Expr.New expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.type());
      see(expr.constructor(), expr.span());
      return super.visitNew(expr);
    }

    @Override
    public Unit visitFieldRef(Expr.FieldRef expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.type());
      return super.visitFieldRef(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      if (matters) {
        return Unit.UNIT;
      }
      see(expr.qualifier());
      see(expr.callee(), expr.span());
      return super.visitMethodReference(expr);
    }
  }
}
