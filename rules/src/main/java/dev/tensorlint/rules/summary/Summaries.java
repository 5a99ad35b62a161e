// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.Callees;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.MethodEffects;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What is known of the program's own methods, filled from the bottom of the call graph up. A method
 * that is called before it was analysed, which only recursion does, is known to be there and
 * nothing else.
 */
final class Summaries implements Callees {

  private final ProgramIndex index;
  private final Map<String, MethodEffects> byKey = new HashMap<>();

  Summaries(ProgramIndex index) {
    this.index = index;
  }

  void put(MethodDecl method, MethodEffects effects) {
    byKey.put(method.ref().key(), effects);
  }

  @Override
  public Optional<MethodEffects> effects(Instr.Invoke call) {
    MethodRef method = call.method();
    return method == null ? Optional.empty() : effects(method);
  }

  /**
   * Returns the effects of all methods that a call can reach, joined; empty when there are none.
   */
  Optional<MethodEffects> effects(MethodRef called) {
    return index.targets(called).stream()
        .map(target -> byKey.getOrDefault(target.ref().key(), MethodEffects.UNKNOWN))
        .reduce(Summaries::join);
  }

  private static MethodEffects join(MethodEffects one, MethodEffects other) {
    List<MethodEffects.ParameterEffect> parameters = new ArrayList<>();
    for (int i = 0; i < Math.max(one.parameters().size(), other.parameters().size()); i++) {
      parameters.add(one.parameter(i).join(other.parameter(i)));
    }
    Set<FieldKey> keys = new HashSet<>(one.fields().keySet());
    keys.addAll(other.fields().keySet());
    Map<FieldKey, MethodEffects.FieldEffect> fields = new HashMap<>();
    keys.forEach(key -> fields.put(key, one.field(key).join(other.field(key))));
    return new MethodEffects(
        parameters,
        fields,
        one.result().join(other.result()),
        one.endsNormally() || other.endsNormally(),
        one.isComplete() && other.isComplete());
  }
}
