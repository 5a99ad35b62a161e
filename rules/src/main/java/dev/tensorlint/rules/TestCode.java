// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.model.Conventions;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The code of a program that only tests run: the files of test sources, and classes that have test
 * methods, by annotation or by supertype, with all that is nested in them. Where all callers are
 * known, also the methods in which people try code out by hand. Not thread-safe.
 */
final class TestCode {

  private final Program program;
  private final Conventions conventions;
  private final Predicate<String> files;
  private final @Nullable Trials trials;
  private final Map<String, CompilationUnit> units = new HashMap<>();
  private final Map<String, TypeDecl> types = new HashMap<>();

  /**
   * @param files the files of test sources
   * @param isWhole whether the program has all code that calls its methods
   */
  TestCode(Program program, Conventions conventions, Predicate<String> files, boolean isWhole) {
    this.program = program;
    this.conventions = conventions;
    this.files = files;
    this.trials = isWhole ? new Trials(program, this::isOfTests) : null;
  }

  /** Returns whether a place is in test code. */
  boolean contains(Place place) {
    return isOfTests(place) || isTrial(place);
  }

  private boolean isTrial(Place place) {
    return trials != null
        && unit(place.file().path()).stream().anyMatch(unit -> trials.contains(unit, place));
  }

  private boolean isOfTests(Place place) {
    String path = place.file().path();
    return files.test(path) || isIn(unit(path), place);
  }

  private boolean isIn(List<CompilationUnit> unit, Place place) {
    return unit.stream().anyMatch(each -> isInTest(each.types(), place));
  }

  private boolean isInTest(List<TypeDecl> candidates, Place place) {
    return candidates.stream()
        .filter(type -> type.span().contains(place.span()))
        .anyMatch(type -> isTest(type, new HashSet<>()) || isInTest(type.types(), place));
  }

  /**
   * Returns whether a class has test methods of its own, inherits some, or groups inner classes
   * that have.
   *
   * @param seen the supertypes on the way, which may be a cycle in wrong code
   */
  private boolean isTest(TypeDecl type, Set<String> seen) {
    return seen.add(type.name())
        && (hasTestMethods(type)
            || type.types().stream().anyMatch(each -> isInnerTest(each, seen))
            || type.supertypes().stream().anyMatch(each -> isTest(each, seen)));
  }

  private boolean isInnerTest(TypeDecl nested, Set<String> seen) {
    return nested.kind() == TypeDecl.Kind.CLASS
        && !nested.modifiers().contains(Modifier.STATIC)
        && isTest(nested, seen);
  }

  private boolean hasTestMethods(TypeDecl type) {
    return Stream.concat(
            type.annotations().stream(),
            type.methods().stream().flatMap(method -> method.annotations().stream()))
        .map(Annotation::name)
        .anyMatch(conventions.tests().annotations()::contains);
  }

  private boolean isTest(TypeRef supertype, Set<String> seen) {
    String name = supertype.name();
    TypeDecl declared = types().get(name);
    return declared == null
        ? conventions.tests().types().stream()
            .anyMatch(type -> program.types().isSubtype(name, type))
        : isTest(declared, seen);
  }

  private List<CompilationUnit> unit(String path) {
    if (units.isEmpty()) {
      program.units().forEach(each -> units.put(each.file().path(), each));
    }
    CompilationUnit unit = units.get(path);
    return unit == null ? List.of() : List.of(unit);
  }

  private Map<String, TypeDecl> types() {
    if (types.isEmpty()) {
      program.units().forEach(unit -> unit.types().forEach(this::add));
    }
    return types;
  }

  private void add(TypeDecl type) {
    types.put(type.name(), type);
    type.types().forEach(this::add);
  }
}
