// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.Library;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tells how often calls run the functions that they are given, as far as models say so. */
final class GivenFunctions {

  private final ThreadNames names;

  GivenFunctions(Library library) {
    this.names = new ThreadNames(library);
  }

  /** How often a call runs a function before it returns. */
  enum Rounds {
    /** Once at most. */
    ONE,
    /** Once for each element of something that ends. */
    EACH,
    /** Once for each element of something that may have no end. */
    ENDLESS,
    /** Nothing says so, or the function runs later. */
    UNKNOWN;

    /** Returns whether the function is the body of a loop. */
    boolean isLoop() {
      return this == EACH || this == ENDLESS;
    }
  }

  /** Returns how often a call runs each function among its arguments. */
  Rounds rounds(Expr.Call call) {
    return runs(call).map(runs -> rounds(runs, call.target())).orElse(Rounds.UNKNOWN);
  }

  private Rounds rounds(LambdaRuns runs, @Nullable Expr elements) {
    return switch (runs) {
      case INLINE_ONCE, ON_RECEIVER, TO_FAIL, IN_SCOPE -> Rounds.ONE;
      case EACH -> mayBeEndless(elements) ? Rounds.ENDLESS : Rounds.EACH;
      default -> Rounds.UNKNOWN;
    };
  }

  /** A function may make elements without end. */
  private boolean mayBeEndless(@Nullable Expr elements) {
    Expr each = elements;
    while (each instanceof Expr.Call call) {
      if (call.target() == null && runs(call).filter(LambdaRuns.INLINE::equals).isPresent()) {
        return true;
      }
      each = call.target();
    }
    return false;
  }

  /** Most calls are given no function, and are not looked up. */
  private Optional<LambdaRuns> runs(Expr.Call call) {
    return call.arguments().stream().anyMatch(GivenFunctions::isFunction)
        ? names.runs(TaskStarts.receiverType(call).name(), call.callee())
        : Optional.empty();
  }

  /** Returns whether an argument is written as a function. */
  static boolean isFunction(Expr argument) {
    return argument instanceof Expr.Lambda || argument instanceof Expr.MethodReference;
  }
}
