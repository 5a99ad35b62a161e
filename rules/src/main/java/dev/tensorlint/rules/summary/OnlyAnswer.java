// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.Constant;
import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.cfg.Slot;
import dev.tensorlint.rules.effect.ResultEffect;
import java.util.EnumSet;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * The truth value that a body always returns, such as that of a helper which throws for a code of
 * an error and otherwise returns that there is none.
 */
final class OnlyAnswer {

  private OnlyAnswer() {}

  /**
   * Returns the result of a body by its graph; unknown unless each return states one truth value.
   *
   * @param isReached whether a node is reachable
   */
  static ResultEffect of(Cfg cfg, IntPredicate isReached) {
    Set<Constant> answers = EnumSet.noneOf(Constant.class);
    for (int node = 0; node < cfg.size(); node++) {
      if (isReached.test(node) && cfg.instruction(node) instanceof Instr.Return exit) {
        Constant answer = stated(exit.value(), cfg);
        if (answer == null) {
          return ResultEffect.UNKNOWN;
        }
        answers.add(answer);
      }
    }
    return answers.size() == 1
        ? ResultEffect.always(answers.contains(Constant.TRUE))
        : ResultEffect.UNKNOWN;
  }

  /** Returns the truth value that a temporary has, which only one instruction sets. */
  private static @Nullable Constant stated(@Nullable Slot value, Cfg cfg) {
    Constant stated = null;
    for (Instr instr : cfg.instructions()) {
      if (value instanceof Slot.Temporary && value.equals(instr.target())) {
        boolean isTruth =
            instr instanceof Instr.Load load
                && (load.value() == Constant.TRUE || load.value() == Constant.FALSE);
        if (!isTruth || stated != null) {
          return null;
        }
        stated = ((Instr.Load) instr).value();
      }
    }
    return stated;
  }
}
