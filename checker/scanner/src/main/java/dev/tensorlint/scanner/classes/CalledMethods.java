// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.classes;

import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.scanner.types.Types;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Finds the methods of a class path that code calls and that resources can reach: because a call
 * has something as an operand or result that is modelled, or whose class names something modelled.
 * Not thread-safe.
 */
public final class CalledMethods {

  private static final Set<String> OF_ANY_RESOURCE =
      Set.of("java.lang.Object", "java.lang.AutoCloseable", "java.io.Closeable");

  private final LibraryClasses libraries;
  private final Predicate<String> mayConcern;
  private final Types types;
  private final Map<String, Boolean> concerned = new HashMap<>();
  private final Map<String, ClassGroup> groups = new HashMap<>();

  /**
   * @param mayConcern whether a text could matter to the models
   */
  public CalledMethods(LibraryClasses libraries, Predicate<String> mayConcern, Types types) {
    this.libraries = libraries;
    this.mayConcern = mayConcern;
    this.types = types;
  }

  /** Returns whether a program declares classes that the class path has, too. */
  public boolean areInPlaceOfLibraries(List<CompilationUnit> program) {
    return program.stream()
        .flatMap(unit -> unit.types().stream())
        .anyMatch(type -> libraries.has(RootMark.strip(type.name())));
  }

  /**
   * Returns the methods that a program calls, in a fixed order, without those of types that it
   * alone declares: no library overrides them.
   */
  public Set<MethodRef> by(List<CompilationUnit> program) {
    ConcernedCalls calls = new ConcernedCalls(this::isConcerned, this::isOfProgramOnly);
    program.forEach(unit -> unit.types().forEach(calls::visitType));
    return calls.found();
  }

  private boolean isOfProgramOnly(String type) {
    return types.table().isDeclared(type) && !libraries.has(RootMark.strip(type));
  }

  /**
   * Returns the methods that the followed code of a layer calls, in a fixed order. There a helper
   * has what it is given often as an object of no certain type.
   */
  public Set<MethodRef> by(FollowedCode.Layer layer) {
    ConcernedCalls calls =
        new ConcernedCalls(
            type -> OF_ANY_RESOURCE.contains(type) || isConcerned(type), owner -> false);
    layer.followed().forEach(calls::visitMethod);
    layer.used().stream()
        .flatMap(type -> type.fields().stream())
        .forEach(field -> calls.visitInitializer(field.initializer()));
    return calls.found();
  }

  /**
   * Returns the classes that declare some methods and were not returned before, with those of the
   * same source files that were.
   */
  public List<ClassGroup> classesOf(Collection<MethodRef> methods) {
    Set<String> changed = new TreeSet<>();
    methods.stream()
        .map(MethodRef::owner)
        .distinct()
        .filter(type -> !types.table().isDeclared(type))
        .flatMap(type -> libraries.group(type).stream())
        .filter(this::isNew)
        .forEach(group -> changed.add(group.path()));
    return changed.stream().map(groups::get).toList();
  }

  /** Returns whether a method is one of a library that may be followed. */
  public boolean isOfLibrary(MethodRef method) {
    return !types.table().isDeclared(method.owner()) && libraries.isFollowed(method.owner());
  }

  private boolean isNew(ClassGroup group) {
    ClassGroup known = groups.get(group.path());
    ClassGroup all = known == null ? group : known.with(group.names());
    groups.put(group.path(), all);
    return known == null || all.names().size() > known.names().size();
  }

  private boolean isConcerned(String type) {
    Boolean known = concerned.get(type);
    if (known == null) {
      known =
          types.supertypes().closure(type).stream().anyMatch(mayConcern)
              || libraries.namesModelled(type);
      concerned.put(type, known);
    }
    return known;
  }
}
