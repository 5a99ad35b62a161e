// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;

/**
 * Adds to the method in which a class lets go of what it owns the release of what it forgets.
 *
 * @param releaser the name in the method's declaration
 * @param release the call ({@code table.close()})
 * @param condition when there is something to release, empty for always
 */
public record CloseField(Place releaser, String release, Optional<String> condition)
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
        condition.map(test -> Writing.guarded(code, siblings.get(), test, call)).orElse(call);
    new TryBlock(code, edits).insertBehind(siblings.get(), stmt);
    return edits.build(Fix.Safety.SAFE, "call `" + release + "` in `" + releaser.text() + "`");
  }
}
