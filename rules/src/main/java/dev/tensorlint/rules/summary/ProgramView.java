// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.Map;

/** The part of the program that the analysis of one body can query. */
public interface ProgramView {

  /** Returns the summaries of the methods of the program. */
  Summaries summaries();

  /** Returns the fields of the program. */
  Map<FieldKey, ProgramField> fields();

  /** Returns the values of final fields whose initializers have been analysed so far. */
  Map<FieldKey, Value> fieldValues();

  /** Returns whether an inherited method is a constructor that lets the object not escape. */
  boolean keepsObject(MethodRef inherited);
}
