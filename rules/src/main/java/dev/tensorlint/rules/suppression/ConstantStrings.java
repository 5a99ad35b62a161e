// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The constant fields of a program whose values are string literals. Constants of the class path
 * are not known.
 */
final class ConstantStrings {

  private final Map<String, String> values = new HashMap<>();

  private ConstantStrings() {}

  static ConstantStrings of(List<CompilationUnit> units) {
    ConstantStrings constants = new ConstantStrings();
    units.forEach(unit -> unit.types().forEach(constants::add));
    return constants;
  }

  /** Returns the strings of an annotation, literals first. */
  List<String> of(Annotation annotation) {
    List<String> strings = new ArrayList<>(annotation.strings());
    for (Expr.FieldRef constant : annotation.constants()) {
      String value = values.get(constant.owner() + "#" + constant.name());
      if (value != null) {
        strings.add(value);
      }
    }
    return strings;
  }

  private void add(TypeDecl type) {
    for (FieldDecl field : type.fields()) {
      boolean isConstant = field.isStatic() && field.modifiers().contains(Modifier.FINAL);
      if (isConstant
          && field.initializer() instanceof Expr.Literal literal
          && literal.kind() == Expr.LiteralKind.STRING) {
        values.put(field.owner() + "#" + field.name(), literal.text());
      }
    }
    type.types().forEach(this::add);
  }
}
