// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the objects of a class are made in its file. */
final class Creations extends IrWalker {

  private final String type;
  private final List<Expr.New> found = new ArrayList<>();

  private Creations(String type) {
    this.type = type;
  }

  static List<Expr.New> of(Code code, TypeDecl type) {
    Creations creations = new Creations(type.name());
    code.unit().types().forEach(creations::visitType);
    return creations.found;
  }

  @Override
  public Unit visitNew(Expr.New expr) {
    if (expr.type().name().equals(type)) {
      found.add(expr);
    }
    return super.visitNew(expr);
  }

  /**
   * Closes a new object in the method that makes it, where it stays there. Returns whether no other
   * code can have it then, nor what it is given and closes.
   */
  static boolean close(Code code, Edits edits, Expr.New creation) {
    Nesting nesting = code.at(creation.span());
    return close(code, edits, creation, nesting) && OnlyGiven.isAll(code, nesting, creation);
  }

  private static boolean close(Code code, Edits edits, Expr.New creation, Nesting nesting) {
    Optional<Siblings> declaration = declarationOf(nesting, creation);
    if (declaration.isPresent()) {
      return Extent.of(code, declaration.get())
          .filter(extent -> wrap(code, edits, declaration.get(), extent))
          .isPresent();
    }
    return Temporary.at(code, new Place(code.file(), creation.span()))
        .filter(it -> isOnlyAsked(it) && it.isAlwaysReached())
        .filter(it -> Naming.write(code, edits, List.of(it)))
        .filter(Temporary::comesFirst)
        .isPresent();
  }

  private static Optional<Siblings> declarationOf(Nesting nesting, Expr.New creation) {
    return nesting
        .last(Stmt.LocalDecl.class)
        .filter(decl -> creation == decl.initializer())
        .flatMap(decl -> nesting.siblings())
        .filter(found -> found.stmt() instanceof Stmt.LocalDecl);
  }

  private static boolean wrap(Code code, Edits edits, Siblings declaration, Extent extent) {
    Local variable = ((Stmt.LocalDecl) declaration.stmt()).local();
    int last = Reach.lastOfBlock(declaration, Set.of(variable));
    List<Stmt> rest = declaration.statements().subList(declaration.index() + 1, last + 1);
    Handling handling = Handling.of(variable, rest);
    if (rest.isEmpty() || handling.isAssigned() || handling.isHandedOut()) {
      return false;
    }
    WrapInTry.wrap(code, edits, declaration, extent, last);
    return handling.isPrivate();
  }

  /** A new object whose method is called at once. */
  private static boolean isOnlyAsked(Temporary temporary) {
    Nesting nesting = temporary.nesting();
    return nesting.size() > 1
        && nesting.node(nesting.size() - 2) instanceof Expr.Call call
        && temporary.expr() == call.target();
  }
}
