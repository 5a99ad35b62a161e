// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Pattern;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A case of a switch, to be written.
 *
 * @param constants its constants; without one, and without a pattern, it is the default
 * @param guard the condition behind {@code when}, null without one
 */
public record CaseCode(
    List<ExprCode> constants,
    List<PatternCode> patterns,
    @Nullable ExprCode guard,
    boolean isArrow,
    List<StmtCode> body) {

  private CaseCode(List<ExprCode> constants, boolean isArrow, List<StmtCode> body) {
    this(constants, List.of(), null, isArrow, body);
  }

  /** {@code case pattern ->}. */
  public static CaseCode match(PatternCode pattern, StmtCode body) {
    return new CaseCode(List.of(), List.of(pattern), null, true, List.of(body));
  }

  /** {@code case pattern when guard ->}. */
  public static CaseCode match(PatternCode pattern, ExprCode guard, StmtCode body) {
    return new CaseCode(List.of(), List.of(pattern), guard, true, List.of(body));
  }

  /** {@code case constant:}, which falls through. */
  public static CaseCode colon(ExprCode constant, StmtCode... body) {
    return new CaseCode(List.of(constant), false, List.of(body));
  }

  /** {@code case constant ->}. */
  public static CaseCode arrow(ExprCode constant, StmtCode body) {
    return new CaseCode(List.of(constant), true, List.of(body));
  }

  /** {@code default:}. */
  public static CaseCode otherwise(StmtCode... body) {
    return new CaseCode(List.of(), false, List.of(body));
  }

  /** {@code default ->}. */
  public static CaseCode otherwiseArrow(StmtCode body) {
    return new CaseCode(List.of(), true, List.of(body));
  }

  static List<SwitchCase> write(Draft draft, CaseCode... cases) {
    List<SwitchCase> written = new ArrayList<>();
    draft.braces(
        () -> {
          for (CaseCode one : cases) {
            draft.line(() -> written.add(one.write(draft)));
          }
        });
    return written;
  }

  private SwitchCase write(Draft draft) {
    List<SwitchCase> one = new ArrayList<>();
    draft.inside(() -> one.add(writeInside(draft)));
    return one.get(0);
  }

  private SwitchCase writeInside(Draft draft) {
    boolean isDefault = constants.isEmpty() && patterns.isEmpty();
    int start = draft.put(isDefault ? "default" : "case ").start();
    List<Expr> labels = constants.stream().map(each -> each.write(draft)).toList();
    List<Pattern> matched = patterns.stream().map(each -> each.write(draft)).toList();
    draft.put(guard == null ? "" : " when ");
    Expr condition = guard == null ? null : guard.write(draft);
    draft.put(isArrow ? " ->" : ":");
    List<Stmt> statements = new ArrayList<>();
    for (StmtCode each : body) {
      draft.put(" ");
      statements.add(each.write(draft));
    }
    return new SwitchCase(
        labels, matched, isDefault, condition, isArrow, statements, draft.since(start));
  }
}
