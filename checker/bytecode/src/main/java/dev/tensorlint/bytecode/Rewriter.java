// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.SwitchCase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Rebuilds nested statements from the inside to the outside. Expressions stay as they are. */
class Rewriter {

  /** Returns the statements after all of them have been rewritten. */
  List<Stmt> all(List<Stmt> statements) {
    List<Stmt> result = new ArrayList<>();
    statements.forEach(each -> result.addAll(rewritten(each)));
    return result;
  }

  /** Returns what replaces a statement. */
  List<Stmt> rewritten(Stmt statement) {
    return List.of(inside(statement));
  }

  final Stmt.Block block(Stmt.Block block) {
    return new Stmt.Block(all(block.statements()), block.span());
  }

  final Stmt one(Stmt statement) {
    List<Stmt> result = rewritten(statement);
    return result.size() == 1 ? result.get(0) : new Stmt.Block(result, statement.span());
  }

  private @Nullable Stmt oneOrNull(@Nullable Stmt statement) {
    return statement == null ? null : one(statement);
  }

  private Stmt inside(Stmt statement) {
    if (statement instanceof Stmt.Block stmt) {
      return block(stmt);
    } else if (statement instanceof Stmt.Labeled stmt) {
      return new Stmt.Labeled(stmt.label(), one(stmt.body()), stmt.span());
    } else if (statement instanceof Stmt.If stmt) {
      return new Stmt.If(
          stmt.condition(), one(stmt.whenTrue()), oneOrNull(stmt.whenFalse()), stmt.span());
    } else if (statement instanceof Stmt.While stmt) {
      return new Stmt.While(stmt.condition(), one(stmt.body()), stmt.span());
    } else if (statement instanceof Stmt.For stmt) {
      return new Stmt.For(
          stmt.init(), stmt.condition(), stmt.update(), one(stmt.body()), stmt.span());
    } else if (statement instanceof Stmt.ForEach stmt) {
      return new Stmt.ForEach(stmt.variable(), stmt.iterable(), one(stmt.body()), stmt.span());
    } else if (statement instanceof Stmt.OnFailure stmt) {
      return new Stmt.OnFailure(block(stmt.body()), block(stmt.cleanup()), stmt.span());
    } else if (statement instanceof Stmt.Try stmt) {
      return guarded(stmt);
    } else if (statement instanceof Stmt.Switch stmt) {
      List<SwitchCase> cases = stmt.cases().stream().map(this::inside).toList();
      return new Stmt.Switch(stmt.selector(), cases, stmt.span());
    }
    return statement;
  }

  private Stmt guarded(Stmt.Try stmt) {
    List<Stmt.Catch> catches =
        stmt.catches().stream()
            .map(
                each ->
                    new Stmt.Catch(each.parameter(), each.types(), block(each.body()), each.span()))
            .toList();
    return new Stmt.Try(stmt.resources(), block(stmt.body()), catches, null, stmt.span());
  }

  private SwitchCase inside(SwitchCase each) {
    return new SwitchCase(
        each.constants(),
        each.patterns(),
        each.isDefault(),
        each.guard(),
        each.isArrow(),
        all(each.body()),
        each.span());
  }
}
