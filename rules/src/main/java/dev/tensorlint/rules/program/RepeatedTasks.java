// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.ir.UnresolvedMethod;
import dev.tensorlint.rules.model.Conventions;
import dev.tensorlint.rules.model.NamedMethod;
import dev.tensorlint.rules.resource.Library;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Recognises, by configured names, what timers and frameworks run again and again. */
final class RepeatedTasks {

  private final ProgramIndex index;
  private final Library library;
  private final Conventions.Repetition repetition;
  private final Set<String> names;
  private final Set<String> types;
  private final Map<Role, Set<NamedMethod>> byRole;

  RepeatedTasks(ProgramIndex index, Library library) {
    this.index = index;
    this.library = library;
    this.repetition = library.models().conventions().repetition();
    this.names =
        repetition.methods().stream()
            .map(method -> method.pattern().name())
            .collect(Collectors.toUnmodifiableSet());
    this.types =
        repetition.methods().stream()
            .map(NamedMethod::type)
            .flatMap(type -> Stream.of(type, type.replace('$', '.')))
            .collect(Collectors.toUnmodifiableSet());
    // In the order of the roles, so that the first that fits is the same in each run.
    this.byRole =
        new EnumMap<>(
            Map.of(
                Role.REPEATS,
                repetition.methods(),
                Role.RUNS,
                repetition.limited(),
                Role.ONCE,
                repetition.single(),
                Role.SEVERAL,
                repetition.several()));
  }

  /** Returns whether a framework calls a method again and again. */
  boolean include(Body body) {
    MethodDecl method = body.method();
    if (method == null || method.kind() != MethodDecl.Kind.METHOD) {
      return false;
    }
    String name = method.ref().name();
    boolean isAnnotated =
        method.annotations().stream()
            .anyMatch(one -> repetition.annotations().contains(one.name()));
    return isAnnotated
        || (names.contains(name)
            && index.lineage(body.type()).stream()
                .flatMap(each -> each.supertypes().stream())
                .flatMap(this::above)
                .anyMatch(above -> isNamed(above, name)));
  }

  private Stream<String> above(TypeRef type) {
    return Stream.concat(Stream.of(type.name()), library.types().supertypes(type.name()).stream());
  }

  private boolean isNamed(String type, String method) {
    return repetition.methods().stream().anyMatch(each -> each.isNamed(type, method));
  }

  /** Returns whether a function of a type is one that a framework calls again and again. */
  boolean isFunction(TypeRef type) {
    return types.contains(type.name());
  }

  /** What a call tells of tasks. */
  enum Role {
    NONE,
    /** It hands over tasks that are run again and again. */
    REPEATS,
    /** It hands over tasks that are run once, unless told otherwise. */
    RUNS,
    /** It makes tasks run once. */
    ONCE,
    /** It makes tasks run several times. */
    SEVERAL
  }

  /** Returns what a call tells of tasks. */
  Role roleOf(Callee callee) {
    for (Map.Entry<Role, Set<NamedMethod>> each : byRole.entrySet()) {
      if (is(callee, each.getValue())) {
        return each.getKey();
      }
    }
    return Role.NONE;
  }

  private boolean is(Callee callee, Collection<NamedMethod> methods) {
    if (callee instanceof UnresolvedMethod unresolved) {
      return methods.stream()
          .anyMatch(each -> each.isNamed(unresolved.owner().name(), unresolved.name()));
    }
    return callee instanceof MethodRef method
        && methods.stream()
            .filter(each -> each.pattern().matches(method))
            .anyMatch(each -> above(TypeRef.of(method.owner())).anyMatch(each.type()::equals));
  }

  /**
   * Returns the methods of an object that run as a task: those that the type of the parameter has,
   * which the object is passed for.
   */
  List<MethodRef> methodsOf(Expr task, Callee taker, int position) {
    if (!(taker instanceof MethodRef method) || position >= method.parameters().size()) {
      return List.of();
    }
    String type = method.parameters().get(position).name();
    return classes(task).stream()
        .flatMap(each -> each.methods().stream())
        .filter(each -> each.kind() == MethodDecl.Kind.METHOD)
        .map(MethodDecl::ref)
        .filter(each -> !library.types().methods(type, each.name()).isEmpty())
        .toList();
  }

  private List<TypeDecl> classes(Expr task) {
    TypeDecl own =
        task instanceof Expr.New made && made.body() != null
            ? made.body()
            : index.type(task.type().name());
    return own == null ? List.of() : index.lineage(own);
  }
}
