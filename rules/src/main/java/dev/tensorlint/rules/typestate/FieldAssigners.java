// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.Map;

/**
 * Knows which methods may assign a field.
 *
 * @param fields the fields of the program
 */
public record FieldAssigners(Map<FieldKey, ProgramField> fields) {

  /** Returns whether a method stands in the same file as a field, as far as their names tell. */
  static boolean areBeside(MethodRef method, FieldKey field) {
    return outermost(method.owner()).equals(outermost(field.owner()));
  }

  /** Returns whether a method may give another value to a field, as far as its file tells. */
  public boolean mayAssign(MethodRef method, FieldKey field) {
    ProgramField known = fields.get(field);
    boolean isAssigner = known == null || known.assigners().contains(method.name());
    return isAssigner && areBeside(method, field);
  }

  private static String outermost(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }
}
