// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.summary.RequestHandlers;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What models and conventions say of calls, as far as it concerns threads. */
final class ThreadNames {

  private final Library library;
  private final Conventions conventions;
  private final RequestHandlers handlers;

  ThreadNames(Library library) {
    this.library = library;
    this.conventions = library.models().conventions();
    this.handlers = new RequestHandlers(library);
  }

  RequestHandlers handlers() {
    return handlers;
  }

  /** Returns whether each request gets an object of its own of a class. */
  boolean isOfOneRequest(TypeDecl type) {
    return type.annotations().stream()
        .anyMatch(one -> conventions.requests().ownObjects().contains(one.name()));
  }

  /** Returns whether code takes a lock, whatever it guards. */
  boolean locks(Stmt code) {
    return contains(code, call -> isNamed(call, conventions.threads().locking()));
  }

  /** Returns whether code waits for a computation. */
  boolean awaits(Stmt code) {
    return contains(code, call -> effect(call).filter(Summary::awaits).isPresent());
  }

  /** Returns whether a stream runs its functions on several threads. */
  boolean isParallel(@Nullable Expr stream) {
    Expr each = stream;
    while (each instanceof Expr.Call call) {
      if (isNamed(call, conventions.threads().parallel())) {
        return true;
      }
      each = call.target();
    }
    return false;
  }

  /** Returns whether an expression creates an executor of one thread. */
  boolean isOfOneThread(@Nullable Expr executor) {
    return executor instanceof Expr.Call call && isNamed(call, conventions.threads().single());
  }

  /** Most calls have another name, and the supertypes of their owners are not looked up. */
  private boolean isNamed(Expr.Call call, Set<String> names) {
    return call.callee() instanceof MethodRef method
        && names.stream().anyMatch(name -> endsIn(name, method.name()))
        && library.types().supertypes(method.owner()).stream()
            .anyMatch(of -> names.contains(of + "." + method.name()));
  }

  private static boolean endsIn(String qualified, String name) {
    return qualified.endsWith(name)
        && qualified.lastIndexOf('.') == qualified.length() - name.length() - 1;
  }

  /** Returns when a call runs its functions, as far as a model says so. */
  Optional<LambdaRuns> runs(String type, Callee callee) {
    return callee instanceof MethodRef method
        ? library.calls().effect(type, method).flatMap(Summary::statedLambdas)
        : Optional.empty();
  }

  private Optional<Summary> effect(Expr.Call call) {
    return call.callee() instanceof MethodRef method
        ? library.calls().effect(method.owner(), method)
        : Optional.empty();
  }

  /** Returns the model of a type whose objects only one thread may use at a time. */
  Optional<TypeModel> oneAtATime(TypeRef type) {
    return library
        .resourceModel(type)
        .filter(model -> model.usage().unsynchronized() || model.usage().threadConfined());
  }

  /** Returns whether a method of such an object may not run on two threads at once. */
  boolean isUse(TypeRef type, Callee callee) {
    return callee instanceof MethodRef method
        && !library.calls().isRelease(type.name(), method.name())
        && library
            .calls()
            .effect(type.name(), method)
            .filter(known -> known.receiver().isUsed())
            .isPresent();
  }

  private static boolean contains(Stmt code, Predicate<Expr.Call> wanted) {
    boolean[] isFound = {false};
    code.accept(
        new IrWalker() {
          @Override
          public Unit visitCall(Expr.Call call) {
            isFound[0] = isFound[0] || wanted.test(call);
            return isFound[0] ? Unit.UNIT : super.visitCall(call);
          }
        });
    return isFound[0];
  }
}
