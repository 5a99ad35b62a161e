// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.CreationIndex;
import dev.tensorlint.rules.callgraph.CreationIndex.Made;
import dev.tensorlint.rules.callgraph.Creations.Destination;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * The classes of which code that runs again makes objects, other than as parts of objects or of
 * classes that keep them.
 */
final class RepeatedObjects {

  private final ProgramIndex index;
  private final Supplier<CreationIndex> creations;
  private final RunsAgain again;

  /**
   * @param creations computed on the first query only
   */
  RepeatedObjects(ProgramIndex index, Supplier<CreationIndex> creations, RunsAgain again) {
    this.index = index;
    this.creations = creations;
    this.again = again;
  }

  /** Returns whether objects of a class, or of a subclass, are made so. */
  boolean include(String type) {
    return Stream.concat(Stream.of(type), index.subtypes(type).stream().map(TypeDecl::name))
        .flatMap(each -> creations.get().of(each).stream())
        .anyMatch(this::isRepeated);
  }

  private boolean isRepeated(Made made) {
    Destination to = made.creation().destination();
    return (to == Destination.CALLER || to == Destination.OTHER)
        && (made.creation().isInLoop() || again.contains(made.in().body()));
  }
}
