// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.PathState;
import dev.tensorlint.rules.typestate.state.Resources;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashMap;
import java.util.Map;

/** The values of the fields that a body sets, at its end, if they are the same on all paths. */
final class FieldsAtEnd {

  private FieldsAtEnd() {}

  static Map<FieldKey, Value> of(SolvedBody body) {
    Map<FieldKey, Value> values = new HashMap<>();
    for (ExitStates exit : body.exits()) {
      for (PathState state : exit.after()) {
        for (FieldKey key : state.knownFields()) {
          values.merge(key, elsewhere(state.field(key), body.resources()), Value::join);
        }
      }
    }
    return values;
  }

  /**
   * Converts a value for other methods: a container is identified by its class instead of by a
   * node.
   */
  private static Value elsewhere(Value value, Resources resources) {
    return value.map(
        atom ->
            atom instanceof Atom.Ref ref && resources.isContainer(ref.resource())
                ? new Atom.Instance(
                    resources.info(ref.resource()).map(ResourceInfo::type).orElse(""),
                    Atom.Instance.NO_NODE)
                : atom);
  }
}
