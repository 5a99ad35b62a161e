// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Instr;
import dev.tensorlint.rules.effect.BinaryOrigin;
import dev.tensorlint.rules.effect.Summary;
import java.util.Optional;

/** The summaries of the program's methods that are available to the analysis of a body. */
public interface Callees {

  /**
   * Returns the summary of a call of a program method; empty if the program does not contain its
   * code.
   */
  Optional<Summary> effects(Instr.Invoke call);

  /**
   * Returns whether the program contains a body of the called method itself, and not only of
   * methods that override it.
   */
  boolean areImplemented(Instr.Invoke call);

  /** Returns whether the call can reach one body of the program only. */
  boolean areOne(Instr.Invoke call);

  /** Returns the library of the called method's body; {@link BinaryOrigin#NONE} for sources. */
  BinaryOrigin origin(Instr.Invoke call);

  /** Returns whether the program contains the code of the method, independent of its summary. */
  boolean areOwn(Instr.Invoke call);
}
