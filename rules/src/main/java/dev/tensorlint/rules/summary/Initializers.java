// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.typestate.state.Atom;
import dev.tensorlint.rules.typestate.state.Value;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Field initializers whose value is evident from their text. */
final class Initializers {

  private Initializers() {}

  /**
   * Returns whether each initializer creates an object or has a value that the analysis does not
   * follow.
   */
  static boolean arePlain(List<FieldDecl> fields) {
    return fields.stream().map(FieldDecl::initializer).allMatch(Initializers::isPlain);
  }

  private static boolean isPlain(@Nullable Expr value) {
    return value instanceof Expr.Literal
        || value instanceof Expr.Call
        || value instanceof Expr.Unary
        || value instanceof Expr.Binary
        || value instanceof Expr.ClassLiteral
        || (value instanceof Expr.New made && made.body() == null);
  }

  /** Returns the objects that plain initializers create, as values of their fields. */
  static Map<FieldKey, Value> made(List<FieldDecl> fields) {
    Map<FieldKey, Value> made = new HashMap<>();
    for (FieldDecl field : fields) {
      if (field.initializer() instanceof Expr.New object) {
        made.put(FieldKey.of(field), Value.of(Atom.Instance.of(object.type().name())));
      }
    }
    return made;
  }
}
