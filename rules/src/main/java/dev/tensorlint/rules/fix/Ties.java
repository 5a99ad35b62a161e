// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.effect.Operand;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Which values become unusable when a resource is released: those that models say it owns, lends,
 * or releases as well, and new objects and functions that hold such a value.
 *
 * <p>The variables that hold such values are added as they are found. Not thread-safe.
 */
final class Ties {

  private final Code code;
  private final Local resource;
  private final Set<Local> tied = new HashSet<>();
  private final Set<Local> freed = new HashSet<>();

  Ties(Code code, Local resource) {
    this.code = code;
    this.resource = resource;
    tied.add(resource);
  }

  /** Adds a variable that holds such a value. */
  void tie(Local local) {
    if (!freed.contains(local)) {
      tied.add(local);
    }
  }

  /** Takes out a variable whose value leaves its owner. */
  void free(Local local) {
    freed.add(local);
    tied.remove(local);
  }

  /** Returns how many variables are known: the number grows with each that is found. */
  int known() {
    return tied.size() + 2 * freed.size();
  }

  /** Returns whether the release of the receiver of a call makes its result unusable. */
  static boolean toReceiver(Code code, Expr.Call call) {
    return effect(code, call.callee())
        .map(Summary::result)
        .filter(result -> result.from().isReceiver() && passesOn(result.kind()))
        .isPresent();
  }

  /** Returns whether the release makes a value unusable. */
  boolean has(@Nullable Expr value) {
    if (value == null || Reach.isPlain(value.type())) {
      return false;
    }
    if (value instanceof Expr.LocalRef ref) {
      return tied.contains(ref.local());
    }
    if (value instanceof Expr.Cast cast) {
      return has(cast.operand());
    }
    if (value instanceof Expr.Conditional choice) {
      return has(choice.whenTrue()) || has(choice.whenFalse());
    }
    if (value instanceof Expr.Assign assign) {
      return has(assign.value());
    }
    if (value instanceof Expr.Lambda lambda) {
      return Mentions.of(lambda).stream().anyMatch(tied::contains);
    }
    if (value instanceof Expr.NewArray array) {
      return array.elements() != null && array.elements().stream().anyMatch(this::has);
    }
    return value instanceof Expr.Call call
        ? isOf(call)
        : value instanceof Expr.New made && isOf(made);
  }

  private boolean isOf(Expr.Call call) {
    Optional<ResultEffect> result = effect(code, call.callee()).map(Summary::result);
    return result.filter(it -> isOf(it, call) || isFromSession(it, call)).isPresent()
        || isWrapped(call);
  }

  /** What a session makes has its memory, or needs it: an allocator and its vectors. */
  private boolean isFromSession(ResultEffect result, Expr.Call call) {
    return result.kind() == ResultEffect.Kind.FRESH
        && (isSession(call.target()) || call.arguments().stream().anyMatch(this::isSession));
  }

  private boolean isSession(@Nullable Expr value) {
    return isResource(value) && isSession(code, resource.type());
  }

  private static boolean isSession(Code code, TypeRef type) {
    return code.models()
        .type(type.name(), code.types())
        .filter(model -> model.kind() == ModelKind.SESSION)
        .isPresent();
  }

  private boolean isOf(ResultEffect result, Expr.Call call) {
    Expr from = operand(result.from(), call);
    boolean isOfOwner = result.kind() == ResultEffect.Kind.OWNED_BY_OWNER_OF;
    return isOfOwner ? has(from) && !isResource(from) : passesOn(result.kind()) && has(from);
  }

  private boolean isResource(@Nullable Expr value) {
    return value instanceof Expr.LocalRef ref && ref.local().equals(resource);
  }

  private static @Nullable Expr operand(Operand operand, Expr.Call call) {
    if (operand.isReceiver()) {
      return call.target();
    }
    boolean isGiven = operand.isArgument() && operand.index() < call.arguments().size();
    return isGiven ? call.arguments().get(operand.index()) : null;
  }

  private boolean isWrapped(Expr.Call call) {
    return effect(code, call.callee()).stream()
        .flatMap(known -> known.wrapped(call.arguments().size()).stream())
        .anyMatch(argument -> has(call.arguments().get(argument)));
  }

  /** A new object keeps its arguments, unless a model says that it only uses them. */
  private boolean isOf(Expr.New made) {
    for (int i = 0; i < made.arguments().size(); i++) {
      if (has(made.arguments().get(i)) && mayKeep(made.constructor(), i)) {
        return true;
      }
    }
    return false;
  }

  private boolean mayKeep(Callee constructor, int argument) {
    return effect(code, constructor)
        .map(known -> known.parameter(argument))
        .filter(known -> known.equals(OperandEffect.BORROWS) || known.equals(OperandEffect.NONE))
        .isEmpty();
  }

  private static boolean passesOn(ResultEffect.Kind kind) {
    return switch (kind) {
      case FRESH,
          SCOPED,
          CHILD_OF,
          OWNED_BY,
          ALIAS,
          MAYBE_ALIAS,
          BORROW,
          LENT_UNTIL_STEP,
          ELEMENT_OF,
          ELEMENTS_OF,
          SOME_OF,
          VIEW_OF,
          ONE_OF ->
          true;
      case UNACQUIRED,
          ACQUIRED_WITH,
          OWNED_BY_OWNER_OF,
          HANDLE,
          COPY,
          SYMBOLIC,
          TAKEN_FROM,
          CARRIER,
          ELSEWHERE,
          EMPTY,
          NULL,
          TRUE,
          FALSE,
          UNKNOWN ->
          false;
    };
  }

  static Optional<Summary> effect(Code code, Callee callee) {
    return callee instanceof MethodRef method
        ? code.models().effect(method.owner(), method, code.types())
        : Optional.empty();
  }
}
