// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The questions that a piece of code asks an object, such as {@code image.getDepth()}, {@code
 * options.verbose} or {@code flags[0]}, and that have the same answer each time: the code does
 * nothing else with the variable or own field that leads to the object than to ask, and asks in no
 * loop that the variable outlives, since code that asks again and again expects another answer.
 */
final class Questions {

  /** Questions by their names, without those that are the next one of several. */
  private static final Pattern NAME =
      Pattern.compile(
          "(get|is|has|can|should|supports)(?!Next|More|And\\p{Lu})[\\p{Lu}\\d].*"
              + "|size|length|isEmpty|exists|contains|containsKey|containsValue");

  /** The question for an element of which the key or index is given. */
  private static final String LOOKUP = "get";

  private final @Nullable Stmt code;
  private @Nullable Set<Slot.Operand> changing;

  /**
   * @param code the whole code, null if it asks nothing
   */
  Questions(@Nullable Stmt code) {
    this.code = code;
  }

  /** Returns whether an expression is a question that has the same answer each time. */
  boolean isSettled(Expr expr) {
    Slot.Operand root = root(expr);
    return root != null && !changing().contains(root);
  }

  /**
   * Returns the variable or own field that leads to the object of a question, null if there is
   * none, or if the expression is no question.
   */
  private static Slot.@Nullable Operand root(Expr expr) {
    Expr asked = asked(expr);
    if (asked == null) {
      return null;
    }
    Slot.Operand place = place(asked);
    return place == null ? root(asked) : place;
  }

  /** Returns the expression of the object that a question is for, null if it is no question. */
  private static @Nullable Expr asked(Expr expr) {
    if (expr instanceof Expr.Call call) {
      return isQuestion(call) ? withoutCast(call.target()) : null;
    }
    if (expr instanceof Expr.ArrayAccess element) {
      return withoutCast(element.array());
    }
    boolean isOfOther = expr instanceof Expr.FieldRef field && place(field) == null;
    return isOfOther ? withoutCast(((Expr.FieldRef) expr).target()) : null;
  }

  private static boolean isQuestion(Expr.Call call) {
    String name = call.callee().name();
    return NAME.matcher(name).matches() || (name.equals(LOOKUP) && !call.arguments().isEmpty());
  }

  private static @Nullable Expr withoutCast(@Nullable Expr expr) {
    Expr inner = expr;
    while (inner instanceof Expr.Cast cast) {
      inner = cast.operand();
    }
    return inner;
  }

  /** Returns the variable or own field that an expression reads, null if it reads none. */
  private static Slot.@Nullable Operand place(Expr expr) {
    if (expr instanceof Expr.LocalRef local) {
      return Slot.Operand.of(local.local());
    }
    return expr instanceof Expr.FieldRef field && field.isOwn()
        ? Slot.Operand.of(FieldKey.of(field, FieldKey.THIS_OR_STATIC), false)
        : null;
  }

  private Set<Slot.Operand> changing() {
    Set<Slot.Operand> known = changing;
    if (known == null) {
      Walker walker = new Walker();
      if (code != null) {
        code.accept(walker);
      }
      known = walker.changing;
      changing = known;
    }
    return known;
  }

  /** Collects the variables and fields whose objects may change while the code runs. */
  private static final class Walker extends LoopWalker {

    private final Set<Slot.Operand> changing = new HashSet<>();

    /** The number of loops around the declaration of each variable, none for parameters. */
    private final Map<Local, Integer> declared = new HashMap<>();

    @Override
    public void visitLocal(Local local) {
      declared.put(local, loops());
    }

    @Override
    protected void assigned(Expr target) {
      Slot.Operand root = root(target);
      if (root != null) {
        changing.add(root);
      }
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      changing.add(Slot.Operand.of(expr.local()));
      return super.visitLocalRef(expr);
    }

    @Override
    public Unit visitFieldRef(Expr.FieldRef expr) {
      Slot.Operand place = place(expr);
      if (place != null) {
        changing.add(place);
        return super.visitFieldRef(expr);
      }
      return isAskedOnce(expr) ? asked(expr, Unit.UNIT) : super.visitFieldRef(expr);
    }

    @Override
    public Unit visitArrayAccess(Expr.ArrayAccess expr) {
      return isAskedOnce(expr) ? asked(expr, expr(expr.index())) : super.visitArrayAccess(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      if (!isAskedOnce(expr)) {
        return super.visitCall(expr);
      }
      expr.arguments().forEach(this::expr);
      return asked(expr, Unit.UNIT);
    }

    /** Visits what leads from the variable or field to the object of a question. */
    private Unit asked(Expr question, Unit unit) {
      Expr asked = Questions.asked(question);
      return asked == null || place(asked) != null ? unit : expr(asked);
    }

    /** Returns whether an expression is a question that no loop repeats for its object. */
    private boolean isAskedOnce(Expr expr) {
      Slot.Operand root = root(expr);
      return root != null && loops() <= declared.getOrDefault(root.local(), 0);
    }

    @Override
    public void visitType(TypeDecl type) {
      inLoop(() -> super.visitType(type));
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      return inLoop(() -> super.visitLambda(expr));
    }
  }
}
