// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.LoopWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The properties of objects that a piece of code asks for, such as {@code image.getDepth()}, and
 * that stay as they are while it runs: the code does nothing else with the variable that holds the
 * object than to ask for properties, and asks in no loop that the variable outlives, since code
 * that asks again and again expects another answer.
 */
final class Properties {

  /** Properties by their names, without those that are the next one of several. */
  private static final Pattern NAME = Pattern.compile("(get|is)(?!Next|And\\p{Lu})[\\p{Lu}\\d].*");

  private final CallShape shape;
  private final @Nullable Stmt code;
  private @Nullable Set<Local> changing;

  /**
   * @param code the whole code, null if it asks for nothing
   */
  Properties(CallShape shape, @Nullable Stmt code) {
    this.shape = shape;
    this.code = code;
  }

  /**
   * Returns the property that a call asks for, empty if it is none, if it may change, or if more is
   * known of the method than its name.
   */
  Optional<Slot.Property> of(Expr.Call call) {
    Local object = object(call);
    return object != null && isUnseen(call) && !changing().contains(object)
        ? Optional.of(new Slot.Property(object, name(call.callee())))
        : Optional.empty();
  }

  private boolean isUnseen(Expr.Call call) {
    return call.callee() instanceof UnresolvedMethod
        || shape.isUnseen(CallShape.receiverType(call), call.callee());
  }

  /** Returns the variable with the object whose property a call asks for, null if it asks none. */
  private static @Nullable Local object(Expr.Call call) {
    Expr target = call.target();
    while (target instanceof Expr.Cast cast) {
      target = cast.operand();
    }
    boolean isAsked = call.arguments().isEmpty() && NAME.matcher(name(call.callee())).matches();
    return isAsked && target instanceof Expr.LocalRef object ? object.local() : null;
  }

  private static String name(Callee callee) {
    if (callee instanceof MethodRef method) {
      return method.name();
    }
    return callee instanceof UnresolvedMethod method ? method.name() : "";
  }

  private Set<Local> changing() {
    Set<Local> known = changing;
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

  /** Collects the variables whose objects may change while the code runs. */
  private static final class Walker extends LoopWalker {

    private final Set<Local> changing = new HashSet<>();

    /** The number of loops around the declaration of each variable, none for parameters. */
    private final Map<Local, Integer> declared = new HashMap<>();

    @Override
    public void visitLocal(Local local) {
      declared.put(local, loops());
    }

    @Override
    public Unit visitLocalRef(Expr.LocalRef expr) {
      changing.add(expr.local());
      return super.visitLocalRef(expr);
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      Local object = object(expr);
      if (object == null || loops() > declared.getOrDefault(object, 0)) {
        return super.visitCall(expr);
      }
      return Unit.UNIT;
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
