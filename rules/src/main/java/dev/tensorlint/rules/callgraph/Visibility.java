// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.Optional;
import java.util.Set;

/** Decides what code outside the program can reach. Code of the same package counts as inside. */
public final class Visibility {

  private Visibility() {}

  /** Returns whether a member of a type can be reached from outside. */
  public static boolean isOpen(ProgramIndex index, TypeDecl type, Set<Modifier> member) {
    return isOpen(member) && isOpen(index, type);
  }

  private static boolean isOpen(ProgramIndex index, TypeDecl type) {
    Optional<TypeDecl> enclosing = index.enclosing(type);
    return isOpen(type.modifiers()) && enclosing.map(outer -> isOpen(index, outer)).orElse(true);
  }

  private static boolean isOpen(Set<Modifier> modifiers) {
    return modifiers.contains(Modifier.PUBLIC) || modifiers.contains(Modifier.PROTECTED);
  }
}
