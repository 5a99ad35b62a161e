// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.Optional;
import java.util.function.Predicate;

/** Where variables are declared. */
final class Declarations {

  private Declarations() {}

  /**
   * Returns the declaration whose value is the resource, under the name that the finding shows;
   * nothing for one in the header of a loop.
   */
  static Optional<Siblings> of(Code code, ResourceInfo resource) {
    Nesting nesting = code.at(resource.created());
    int at = nesting.lastIndexOf(Stmt.LocalDecl.class);
    boolean isWanted =
        at >= 0
            && nesting.node(at) instanceof Stmt.LocalDecl decl
            && decl.local().name().equals(resource.name());
    return isWanted
        ? nesting.upTo(at).siblings().filter(found -> found.stmt() instanceof Stmt.LocalDecl)
        : Optional.empty();
  }

  /** Returns the declaration of a variable in one of the blocks around a place. */
  static Optional<Siblings> of(Nesting around, Local local) {
    return find(around, decl -> decl.local().equals(local));
  }

  /** Returns the declaration of the variable that has a name at a place. */
  static Optional<Siblings> named(Nesting around, String name) {
    return find(around, decl -> decl.local().name().equals(name));
  }

  /** Returns the name of a variable of a type that is declared in one of the blocks around. */
  static Optional<String> ofType(Nesting around, String type) {
    return find(around, decl -> decl.local().type().name().equals(type))
        .map(found -> ((Stmt.LocalDecl) found.stmt()).local().name());
  }

  private static Optional<Siblings> find(Nesting around, Predicate<Stmt.LocalDecl> isWanted) {
    for (int i = around.size() - 1; i > 0; i--) {
      if (around.node(i) instanceof Stmt stmt) {
        Optional<Siblings> siblings = Siblings.of(around.node(i - 1), stmt, around.upTo(i));
        Optional<Siblings> found = siblings.flatMap(it -> upTo(it, isWanted));
        if (found.isPresent()) {
          return found;
        }
      }
    }
    return Optional.empty();
  }

  private static Optional<Siblings> upTo(Siblings siblings, Predicate<Stmt.LocalDecl> isWanted) {
    for (int i = siblings.index(); i >= 0; i--) {
      if (siblings.get(i) instanceof Stmt.LocalDecl decl && isWanted.test(decl)) {
        return Optional.of(siblings.at(i));
      }
    }
    return Optional.empty();
  }
}
