// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ContentQuestion;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * A loop with an index, an iterator or a test for emptiness that visits each element of a container
 * once.
 *
 * @param container the container, or an iterator over it
 * @param index the index variable, null if each call takes the next element
 * @param taking the kind of result of a call that takes the next element
 */
record WholeLoop(Expr container, @Nullable Local index, ResultEffect.Kind taking) {

  /** Recognises {@code for (int i = 0; i < all.size(); i++)}, also from the end to the start. */
  static Optional<WholeLoop> of(Stmt.For loop, CallShape shape) {
    if (loop.update().isEmpty() && loop.condition() != null) {
      return taking(loop.condition(), loop.body(), shape);
    }
    return index(loop)
        .flatMap(index -> counted(loop, index, shape))
        .filter(whole -> !whole.isDisturbedIn(loop.body(), shape));
  }

  /** Recognises {@code while (!queue.isEmpty())} and {@code while (iterator.hasNext())}. */
  static Optional<WholeLoop> of(Stmt.While loop, CallShape shape) {
    return taking(loop.condition(), loop.body(), shape);
  }

  private static Optional<WholeLoop> taking(Expr condition, Stmt body, CallShape shape) {
    return untilNull(condition, shape)
        .or(() -> untilEmpty(condition, shape))
        .filter(whole -> !whole.isAssignedIn(body));
  }

  /** {@code while ((next = queue.poll()) != null)}. */
  private static Optional<WholeLoop> untilNull(Expr condition, CallShape shape) {
    boolean isTaken =
        condition instanceof Expr.Binary test
            && test.operator().equals("!=")
            && test.right() instanceof Expr.Literal literal
            && literal.kind() == Expr.LiteralKind.NULL
            && test.left() instanceof Expr.Assign assign
            && assign.value() instanceof Expr.Call call
            && isStable(call.target())
            && shape.result(CallShape.receiverType(call), call.callee())
                == ResultEffect.Kind.TAKEN_FROM;
    if (!isTaken) {
      return Optional.empty();
    }
    Expr.Call call = (Expr.Call) ((Expr.Assign) ((Expr.Binary) condition).left()).value();
    return Optional.ofNullable(call.target())
        .map(queue -> new WholeLoop(queue, null, ResultEffect.Kind.TAKEN_FROM));
  }

  private static Optional<WholeLoop> untilEmpty(Expr condition, CallShape shape) {
    boolean isNegated = condition instanceof Expr.Unary unary && unary.operator().equals("!");
    Expr question = isNegated ? ((Expr.Unary) condition).operand() : condition;
    if (!(question instanceof Expr.Call call) || !isStable(call.target())) {
      return Optional.empty();
    }
    ContentQuestion asked = shape.asks(CallShape.receiverType(call), call.callee());
    boolean isDrained = isNegated && asked == ContentQuestion.EMPTY;
    boolean isIterated = !isNegated && asked == ContentQuestion.MORE;
    if (!isDrained && !isIterated) {
      return Optional.empty();
    }
    ResultEffect.Kind taking =
        isDrained ? ResultEffect.Kind.TAKEN_FROM : ResultEffect.Kind.ELEMENT_OF;
    return Optional.ofNullable(call.target())
        .map(container -> new WholeLoop(container, null, taking));
  }

  private static Optional<Local> index(Stmt.For loop) {
    boolean isCounted =
        loop.init().size() == 1
            && loop.update().size() == 1
            && loop.init().get(0) instanceof Stmt.LocalDecl
            && loop.update().get(0) instanceof Expr.Unary;
    if (!isCounted) {
      return Optional.empty();
    }
    Local index = ((Stmt.LocalDecl) loop.init().get(0)).local();
    return isIndex(((Expr.Unary) loop.update().get(0)).operand(), index)
        ? Optional.of(index)
        : Optional.empty();
  }

  private static Optional<WholeLoop> counted(Stmt.For loop, Local index, CallShape shape) {
    Expr first = ((Stmt.LocalDecl) loop.init().get(0)).initializer();
    String step = ((Expr.Unary) loop.update().get(0)).operator();
    if (first == null
        || !(loop.condition() instanceof Expr.Binary condition)
        || !isIndex(condition.left(), index)) {
      return Optional.empty();
    }
    boolean isUp = step.equals("++") && condition.operator().equals("<") && isNumber(first, 0);
    boolean isDown =
        step.equals("--")
            && condition.operator().equals(">=")
            && isNumber(condition.right(), 0)
            && first instanceof Expr.Binary last
            && last.operator().equals("-")
            && isNumber(last.right(), 1);
    Expr size = isUp ? condition.right() : isDown ? ((Expr.Binary) first).left() : null;
    return size == null
        ? Optional.empty()
        : sized(size, shape)
            .map(container -> new WholeLoop(container, index, ResultEffect.Kind.ELEMENT_OF));
  }

  /** Returns the container of which an expression is the size. */
  private static Optional<Expr> sized(Expr size, CallShape shape) {
    if (size instanceof Expr.FieldRef length && length.owner().equals("[]")) {
      return isStable(length.target()) ? Optional.ofNullable(length.target()) : Optional.empty();
    }
    boolean asksSize =
        size instanceof Expr.Call call
            && isStable(call.target())
            && shape.asks(CallShape.receiverType(call), call.callee()) == ContentQuestion.SIZE;
    return asksSize ? Optional.ofNullable(((Expr.Call) size).target()) : Optional.empty();
  }

  private static boolean isIndex(Expr expr, Local index) {
    return expr instanceof Expr.LocalRef local && local.local().equals(index);
  }

  private static boolean isNumber(Expr expr, long number) {
    return LiteralKey.number(expr).equals(OptionalLong.of(number));
  }

  /** Returns whether an expression is a variable or an own field, which is compared by its name. */
  private static boolean isStable(@Nullable Expr container) {
    return container instanceof Expr.LocalRef
        || (container instanceof Expr.FieldRef field && isOwn(field));
  }

  private static boolean isOwn(Expr.FieldRef field) {
    return field.target() == null || field.target() instanceof Expr.This;
  }

  private boolean isContainer(@Nullable Expr expr) {
    if (expr instanceof Expr.LocalRef local && container instanceof Expr.LocalRef other) {
      return local.local().equals(other.local());
    }
    return expr instanceof Expr.FieldRef field
        && container instanceof Expr.FieldRef other
        && isOwn(field)
        && field.name().equals(other.name())
        && field.owner().equals(other.owner());
  }

  /** Returns whether an expression is the element of the current iteration. */
  boolean isElement(Expr expr, CallShape shape) {
    if (expr instanceof Expr.ArrayAccess access) {
      return index != null && isContainer(access.array()) && isIndex(access.index(), index);
    }
    if (!(expr instanceof Expr.Call call) || !isContainer(call.target())) {
      return false;
    }
    boolean isThis =
        index == null || (call.arguments().size() == 1 && isIndex(call.arguments().get(0), index));
    return isThis && shape.result(CallShape.receiverType(call), call.callee()) == taking;
  }

  /** Returns the type of its elements, as far as the tree shows it. */
  TypeRef elementType() {
    TypeRef type = container.type();
    if (type.isArray()) {
      return type.element();
    }
    return type.arguments().size() == 1 ? type.arguments().get(0) : TypeRef.UNKNOWN;
  }

  private boolean isAssignedIn(Stmt body) {
    return new Changes(null).areIn(body);
  }

  /**
   * Returns whether the body changes the container or passes it on, so that the index no longer
   * identifies elements.
   */
  private boolean isDisturbedIn(Stmt body, CallShape shape) {
    return new Changes(shape).areIn(body);
  }

  /** Searches for code that changes the container or the index. */
  private final class Changes extends IrWalker {
    private final @Nullable CallShape shape;
    private boolean isFound;

    Changes(@Nullable CallShape shape) {
      this.shape = shape;
    }

    boolean areIn(Stmt body) {
      body.accept(this);
      return isFound;
    }

    @Override
    protected void assigned(Expr target) {
      isFound |= isContainer(target) || (index != null && isIndex(target, index));
    }

    @Override
    public Unit visitCall(Expr.Call call) {
      if (shape != null && isContainer(call.target())) {
        String type = CallShape.receiverType(call);
        isFound |=
            shape.asks(type, call.callee()) == ContentQuestion.NONE
                && shape.result(type, call.callee()) != ResultEffect.Kind.ELEMENT_OF;
      }
      return super.visitCall(call);
    }
  }

  /** Returns the number of calls in some code that take the next element. */
  int takesIn(List<Stmt> code, CallShape shape) {
    int[] takes = {0};
    IrWalker walker =
        new IrWalker() {
          @Override
          public Unit visitCall(Expr.Call call) {
            takes[0] += isElement(call, shape) ? 1 : 0;
            return super.visitCall(call);
          }
        };
    code.forEach(stmt -> stmt.accept(walker));
    return takes[0];
  }
}
