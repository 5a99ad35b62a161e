// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import dev.tensorlint.rules.ir.Modifier;
import java.util.EnumSet;
import java.util.Set;
import javax.lang.model.element.ElementKind;

/** From javac's modifiers, implied ones included, to the IR's. */
final class ModifierSets {

  private ModifierSets() {}

  static Set<Modifier> of(Symbol symbol) {
    Set<Modifier> found = EnumSet.noneOf(Modifier.class);
    symbol.getModifiers().forEach(modifier -> add(modifier, found));
    return found;
  }

  /** An enum is never abstract in the language; javac marks those with abstract methods so. */
  static Set<Modifier> of(ClassSymbol symbol) {
    Set<Modifier> found = of((Symbol) symbol);
    if (symbol.getKind() == ElementKind.ENUM) {
      found.remove(Modifier.ABSTRACT);
    }
    return found;
  }

  private static void add(javax.lang.model.element.Modifier modifier, Set<Modifier> into) {
    switch (modifier) {
      case PUBLIC -> into.add(Modifier.PUBLIC);
      case PROTECTED -> into.add(Modifier.PROTECTED);
      case PRIVATE -> into.add(Modifier.PRIVATE);
      case STATIC -> into.add(Modifier.STATIC);
      case FINAL -> into.add(Modifier.FINAL);
      case ABSTRACT -> into.add(Modifier.ABSTRACT);
      case NATIVE -> into.add(Modifier.NATIVE);
      case DEFAULT -> into.add(Modifier.DEFAULT);
      case SYNCHRONIZED -> into.add(Modifier.SYNCHRONIZED);
      default -> {}
    }
  }
}
