// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which constructors of libraries the constructors of the program begin with (JLS 8.8.7). */
public final class SuperConstructors {

  private final ProgramIndex index;

  public SuperConstructors(ProgramIndex index) {
    this.index = index;
  }

  /**
   * Returns the constructor of a superclass outside the program that a constructor of the program
   * runs, through others if need be; empty for a constructor that is not of the program, and where
   * a call is unresolved.
   */
  public Optional<MethodRef> of(MethodRef constructor) {
    return of(constructor, new HashSet<>());
  }

  private Optional<MethodRef> of(MethodRef constructor, Set<MethodRef> seen) {
    TypeDecl type = index.type(constructor.owner());
    if (type == null || type.kind() != TypeDecl.Kind.CLASS || !seen.add(constructor)) {
      return Optional.empty();
    }
    return first(type, constructor)
        .flatMap(next -> index.type(next.owner()) == null ? Optional.of(next) : of(next, seen));
  }

  /** Returns the constructor that a constructor of a class calls first. */
  private static Optional<MethodRef> first(TypeDecl type, MethodRef constructor) {
    List<MethodDecl> declared =
        type.methods().stream()
            .filter(method -> method.kind() == MethodDecl.Kind.CONSTRUCTOR)
            .toList();
    Optional<MethodDecl> called =
        declared.stream().filter(method -> method.ref().equals(constructor)).findFirst();
    boolean isKnown = called.isPresent() || (declared.isEmpty() && isDefault(constructor));
    return isKnown
        ? called.flatMap(SuperConstructors::explicit).or(() -> implicit(type, called))
        : Optional.empty();
  }

  private static boolean isDefault(MethodRef constructor) {
    return constructor.parameters().isEmpty();
  }

  private static Optional<MethodRef> explicit(MethodDecl constructor) {
    return firstCall(constructor).filter(MethodRef.class::isInstance).map(MethodRef.class::cast);
  }

  private static Optional<Callee> firstCall(MethodDecl constructor) {
    Stmt.Block code = constructor.body();
    List<Stmt> body = code == null ? List.of() : code.statements();
    return !body.isEmpty()
            && body.get(0) instanceof Stmt.ExprStmt first
            && first.expr() instanceof Expr.Call call
            && call.target() instanceof Expr.This
            && call.callee().name().equals(MethodRef.CONSTRUCTOR)
        ? Optional.of(call.callee())
        : Optional.empty();
  }

  private static Optional<MethodRef> implicit(TypeDecl type, Optional<MethodDecl> constructor) {
    boolean isExplicit = constructor.flatMap(SuperConstructors::firstCall).isPresent();
    return isExplicit || type.supertypes().isEmpty()
        ? Optional.empty()
        : Optional.of(
            new MethodRef(
                type.supertypes().get(0).name(),
                MethodRef.CONSTRUCTOR,
                List.of(),
                TypeRef.VOID,
                false,
                false,
                false,
                List.of()));
  }
}
