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

  /**
   * Returns whether a method that stands beside a field may assign it, or change what it holds.
   * What a field that nothing assigns holds, any of them may change.
   */
  boolean mayBe(MethodRef method, FieldKey field) {
    ProgramField known = fields.get(field);
    return known == null || known.isSettled() || known.assigners().contains(method.name());
  }

  /** Returns whether a method may give another value to a field. */
  public boolean mayAssign(MethodRef method, FieldKey field) {
    ProgramField known = fields.get(field);
    boolean isKnown = known != null && areBeside(method, field);
    return isKnown && known.assigners().contains(method.name());
  }

  private static String outermost(String type) {
    int nested = type.indexOf('$');
    return nested < 0 ? type : type.substring(0, nested);
  }
}
