// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CreationIndex;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.model.Conventions;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The classes of which a container makes one object, which lives as long as the process: their
 * annotations say so, and no code of the program creates another.
 */
final class Singletons {

  private final ProgramIndex index;
  private final Conventions conventions;
  private final Supplier<CreationIndex> creations;

  /**
   * @param creations computed on the first query only
   */
  Singletons(ProgramIndex index, Conventions conventions, Supplier<CreationIndex> creations) {
    this.index = index;
    this.conventions = conventions;
    this.creations = creations;
  }

  /** Returns whether a container makes one object of a class. */
  boolean contains(TypeDecl type) {
    return isAnyOf(type.annotations(), conventions.frameworks().onePerProcess())
        && !isAnyOf(type.annotations(), conventions.requests().ownObjects())
        && index.subtypes(type.name()).isEmpty()
        && creations.get().of(type.name()).isEmpty();
  }

  /** Returns whether code runs once for such an object: to make it, or where its container says. */
  boolean runsOnce(Body body) {
    MethodDecl method = body.method();
    return (method == null || isRunOnce(method)) && contains(body.type());
  }

  private boolean isRunOnce(MethodDecl method) {
    return method.kind() == MethodDecl.Kind.CONSTRUCTOR
        || method.isInitializer()
        || isAnyOf(method.annotations(), conventions.frameworks().onePerProcess());
  }

  private static boolean isAnyOf(List<Annotation> annotations, Set<String> names) {
    return annotations.stream().anyMatch(one -> names.contains(one.name()));
  }
}
