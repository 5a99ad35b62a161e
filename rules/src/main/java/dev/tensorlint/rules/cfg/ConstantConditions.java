// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides the conditions of a piece of code that only depend on constants: literals, variables with
 * one value, and fields that never change.
 */
public final class ConstantConditions {

  private final @Nullable Region region;
  private final Fields fields;

  /** The values of the fields that always have the same. */
  public interface Fields {
    Optional<Boolean> truth(Expr.FieldRef field);

    Optional<LiteralKey> number(Expr.FieldRef field);
  }

  /**
   * @param code the whole code, null if it declares no variables
   */
  public ConstantConditions(@Nullable Stmt code, Fields fields) {
    this.region = code == null ? null : Region.of(code);
    this.fields = fields;
  }

  /** Returns the outcome of a condition, empty if that is not the same each time. */
  public Optional<Boolean> truth(Expr condition) {
    Expr value = resolved(condition);
    if (value instanceof Expr.Literal literal) {
      return truth(literal);
    }
    if (value instanceof Expr.FieldRef field) {
      return fields.truth(field);
    }
    if (value instanceof Expr.Unary not && not.operator().equals("!")) {
      return truth(not.operand()).map(outcome -> !outcome);
    }
    return value instanceof Expr.Binary binary ? truth(binary) : Optional.empty();
  }

  private static Optional<Boolean> truth(Expr.Literal literal) {
    return switch (literal.kind()) {
      case TRUE -> Optional.of(true);
      case FALSE -> Optional.of(false);
      case NULL, NUMBER, CHARACTER, STRING -> Optional.empty();
    };
  }

  private Optional<Boolean> truth(Expr.Binary condition) {
    return switch (condition.operator()) {
      case "||" -> connected(condition, true);
      case "&&" -> connected(condition, false);
      case "==" -> areEqual(condition.left(), condition.right());
      case "!=" -> areEqual(condition.left(), condition.right()).map(equal -> !equal);
      default -> Optional.empty();
    };
  }

  /**
   * @param decides the outcome of one side that is that of the whole
   */
  private Optional<Boolean> connected(Expr.Binary condition, boolean decides) {
    Optional<Boolean> left = truth(condition.left());
    Optional<Boolean> right = truth(condition.right());
    if (left.equals(Optional.of(decides)) || right.equals(Optional.of(decides))) {
      return Optional.of(decides);
    }
    return left.isPresent() && right.isPresent() ? Optional.of(!decides) : Optional.empty();
  }

  private Optional<Boolean> areEqual(Expr left, Expr right) {
    return number(left).flatMap(one -> number(right).map(one::equals));
  }

  /** Returns the value of a whole number, as the decimal digits. */
  private Optional<String> number(Expr expr) {
    Expr value = resolved(expr);
    Optional<LiteralKey> key =
        value instanceof Expr.FieldRef field
            ? fields.number(field)
            : Optional.ofNullable(LiteralKey.of(value));
    return key.filter(known -> known.wholeNumber().isPresent()).map(LiteralKey::text);
  }

  /** Returns the only value of a variable of the same type, else the expression itself. */
  private Expr resolved(Expr expr) {
    if (region == null || !(expr instanceof Expr.LocalRef local)) {
      return expr;
    }
    return region
        .onlyValue(local.local())
        .filter(value -> value instanceof Expr.Literal || LiteralKey.of(value) != null)
        .filter(value -> !(value instanceof Expr.FieldRef))
        .filter(value -> value.type().equals(local.local().type()))
        .orElse(expr);
  }

  /** Returns the cases of a switch that can never run, by their positions. */
  public BitSet excluded(Expr selector, List<SwitchCase> cases) {
    BitSet excluded = new BitSet();
    Optional<String> value = number(selector);
    if (value.isEmpty() || !haveNumbers(cases)) {
      return excluded;
    }
    boolean isMatched = cases.stream().anyMatch(one -> hasLabel(one, value.get()));
    boolean fallsThrough = false;
    for (int i = 0; i < cases.size(); i++) {
      SwitchCase one = cases.get(i);
      boolean isTaken = hasLabel(one, value.get()) || (one.isDefault() && !isMatched);
      boolean runs = isTaken || fallsThrough;
      excluded.set(i, !runs);
      fallsThrough = runs && !one.isArrow() && !leaves(one.body());
    }
    return excluded;
  }

  private boolean haveNumbers(List<SwitchCase> cases) {
    return cases.stream()
        .allMatch(
            one ->
                one.patterns().isEmpty()
                    && one.constants().stream().allMatch(label -> number(label).isPresent()));
  }

  private boolean hasLabel(SwitchCase one, String value) {
    return one.constants().stream().anyMatch(label -> number(label).equals(Optional.of(value)));
  }

  /** Returns whether the code of a case certainly does not go on to the next. */
  private static boolean leaves(List<Stmt> body) {
    if (body.isEmpty()) {
      return false;
    }
    Stmt last = body.get(body.size() - 1);
    return last instanceof Stmt.Break
        || last instanceof Stmt.Return
        || last instanceof Stmt.Throw
        || last instanceof Stmt.Continue
        || last instanceof Stmt.Yield
        || (last instanceof Stmt.Block block && leaves(block.statements()));
  }
}
