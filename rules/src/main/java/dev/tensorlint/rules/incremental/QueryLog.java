// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Symbol;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What was asked of the rest of the program while some methods were analysed, and the answers. */
final class QueryLog {

  private final List<Called> targets;
  private final List<Done> effects;
  private final Map<Object, Optional<ProgramField>> fields;
  private final Map<Object, Optional<Value>> values;
  private final Map<ReleaseBodies.Asked, Boolean> releases;
  private Versions versions;

  /** A call and what it can reach. */
  record Called(CallTarget target, CallTarget.Reached reached) {}

  /** A method and what it does. */
  record Done(Symbol method, Summary effects) {}

  /**
   * Numbers of the answers that all methods share. Where they have not changed, the answers have
   * not.
   */
  record Versions(int targets, int fields, int values) {}

  /**
   * @param effects of the methods that the targets can reach, those that asked left out
   * @param fields what fields of the program are
   * @param values what final fields hold
   * @param releases which releases do nothing
   * @param versions of the answers
   */
  QueryLog(
      List<Called> targets,
      List<Done> effects,
      Map<Object, Optional<ProgramField>> fields,
      Map<Object, Optional<Value>> values,
      Map<ReleaseBodies.Asked, Boolean> releases,
      Versions versions) {
    this.targets = targets;
    this.effects = effects;
    this.fields = fields;
    this.values = values;
    this.releases = releases;
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

  /** Returns the versions for which the answers are known to hold. */
  Versions versions() {
    return versions;
  }

  void holdFor(Versions others) {
    versions = others;
  }
}
