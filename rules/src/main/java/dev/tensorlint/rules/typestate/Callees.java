// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.Summary;
import java.util.Optional;

/** What is known of the program's own methods while one of them is analysed. */
public interface Callees {

  /**
   * Returns what a call of a method with source does; empty when its code is not in the program.
   */
  Optional<Summary> effects(Instr.Invoke call);

  /** Returns whether there is such code, which does not depend on what it does. */
  boolean areOwn(Instr.Invoke call);
}
