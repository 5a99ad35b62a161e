// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.suppression;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.UnitMemory;
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

  /** The constants of one file. */
  private record OfUnit(Map<String, String> values) {

    static OfUnit of(CompilationUnit unit) {
      Map<String, String> found = new HashMap<>();
      unit.types().forEach(type -> add(type, found));
      return new OfUnit(Map.copyOf(found));
    }
  }

  private ConstantStrings() {}

  static ConstantStrings of(List<CompilationUnit> units, UnitMemory memory) {
    ConstantStrings constants = new ConstantStrings();
    for (CompilationUnit unit : units) {
      constants.values.putAll(memory.ofUnit(unit, OfUnit.class, OfUnit::of).values());
    }
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

  private static void add(TypeDecl type, Map<String, String> values) {
    for (FieldDecl field : type.fields()) {
      boolean isConstant = field.isStatic() && field.modifiers().contains(Modifier.FINAL);
      if (isConstant
          && field.initializer() instanceof Expr.Literal literal
          && literal.kind() == Expr.LiteralKind.STRING) {
        values.put(field.owner() + "#" + field.name(), literal.text());
      }
    }
    type.types().forEach(member -> add(member, values));
  }
}
