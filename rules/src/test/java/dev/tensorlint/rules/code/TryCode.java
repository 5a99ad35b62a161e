// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.code;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A {@code try} to be written.
 *
 * @param finallyBody null when there is none
 */
public record TryCode(
    List<Resource> resources,
    List<StmtCode> body,
    List<Clause> clauses,
    @Nullable List<StmtCode> finallyBody)
    implements StmtCode {

  /**
   * @param type declared type, empty for a variable that is there already
   */
  private record Resource(String type, String name, ExprCode value) {}

  private record Clause(String type, List<StmtCode> body) {}

  /** Adds a resource, behind those that are there. */
  public TryCode with(String type, String name, ExprCode value) {
    return new TryCode(
        plus(resources, new Resource(type, name, value)), body, clauses, finallyBody);
  }

  /** Adds a variable that is there already as a resource. */
  public TryCode with(String existing) {
    return with("", existing, Exprs.name(existing));
  }

  /** Adds a clause that catches {@code e}. */
  public TryCode catching(String type, StmtCode... clause) {
    return new TryCode(
        resources, body, plus(clauses, new Clause(type, List.of(clause))), finallyBody);
  }

  public TryCode lastly(StmtCode... block) {
    return new TryCode(resources, body, clauses, List.of(block));
  }

  private static <T> List<T> plus(List<T> all, T more) {
    List<T> longer = new ArrayList<>(all);
    longer.add(more);
    return longer;
  }

  @Override
  public Stmt write(Draft draft) {
    int start = draft.put("try ").start();
    List<Stmt.Resource> opened = new ArrayList<>();
    if (!resources.isEmpty()) {
      draft.put("(");
      for (Resource resource : resources) {
        draft.put(opened.isEmpty() ? "" : "; ");
        opened.add(open(draft, resource));
      }
      draft.put(") ");
    }
    Stmt.Block written = draft.block(body);
    List<Stmt.Catch> handlers = clauses.stream().map(clause -> handler(draft, clause)).toList();
    if (finallyBody == null) {
      return new Stmt.Try(opened, written, handlers, null, draft.since(start));
    }
    draft.put(" finally ");
    Stmt.Block last = draft.block(finallyBody);
    return new Stmt.Try(opened, written, handlers, last, draft.since(start));
  }

  private static Stmt.Resource open(Draft draft, Resource resource) {
    int start = draft.at();
    if (resource.type().isEmpty()) {
      Expr existing = resource.value().write(draft);
      return new Stmt.Resource(null, existing, existing.span());
    }
    draft.put(resource.type() + " ");
    Local local = draft.declare(resource.type(), resource.name());
    draft.put(" = ");
    Expr value = resource.value().write(draft);
    return new Stmt.Resource(local, value, draft.since(start));
  }

  private static Stmt.Catch handler(Draft draft, Clause clause) {
    draft.put(" ");
    int start = draft.put("catch (" + clause.type() + " ").start();
    Local parameter = draft.declare(clause.type(), "e");
    draft.put(") ");
    Stmt.Block block = draft.block(clause.body());
    Span span = draft.since(start);
    return new Stmt.Catch(parameter, List.of(draft.type(clause.type())), block, span);
  }
}
