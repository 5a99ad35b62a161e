// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Gives a call that releases its argument a handle of its own on the same data, so that the caller
 * keeps the one that it has.
 *
 * @param release the name of the call
 * @param use a later use by the caller
 */
public record GiveHandle(Place release, Place use) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Set<Local> used = code.at(use).last(Expr.class).map(Mentions::of).orElse(Set.of());
    return code.at(release)
        .last(Expr.Call.class)
        .filter(call -> call.nameSpan().equals(release.span()))
        .flatMap(
            call -> fix(code, call.arguments().stream().filter(it -> isOne(it, used)).toList()));
  }

  /** The clone of an array has the same elements. */
  private static boolean isOne(Expr argument, Set<Local> used) {
    return argument instanceof Expr.LocalRef ref
        && used.contains(ref.local())
        && !ref.local().type().isArray();
  }

  private static Optional<Fix> fix(Code code, List<Expr> given) {
    return given.size() == 1 ? fix(code, given.get(0)) : Optional.empty();
  }

  private static Optional<Fix> fix(Code code, Expr given) {
    String name = code.file().textOf(given.span());
    Edits edits = new Edits(code);
    return code.models()
        .methodWith(
            effect -> effect.result().kind() == ResultEffect.Kind.HANDLE,
            given.type().name(),
            code.types())
        .flatMap(
            handle -> {
              edits.insert(given.span().end(), "." + handle + "()");
              return edits.build(
                  Fix.Safety.UNSAFE, "pass the call its own handle on `" + name + "`");
            });
  }
}
