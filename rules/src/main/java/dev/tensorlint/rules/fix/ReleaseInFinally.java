// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.resource.ResourceInfo;
import dev.tensorlint.rules.source.Span;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Puts what needs a resource into a {@code try} whose {@code finally} releases it, where no
 * try-with-resources can: a static function releases the resource, or a method of another name than
 * {@code close}. Releases inside are removed. Where nothing follows, the release does.
 *
 * @param isKept whether only the method holds it on every path
 */
public record ReleaseInFinally(ResourceInfo resource, boolean isKept) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return Optional.of(resource)
        .filter(it -> !it.isContainer() && !it.mayBeAnothers())
        .flatMap(it -> Declarations.of(code, it))
        .filter(it -> PlainRelease.isOf(code, resource.model(), variable(it).type()))
        .flatMap(declaration -> fix(code, declaration));
  }

  private static Local variable(Siblings declaration) {
    return ((Stmt.LocalDecl) declaration.stmt()).local();
  }

  private Optional<Fix> fix(Code code, Siblings declaration) {
    Local variable = variable(declaration);
    int last = Reach.lastOfBlock(declaration, Set.of(variable));
    List<Stmt> rest = declaration.statements().subList(declaration.index() + 1, last + 1);
    Handling handling = Handling.of(variable, rest);
    if (handling.isAssigned() || handling.isHandedOut()) {
      return Optional.empty();
    }
    Optional<Siblings> filled = FilledBy.last(code, declaration);
    return Removal.of(code, Closing.of(variable, resource.model(), rest))
        .filter(gone -> isKept || !gone.isEmpty() || !handling.isPassed())
        .filter(gone -> isEnough(code, declaration, rest, gone))
        .flatMap(gone -> filled.flatMap(it -> fix(code, declaration, it, last, gone)));
  }

  /** Nothing that was made of it is needed after it, unless it is released there already. */
  private static boolean isEnough(
      Code code, Siblings declaration, List<Stmt> rest, List<Span> gone) {
    boolean isReleasedAtEnd = rest.stream().anyMatch(stmt -> gone.contains(stmt.span()));
    return isReleasedAtEnd || !Outliving.any(code, variable(declaration), declaration, rest);
  }

  /**
   * Whether the variable can start as null: the finding is about the paths on which it is not.
   * Methods of the program may return null, and those of a library if its model says so.
   */
  private static boolean mayBeMadeNull(Code code, Siblings declaration) {
    return ((Stmt.LocalDecl) declaration.stmt()).initializer() instanceof Expr.Call call
        && Ties.effect(code, call.callee()).map(it -> it.result().mayBeNull()).orElse(true);
  }

  private Optional<Fix> fix(
      Code code, Siblings declaration, Siblings before, int needed, List<Span> gone) {
    int last = needed;
    while (last > before.index() && gone.contains(before.get(last).span())) {
      last--;
    }
    Edits edits = new Edits(code);
    String name = resource.name();
    boolean mayBeNull = resource.mayBeNull() || mayBeMadeNull(code, declaration);
    Optional<String> release =
        Writing.release(
            code, before, name, variable(declaration).type(), resource.model(), mayBeNull);
    if (release.isEmpty()) {
      return Optional.empty();
    }
    TryBlock block = new TryBlock(code, edits);
    if (last > before.index()) {
      edits.deleteReleases(gone);
      block.withFinally(before, last, release.get());
    } else if (gone.isEmpty()) {
      block.insertBehind(before, release.get());
    } else {
      return Optional.empty();
    }
    boolean isSafe =
        resource.origin() != ResourceInfo.Origin.OBTAINED
            && !Addresses.areTaken(code, variable(declaration), declaration.statements())
            && !LivingOn.mayLiveOn(code, resource.model());
    return edits.build(
        isSafe ? Fix.Safety.SAFE : Fix.Safety.UNSAFE, "release `" + name + "` in a `finally`");
  }
}
