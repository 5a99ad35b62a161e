// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.program.Mains;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The methods in which people try their code out without a framework: {@code void testMatrix()},
 * called by hand from a {@code main} or by nothing at all, and the private methods that only such
 * methods call. Calls count by name, whatever class they are made on. Not thread-safe.
 */
final class Trials {

  private static final String VERB = "test";

  /** Other annotations may ask a framework to call a method. */
  private static final Set<String> OF_LANGUAGE = Set.of("SuppressWarnings", "Deprecated");

  private final Program program;
  private final Predicate<Place> isTest;
  private final Map<String, List<Caller>> callers = new HashMap<>();

  /**
   * Some code that calls a method.
   *
   * @param method the method whose code it is; null for the initializer of a field
   */
  private record Caller(CompilationUnit unit, @Nullable MethodDecl method) {}

  /**
   * @param program all that may call the methods
   * @param isTest whether a place is in code that only tests run
   */
  Trials(Program program, Predicate<Place> isTest) {
    this.program = program;
    this.isTest = isTest;
  }

  /** Returns whether a place is in such a method. */
  boolean contains(CompilationUnit unit, Place place) {
    return method(unit.types(), place)
        .filter(method -> isTrial(method, Collections.newSetFromMap(new IdentityHashMap<>())))
        .isPresent();
  }

  private static Optional<MethodDecl> method(List<TypeDecl> types, Place place) {
    for (TypeDecl type : types) {
      if (type.span().contains(place.span())) {
        return type.methods().stream()
            .filter(method -> method.span().contains(place.span()))
            .findFirst()
            .or(() -> method(type.types(), place));
      }
    }
    return Optional.empty();
  }

  /**
   * @param seen the methods on the way, which may call each other
   */
  private boolean isTrial(MethodDecl method, Set<MethodDecl> seen) {
    boolean isNamed = isNamedAsTest(method);
    if (!(isNamed || method.has(Modifier.PRIVATE)) || !isOnlyCalled(method)) {
      return false;
    }
    seen.add(method);
    List<Caller> from = callers().getOrDefault(method.ref().name(), List.of());
    return (isNamed || !from.isEmpty())
        && from.stream().allMatch(each -> tries(each, method, seen));
  }

  /** Returns whether a caller of a method tries it out. */
  private boolean tries(Caller caller, MethodDecl called, Set<MethodDecl> seen) {
    MethodDecl method = caller.method();
    return method != null
        && (seen.contains(method)
            || (isNamedAsTest(called) && Mains.isMain(method))
            || isTest.test(new Place(caller.unit().file(), method.nameSpan()))
            || isTrial(method, seen));
  }

  private static boolean isNamedAsTest(MethodDecl method) {
    String name = method.ref().name();
    return method.kind() == MethodDecl.Kind.METHOD
        && method.ref().returnType().equals(TypeRef.VOID)
        && name.length() > VERB.length()
        && name.startsWith(VERB)
        && !Character.isLowerCase(name.charAt(VERB.length()));
  }

  private static boolean isOnlyCalled(MethodDecl method) {
    return method.kind() == MethodDecl.Kind.METHOD
        && method.annotations().stream().map(Annotation::name).allMatch(OF_LANGUAGE::contains);
  }

  private Map<String, List<Caller>> callers() {
    if (callers.isEmpty()) {
      for (CompilationUnit unit : program.units()) {
        unit.types().forEach(type -> new Calls(unit).visitType(type));
      }
    }
    return callers;
  }

  /** Notes what the code of a file calls. */
  private final class Calls extends IrWalker {

    private final CompilationUnit unit;
    private @Nullable MethodDecl method;

    Calls(CompilationUnit unit) {
      this.unit = unit;
    }

    /** A class in a method belongs to it. */
    @Override
    public void visitMethod(MethodDecl declared) {
      MethodDecl outer = method;
      method = outer == null ? declared : outer;
      super.visitMethod(declared);
      method = outer;
    }

    private void add(String name) {
      callers.computeIfAbsent(name, key -> new ArrayList<>()).add(new Caller(unit, method));
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      add(expr.callee().name());
      return super.visitCall(expr);
    }

    @Override
    public Unit visitMethodReference(Expr.MethodReference expr) {
      add(expr.callee().name());
      return super.visitMethodReference(expr);
    }
  }
}
