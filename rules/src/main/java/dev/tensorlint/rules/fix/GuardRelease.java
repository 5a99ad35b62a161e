// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import java.util.Optional;

/**
 * Releases a variable only where it is not the same as another one.
 *
 * @param release the name of the call that releases
 * @param other the variable that the method does not own
 */
public record GuardRelease(Place release, String other) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return ReleaseStatement.at(code, release)
        .filter(found -> found.target() instanceof Expr.LocalRef)
        .flatMap(found -> fix(code, found));
  }

  /** Whether the other variable may hold another value by then. */
  private boolean isAssigned(Siblings release) {
    return release
        .around()
        .last(MethodDecl.class)
        .map(MethodDecl::body)
        .filter(body -> Assigned.in(body).stream().anyMatch(it -> it.name().equals(other)))
        .isPresent();
  }

  private Optional<Fix> fix(Code code, ReleaseStatement found) {
    Optional<Siblings> siblings =
        found.nesting().siblings().filter(it -> it.stmt() == found.stmt());
    String name = code.file().textOf(found.target().span());
    return siblings
        .filter(it -> !name.equals(other) && !isAssigned(it))
        .flatMap(
            it -> {
              Edits edits = new Edits(code);
              String guarded = Writing.guarded(code, it, name + " != " + other, found.text(code));
              edits.replace(found.stmt().span().start(), found.stmt().span().end(), guarded);
              return edits.build(
                  Fix.Safety.SAFE, "release `" + name + "` only where it is not `" + other + "`");
            });
  }
}
