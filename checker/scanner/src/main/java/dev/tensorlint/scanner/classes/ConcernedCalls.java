// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The methods of which some call passes, takes or gives what may be or hold a resource. */
final class ConcernedCalls extends IrWalker {

  private final Predicate<String> isConcerned;
  private final Predicate<String> isLeftOut;
  private final Set<MethodRef> found = new TreeSet<>(Comparator.comparing(MethodRef::key));

  /**
   * @param isConcerned whether values of a type can be or hold resources, by its binary name
   * @param isLeftOut whether the methods of a type are left out, by its binary name
   */
  ConcernedCalls(Predicate<String> isConcerned, Predicate<String> isLeftOut) {
    this.isConcerned = isConcerned;
    this.isLeftOut = isLeftOut;
  }

  /** Returns the methods that the code visited so far calls, in a fixed order. */
  Set<MethodRef> found() {
    return found;
  }

  /** Visits the code that gives a field its first value. */
  void visitInitializer(@Nullable Expr initializer) {
    expr(initializer);
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    add(call.callee(), call.target(), call.arguments(), call.type());
    return super.visitCall(call);
  }

  @Override
  public Unit visitNew(Expr.New created) {
    add(created.constructor(), null, created.arguments(), created.type());
    return super.visitNew(created);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference reference) {
    if (reference.callee() instanceof MethodRef method
        && !isLeftOut.test(method.owner())
        && (isConcerned.test(method.owner())
            || isConcerned(method.returnType())
            || method.parameters().stream().anyMatch(this::isConcerned))) {
      found.add(method);
    }
    return super.visitMethodReference(reference);
  }

  private void add(Callee callee, @Nullable Expr target, List<Expr> arguments, TypeRef result) {
    if (callee instanceof MethodRef method
        && !isLeftOut.test(method.owner())
        && (isConcerned(result)
            || (!method.isStatic() && isConcerned.test(method.owner()))
            || (target != null && isConcerned(target.type()))
            || arguments.stream().anyMatch(each -> isConcerned(each.type())))) {
      found.add(method);
    }
  }

  private boolean isConcerned(TypeRef type) {
    return type.isReference()
        && (isConcerned.test(type.name()) || type.arguments().stream().anyMatch(this::isConcerned));
  }
}
