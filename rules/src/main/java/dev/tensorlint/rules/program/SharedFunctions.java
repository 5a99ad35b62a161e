// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.summary.RequestHandlers;

/**
 * Looks for functions that several threads may run at once, and for variables that may hold such:
 * where one thread runs a body, several can run only what such a function of it does. Most bodies
 * have none, in a program that is analysed again and again.
 */
final class SharedFunctions extends IrWalker {

  private final ThreadNames names;
  private final RequestHandlers handlers;
  private boolean areFound;

  private SharedFunctions(ThreadNames names) {
    this.names = names;
    this.handlers = names.handlers();
  }

  static boolean areIn(Body body, ThreadNames names) {
    SharedFunctions functions = new SharedFunctions(names);
    functions.stmt(body.code());
    return functions.areFound;
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    boolean hasFunction = call.arguments().stream().anyMatch(GivenFunctions::isFunction);
    boolean hasVariable = call.arguments().stream().anyMatch(Expr.LocalRef.class::isInstance);
    areFound =
        areFound
            || (hasFunction && (isOfHandlers(call.callee()) || names.isParallel(call.target())))
            || ((hasFunction || hasVariable)
                && runsElsewhere(TaskStarts.receiverType(call), call.callee()));
    return areFound ? Unit.UNIT : super.visitCall(call);
  }

  @Override
  public Unit visitNew(Expr.New made) {
    areFound =
        areFound
            || (made.arguments().stream().anyMatch(GivenFunctions::isFunction)
                && runsElsewhere(made.type(), made.constructor()));
    return areFound ? Unit.UNIT : super.visitNew(made);
  }

  private boolean isOfHandlers(Callee callee) {
    return callee instanceof MethodRef method && handlers.takesHandlers(method);
  }

  private boolean runsElsewhere(TypeRef type, Callee callee) {
    return names.runs(type.name(), callee).filter(LambdaRuns::isElsewhere).isPresent();
  }
}
