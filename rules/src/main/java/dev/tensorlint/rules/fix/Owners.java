// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The code that makes the objects of a class which becomes closeable, and closes them from now on.
 *
 * @param areAllClosing whether it is known where objects are made, and all are closed there
 * @param elsewhere the edits in other files
 */
record Owners(boolean areAllClosing, List<Fix.Edit> elsewhere) {

  /**
   * Closes the objects of a class where they are made, in all files of the program.
   *
   * @param edits those of the file
   */
  static Owners of(Code code, TypeDecl type, Edits edits) {
    boolean isPrivate = type.modifiers().contains(Modifier.PRIVATE);
    List<Expr.New> here = Creations.of(code, type);
    boolean areClosing = close(code, edits, here) && !isMadeOtherwise(code, type);
    areClosing &= isPrivate || code.isOfWholeProgram();
    boolean isMade = !here.isEmpty();
    List<Fix.Edit> elsewhere = new ArrayList<>();
    for (Code other : isPrivate ? List.<Code>of() : code.others(type.simpleName())) {
      List<Expr.New> there = Creations.of(other, type);
      Edits edited = new Edits(other);
      areClosing &= close(other, edited, there) && !isMadeOtherwise(other, type);
      isMade |= !there.isEmpty();
      Optional<Fix> fix = edited.build(Fix.Safety.UNSAFE, "");
      areClosing &= there.isEmpty() || fix.isPresent();
      fix.ifPresent(found -> elsewhere.addAll(found.edits()));
    }
    return new Owners(areClosing && isMade, elsewhere);
  }

  private static boolean close(Code code, Edits edits, List<Expr.New> creations) {
    boolean areClosed = true;
    for (Expr.New creation : creations) {
      areClosed &= Creations.close(code, edits, creation);
    }
    return areClosed;
  }

  /** By a subclass, or by a reference to the constructor. */
  private static boolean isMadeOtherwise(Code code, TypeDecl type) {
    String name = Pattern.quote(type.simpleName());
    return Pattern.compile(
            "\\bextends\\s+(?:[\\w.]+\\.)?" + name + "\\b|\\b" + name + "\\s*::\\s*new\\b")
        .matcher(code.text())
        .find();
  }

  /** Returns a fix with the edits in other files. */
  Fix with(Fix fix) {
    List<Fix.Edit> all = new ArrayList<>(fix.edits());
    all.addAll(elsewhere);
    return new Fix(fix.safety(), fix.title(), all);
  }
}
