// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Map;

/** What the analysis of a body can ask of the rest of the program. */
public interface ProgramView {

  /** Returns what the methods of the program do. */
  Summaries summaries();

  /** Returns the fields of the program. */
  Map<FieldKey, ProgramField> fields();

  /** Returns what final fields hold, as far as their initializers have shown by now. */
  Map<FieldKey, Value> fieldValues();
}
