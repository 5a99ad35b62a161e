// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Modifier;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.Optional;

/**
 * Adds to the method in which a class lets go of what it owns the release of what it forgets.
 *
 * @param releaser the name in the method's declaration
 * @param release the call ({@code table.close()})
 * @param field the field's name in its declaration, empty when another method releases it. One that
 *     is not final may be null: nothing may have filled it
 * @param mayBeNull whether what fills it may be null
 */
public record CloseField(Place releaser, String release, Optional<Place> field, boolean mayBeNull)
    implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return code.at(releaser)
        .last(MethodDecl.class)
        .filter(method -> method.body() != null && method.nameSpan().equals(releaser.span()))
        .flatMap(method -> method.body() == null ? Optional.empty() : fix(code, method.body()));
  }

  private Optional<Fix> fix(Code code, Stmt.Block body) {
    if (body.statements().isEmpty()) {
      return Optional.empty();
    }
    int last = body.statements().size() - 1;
    Optional<Siblings> siblings = code.at(body.statements().get(last).span()).siblings();
    boolean isEnd = siblings.filter(it -> !(it.stmt() instanceof Stmt.Return)).isPresent();
    if (!isEnd) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    String call = release + ";";
    String stmt =
        field
            .filter(name -> mayBeNull || !isFinal(code, name))
            .map(name -> Writing.guarded(code, siblings.get(), name.text() + " != null", call))
            .orElse(call);
    new TryBlock(code, edits).insertBehind(siblings.get(), stmt);
    return edits.build(Fix.Safety.SAFE, "call `" + release + "` in `" + releaser.text() + "`");
  }

  private static boolean isFinal(Code code, Place field) {
    return code.at(field)
        .last(TypeDecl.class)
        .filter(type -> type.fields().stream().anyMatch(one -> isFinal(one, field)))
        .isPresent();
  }

  private static boolean isFinal(FieldDecl declared, Place field) {
    return declared.nameSpan().equals(field.span())
        && declared.modifiers().contains(Modifier.FINAL);
  }
}
