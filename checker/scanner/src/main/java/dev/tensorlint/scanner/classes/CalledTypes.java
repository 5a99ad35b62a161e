// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The types whose methods some code calls. */
final class CalledTypes extends IrWalker {

  private final Predicate<String> isModelled;
  private final SortedMap<String, Boolean> found = new TreeMap<>();

  private CalledTypes(Predicate<String> isModelled) {
    this.isModelled = isModelled;
  }

  /**
   * Returns the binary names of the types, and whether any call of each passes, takes or gives
   * something modelled.
   *
   * @param isModelled whether values of a type can be resources, by its binary name
   */
  static SortedMap<String, Boolean> in(List<CompilationUnit> units, Predicate<String> isModelled) {
    CalledTypes called = new CalledTypes(isModelled);
    units.forEach(unit -> unit.types().forEach(called::visitType));
    return called.found;
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
    if (reference.callee() instanceof MethodRef method) {
      boolean isConcerned =
          method.parameters().stream().anyMatch(this::isModelled)
              || isModelled(method.returnType());
      found.merge(method.owner(), isConcerned, Boolean::logicalOr);
    }
    return super.visitMethodReference(reference);
  }

  private void add(Callee callee, @Nullable Expr target, List<Expr> arguments, TypeRef result) {
    if (callee instanceof MethodRef method) {
      boolean isConcerned =
          isModelled(result)
              || (target != null && isModelled(target.type()))
              || arguments.stream().anyMatch(each -> isModelled(each.type()));
      found.merge(method.owner(), isConcerned, Boolean::logicalOr);
    }
  }

  private boolean isModelled(TypeRef type) {
    return type.isReference() && isModelled.test(type.name());
  }
}
