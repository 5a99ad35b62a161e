// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone;

import com.sun.tools.javac.util.Context;
import dev.tensorlint.rules.finding.Diagnostic;
import java.util.function.Consumer;

/** Makes the engine of a run. */
@FunctionalInterface
interface EngineFactory {

  /**
   * Makes an engine.
   *
   * @param messages takes what is wrong with the models
   */
  ProgramAnalyzer engine(Context context, CheckOptions options, Consumer<Diagnostic> messages);
}
