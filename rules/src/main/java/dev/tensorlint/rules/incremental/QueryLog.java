// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.OwnerType;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The queries that the analysis of a group made to the rest of the program, and their results. */
final class QueryLog {

  private final List<Called> targets;
  private final List<Done> effects;
  private final Map<Object, Optional<ProgramField>> fields;
  private final Map<Object, Optional<Value>> values;
  private final Map<ReleaseBodies.Asked, Boolean> releases;
  private final Map<String, Optional<OwnerType>> owners;
  private final Map<MethodRef, Boolean> kept;
  private Versions versions;

  /** A call and what it can reach. */
  record Called(CallTarget target, CallTarget.Reached reached) {}

  /** A method and its summary. */
  record Done(Symbol method, Summary effects) {}

  /**
   * Version numbers of the query results that all methods share. If a number is unchanged, so are
   * its results.
   */
  record Versions(int targets, int fields, int values) {}

  /**
   * @param effects summaries of the methods that the targets can reach, except those of the group
   *     itself
   * @param fields declarations of fields of the program
   * @param values values of final fields
   * @param releases whether releases do nothing, by class
   * @param owners what the objects of a type of the program own
   * @param kept whether constructors of superclasses keep the object to themselves
   * @param versions versions of the shared results
   */
  QueryLog(
      List<Called> targets,
      List<Done> effects,
      Map<Object, Optional<ProgramField>> fields,
      Map<Object, Optional<Value>> values,
      Map<ReleaseBodies.Asked, Boolean> releases,
      Map<String, Optional<OwnerType>> owners,
      Map<MethodRef, Boolean> kept,
      Versions versions) {
    this.targets = targets;
    this.effects = effects;
    this.fields = fields;
    this.values = values;
    this.releases = releases;
    this.owners = owners;
    this.kept = kept;
    this.versions = versions;
  }

  List<Called> targets() {
    return targets;
  }

  List<Done> effects() {
    return effects;
  }

  Map<Object, Optional<ProgramField>> fields() {
    return fields;
  }

  Map<Object, Optional<Value>> values() {
    return values;
  }

  Map<ReleaseBodies.Asked, Boolean> releases() {
    return releases;
  }

  Map<String, Optional<OwnerType>> owners() {
    return owners;
  }

  Map<MethodRef, Boolean> kept() {
    return kept;
  }

  /** Returns the versions for which the results are known to be valid. */
  Versions versions() {
    return versions;
  }

  void holdFor(Versions others) {
    versions = others;
  }
}
