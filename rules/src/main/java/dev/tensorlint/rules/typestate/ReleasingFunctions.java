// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Functions that release what they make of a variable, as {@code () -> Image.move(mat).close()}
 * does: where no model says what the new object takes over, it may be what the variable holds.
 */
final class ReleasingFunctions {

  private final Library library;
  private final Cfg cfg;

  /**
   * @param cfg the body that creates the functions
   */
  ReleasingFunctions(Library library, Cfg cfg) {
    this.library = library;
    this.cfg = cfg;
  }

  /** Returns whether the function at a place releases something that it makes of a variable. */
  boolean releaseWhatTheyMake(Span function, Local of) {
    for (Cfg.Deferred deferred : cfg.deferred()) {
      if (deferred.lambda().span().equals(function)) {
        Walker walker = new Walker(of);
        deferred.lambda().accept(walker);
        return walker.found;
      }
    }
    return false;
  }

  private final class Walker extends IrWalker {

    private final Local variable;
    private boolean found;

    Walker(Local variable) {
      this.variable = variable;
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      found |= isReleasing(expr) && isMade(expr.target());
      return super.visitCall(expr);
    }

    private boolean isReleasing(Expr.Call call) {
      return call.callee() instanceof MethodRef method
          && call.arguments().isEmpty()
          && library.models().conventions().releasing().methods().contains(method.name());
    }

    private boolean isMade(@Nullable Expr object) {
      if (object instanceof Expr.New made) {
        return takes(made.arguments())
            && made.constructor() instanceof MethodRef method
            && isUndescribed(method);
      }
      return object instanceof Expr.Call call
          && takes(call.arguments())
          && call.callee() instanceof MethodRef method
          && method.isStatic()
          && isUndescribed(method);
    }

    private boolean takes(List<Expr> arguments) {
      return arguments.stream()
          .anyMatch(each -> each instanceof Expr.LocalRef ref && ref.local().equals(variable));
    }

    private boolean isUndescribed(MethodRef method) {
      return library.calls().effect(method.owner(), method).isEmpty();
    }
  }
}
