// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.ArrayList;
import java.util.List;

/**
 * A case of a switch, to be written.
 *
 * @param constants its constants; without one it is the default
 */
public record CaseCode(List<ExprCode> constants, boolean isArrow, List<StmtCode> body) {

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
    int start = draft.put(constants.isEmpty() ? "default" : "case ").start();
    List<Expr> labels = constants.stream().map(each -> each.write(draft)).toList();
    draft.put(isArrow ? " ->" : ":");
    List<Stmt> statements = new ArrayList<>();
    for (StmtCode each : body) {
      draft.put(" ");
      statements.add(each.write(draft));
    }
    return new SwitchCase(
        labels, List.of(), labels.isEmpty(), null, isArrow, statements, draft.since(start));
  }
}
