// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Which fields of a class hold what a method of another field has made: they are closed first. */
final class Makers extends IrWalker {

  private final Map<String, Set<String>> makers = new HashMap<>();

  private Makers() {}

  static Makers in(TypeDecl type) {
    Makers found = new Makers();
    found.visitType(type);
    return found;
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    if (expr.target() instanceof Expr.FieldRef field) {
      Expr value = plain(expr.value());
      if (value instanceof Expr.Call call) {
        add(field, call.target());
      } else if (value instanceof Expr.New made) {
        made.arguments().forEach(argument -> add(field, argument));
      }
    }
    return super.visitAssign(expr);
  }

  private void add(Expr.FieldRef field, @Nullable Expr maker) {
    if (maker instanceof Expr.FieldRef from) {
      makers.computeIfAbsent(field.name(), name -> new HashSet<>()).add(from.name());
    }
  }

  private static Expr plain(Expr value) {
    return value instanceof Expr.Cast cast ? plain(cast.operand()) : value;
  }

  /** Returns the fields whose values have made that of a field. */
  Set<String> of(String field) {
    return makers.getOrDefault(field, Set.of());
  }

  /** Returns the fields whose values that of a field has made, or was given to make. */
  Set<String> madeBy(String field) {
    return makers.entrySet().stream()
        .filter(made -> made.getValue().contains(field))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /** Returns things in their order, except that what another one has made comes before that. */
  <T> List<T> madeFirst(List<T> all, Function<T, String> field) {
    List<T> ordered = new ArrayList<>();
    for (T each : all) {
      int at = 0;
      while (at < ordered.size() && !of(field.apply(each)).contains(field.apply(ordered.get(at)))) {
        at++;
      }
      ordered.add(at, each);
    }
    return ordered;
  }

  /** Returns the index of the first of some statements that closes one of some fields; -1: none. */
  static int firstReleaseOf(Set<String> fields, List<Stmt> statements) {
    for (int i = 0; i < statements.size(); i++) {
      if (Releases.any(statements.get(i), fields)) {
        return i;
      }
    }
    return -1;
  }

  /** Searches for calls without arguments on fields, such as {@code model.close()}. */
  private static final class Releases extends IrWalker {
    private final Set<String> fields;
    private boolean found;

    private Releases(Set<String> fields) {
      this.fields = fields;
    }

    static boolean any(Stmt stmt, Set<String> fields) {
      Releases releases = new Releases(fields);
      releases.stmt(stmt);
      return releases.found;
    }

    @Override
    public Unit visitExprStmt(Stmt.ExprStmt stmt) {
      found |=
          stmt.expr() instanceof Expr.Call call
              && call.arguments().isEmpty()
              && call.target() instanceof Expr.FieldRef field
              && fields.contains(field.name());
      return super.visitExprStmt(stmt);
    }
  }
}
