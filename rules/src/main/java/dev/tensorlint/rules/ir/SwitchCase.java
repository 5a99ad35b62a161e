// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.ir;

import dev.tensorlint.rules.source.Span;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One case of a switch.
 *
 * @param constants constants, {@code null} included; an enum constant is a {@link Expr.FieldRef}
 * @param patterns patterns
 * @param isDefault whether {@code default} is among the labels
 * @param guard condition after {@code when}, null without one
 * @param isArrow whether it is written {@code ->}, so that it does not fall through
 * @param body its statements; an arrow's expression is a {@link Stmt.Yield} in a switch expression
 *     and an {@link Stmt.ExprStmt} in a statement
 */
public record SwitchCase(
    List<Expr> constants,
    List<Pattern> patterns,
    boolean isDefault,
    @Nullable Expr guard,
    boolean isArrow,
    List<Stmt> body,
    Span span) {

  public SwitchCase {
    constants = List.copyOf(constants);
    patterns = List.copyOf(patterns);
    body = List.copyOf(body);
  }
}
