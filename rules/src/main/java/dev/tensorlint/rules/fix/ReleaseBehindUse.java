// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Moves the release of a variable out of the work of another thread, a timer or a callback, to
 * after the last use.
 *
 * @param use a use of the variable by the method itself
 */
public record ReleaseBehindUse(Place use, TypeModel model) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting nesting = code.at(use);
    Set<Local> used = nesting.last(Expr.class).map(Mentions::of).orElse(Set.of());
    return nesting
        .last(MethodDecl.class)
        .flatMap(method -> inWork(method, used))
        .flatMap(
            call ->
                new MoveRelease(new Place(code.file(), call.nameSpan()), use, Fix.Safety.UNSAFE)
                    .in(code));
  }

  private Optional<Expr.Call> inWork(MethodDecl method, Set<Local> used) {
    Work work = new Work(used);
    work.visitMethod(method);
    return work.found.size() == 1 ? Optional.of(work.found.get(0)) : Optional.empty();
  }

  private final class Work extends IrWalker {
    private final Set<Local> used;
    private final List<Expr.Call> found = new ArrayList<>();
    private int depth;

    Work(Set<Local> used) {
      this.used = used;
    }

    @Override
    public Unit visitLambda(Expr.Lambda expr) {
      depth++;
      super.visitLambda(expr);
      depth--;
      return Unit.UNIT;
    }

    @Override
    public Unit visitExprStmt(Stmt.ExprStmt stmt) {
      if (depth > 0 && stmt.expr() instanceof Expr.Call call && isRelease(call)) {
        found.add(call);
      }
      return super.visitExprStmt(stmt);
    }

    private boolean isRelease(Expr.Call call) {
      return Writing.isRelease(call, model, used::contains);
    }
  }
}
