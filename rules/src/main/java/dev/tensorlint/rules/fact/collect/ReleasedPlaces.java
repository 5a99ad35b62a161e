// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fact.collect;

import dev.tensorlint.rules.cfg.EmptiedPlaces;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.typestate.FieldAssigners;
import java.util.HashMap;
import java.util.Map;

/** Finds the variables and own fields of a body that hold nothing to release. */
final class ReleasedPlaces {

  private final Map<Instr.Invoke, Summary> effects = new HashMap<>();

  private ReleasedPlaces(SolvedBody body) {
    for (ReachedCall reached : body.calls()) {
      Summary known = body.transfer().calls().known().of(reached.call(), reached.states().get(0));
      effects.put(reached.call(), known);
    }
  }

  static EmptiedPlaces in(SolvedBody body) {
    return body.shared(EmptiedPlaces.class, ReleasedPlaces::of);
  }

  private static EmptiedPlaces of(SolvedBody body) {
    ReleasedPlaces released = new ReleasedPlaces(body);
    FieldAssigners assigners = new FieldAssigners(body.context().fields());
    return new EmptiedPlaces(
        body.context().cfg(),
        released::releases,
        (call, field) -> {
          MethodRef method = call.method();
          return method == null || assigners.mayAssign(method, field);
        });
  }

  private boolean releases(Instr.Invoke call, Slot operand) {
    Summary known = effects.get(call);
    if (known == null) {
      return false;
    }
    boolean isReceiver = operand.equals(call.receiver()) && known.receiver().isReleased();
    boolean isArgument = false;
    for (int i = 0; i < call.arguments().size(); i++) {
      isArgument |= operand.equals(call.arguments().get(i)) && known.parameter(i).isReleased();
    }
    return isReceiver || isArgument;
  }
}
