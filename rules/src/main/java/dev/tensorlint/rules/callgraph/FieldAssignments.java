// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Collects the fields that some code assigns when their object, or their class, exists already: all
 * assignments but those that constructors and initializers make in place. And collects the methods
 * that do so, by themselves or through other methods of the file.
 */
class FieldAssignments extends IrWalker {

  /** The names of the methods that assign a field themselves. */
  private final Map<FieldKey, Set<String>> assigners = new HashMap<>();

  /** The names of the methods that call a method of some name. */
  private final Map<String, Set<String>> callers = new HashMap<>();

  /** The names of the methods around the current code. */
  private final Deque<String> around = new ArrayDeque<>();

  private boolean assignsFunctions;

  /** The class whose objects the current code constructs, null in any other code. */
  private @Nullable String constructed;

  /**
   * Returns the fields, each with the names of the methods of the file that may assign it, by
   * themselves or through methods that they call.
   */
  Map<FieldKey, Set<String>> found() {
    Map<FieldKey, Set<String>> found = new HashMap<>();
    assigners.forEach((field, names) -> found.put(field, withCallers(names)));
    return found;
  }

  /** Returns whether some code assigns a lambda or a method reference to a field. */
  boolean assignsFunctions() {
    return assignsFunctions;
  }

  private Set<String> withCallers(Set<String> names) {
    Set<String> all = new HashSet<>();
    Deque<String> open = new ArrayDeque<>(names);
    while (!open.isEmpty()) {
      String name = open.pop();
      if (all.add(name)) {
        open.addAll(callers.getOrDefault(name, Set.of()));
      }
    }
    return Set.copyOf(all);
  }

  @Override
  public void visitType(TypeDecl type) {
    String outer = constructed;
    constructed = null;
    for (FieldDecl field : type.fields()) {
      if (GeneratedMembers.hasSetter(type, field)) {
        add(FieldKey.of(field), GeneratedMembers.setters(field));
      }
    }
    super.visitType(type);
    constructed = outer;
  }

  @Override
  public void visitMethod(MethodDecl method) {
    boolean isConstruction = method.isInitializer() || method.kind() == MethodDecl.Kind.CONSTRUCTOR;
    constructed = isConstruction ? method.ref().owner() : null;
    around.push(method.ref().name());
    super.visitMethod(method);
    around.pop();
    constructed = null;
  }

  @Override
  public Unit visitCall(Expr.Call call) {
    called(call.callee());
    return super.visitCall(call);
  }

  @Override
  public Unit visitMethodReference(Expr.MethodReference reference) {
    called(reference.callee());
    return super.visitMethodReference(reference);
  }

  private void called(Callee callee) {
    if (!around.isEmpty()) {
      callers.computeIfAbsent(callee.name(), key -> new HashSet<>()).addAll(around);
    }
  }

  @Override
  public Unit visitLambda(Expr.Lambda lambda) {
    String outer = constructed;
    constructed = null;
    super.visitLambda(lambda);
    constructed = outer;
    return Unit.UNIT;
  }

  @Override
  public Unit visitAssign(Expr.Assign expr) {
    assignsFunctions |=
        expr.target() instanceof Expr.FieldRef
            && (expr.value() instanceof Expr.Lambda
                || expr.value() instanceof Expr.MethodReference);
    return super.visitAssign(expr);
  }

  @Override
  protected void assigned(Expr target) {
    if (target instanceof Expr.FieldRef field && !isInPlace(field)) {
      add(new FieldKey(field.owner(), field.name(), field.isStatic()), around);
    }
  }

  private void add(FieldKey field, Collection<String> names) {
    assigners.computeIfAbsent(field, key -> new HashSet<>()).addAll(names);
  }

  private boolean isInPlace(Expr.FieldRef field) {
    return field.isOwn() && field.owner().equals(constructed);
  }
}
