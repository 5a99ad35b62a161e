// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Comparisons that have the same outcome everywhere in a method: of parameters that are never
 * assigned, and of constants. A second test can rely on the first.
 */
final class StableFacts {

  private final List<Local> parameters;
  private final @Nullable Stmt body;

  /** The parameters that the body never assigns, computed on demand. */
  private @Nullable Set<Local> stable;

  private StableFacts(List<Local> parameters, @Nullable Stmt body) {
    this.parameters = parameters;
    this.body = body;
  }

  static StableFacts none() {
    return new StableFacts(List.of(), null);
  }

  static StableFacts of(List<Local> parameters, Stmt body) {
    return new StableFacts(parameters, body);
  }

  private boolean isStable(Local local) {
    if (body == null || !parameters.contains(local)) {
      return false;
    }
    if (stable == null) {
      stable = unassigned(parameters, body);
    }
    return stable.contains(local);
  }

  private static Set<Local> unassigned(List<Local> parameters, Stmt body) {
    Set<Local> stable = new HashSet<>(parameters);
    body.accept(
        new IrWalker() {

          @Override
          protected void assigned(Expr target) {
            if (target instanceof Expr.LocalRef local) {
              stable.remove(local.local());
            }
          }
        });
    return stable;
  }

  /** Returns the slot that holds the outcome of a comparison, null if it can change. */
  @Nullable Slot factOf(Expr.Binary comparison) {
    Optional<String> left = operand(comparison.left());
    Optional<String> right = operand(comparison.right());
    return left.isPresent() && right.isPresent()
        ? new Slot.Comparison(left.get() + " " + comparison.operator() + " " + right.get())
        : null;
  }

  private Optional<String> operand(Expr expr) {
    if (expr instanceof Expr.LocalRef local && isStable(local.local())) {
      return Optional.of(local.local().name());
    }
    LiteralKey key = LiteralKey.of(expr);
    if (key != null) {
      return Optional.of(text(key));
    }
    return expr instanceof Expr.Literal literal
        ? Optional.of(literal.kind().toString())
        : Optional.empty();
  }

  private static String text(LiteralKey key) {
    return key.kind() == LiteralKey.Kind.CONSTANT ? key.text() : key.kind() + " " + key.text();
  }
}
