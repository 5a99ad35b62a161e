// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Resets the state of a model at the start of each iteration of a loop.
 *
 * @param loop the head of the loop
 * @param step the call that continues with the state, of its receiver or of an argument
 */
public record ResetState(Place loop, Place step) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    Nesting around = code.at(loop);
    return Loops.bodyOf(around)
        .filter(body -> !body.statements().isEmpty())
        .flatMap(body -> keeper(code).flatMap(keeper -> fix(code, around, body, keeper)));
  }

  /** A variable from before the loop that has a method to forget its state. */
  private Optional<Local> keeper(Code code) {
    return code.at(step)
        .last(Expr.Call.class)
        .filter(call -> call.nameSpan().equals(step.span()))
        .flatMap(
            call ->
                Stream.concat(Stream.ofNullable(call.target()), call.arguments().stream())
                    .filter(Expr.LocalRef.class::isInstance)
                    .map(ref -> ((Expr.LocalRef) ref).local())
                    .filter(local -> local.nameSpan().start() < loop.span().start())
                    .filter(local -> reset(code, local).isPresent())
                    .findFirst());
  }

  private static Optional<String> reset(Code code, Local local) {
    return code.models()
        .methodWith(effect -> effect.traits().resetsState(), local.type().name(), code.types());
  }

  private Optional<Fix> fix(Code code, Nesting around, Stmt.Block body, Local keeper) {
    String call = keeper.name() + "." + reset(code, keeper).orElseThrow() + "();";
    Edits edits = new Edits(code);
    around.siblings().ifPresent(it -> dropReset(code, edits, it, call));
    Optional<Siblings> first = code.at(body.statements().get(0).span()).siblings();
    int start = first.flatMap(it -> Extent.of(code, it)).map(Extent::start).orElse(-1);
    if (start < 0) {
      return Optional.empty();
    }
    edits.insert(start, call + code.newLine() + code.indentation(start));
    return edits.build(
        Fix.Safety.UNSAFE, "reset the state of `" + keeper.name() + "` in each iteration");
  }

  /** One that stands right before the loop is of no use any more. */
  private static void dropReset(Code code, Edits edits, Siblings loop, String call) {
    Stmt before = loop.index() > 0 ? loop.get(loop.index() - 1) : null;
    if (before != null && code.file().textOf(before.span()).equals(call)) {
      edits.delete(before.span().start(), before.span().end());
    }
  }
}
