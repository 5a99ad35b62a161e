// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.CallTraits;
import dev.tensorlint.rules.effect.SeededDraw;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.Optional;

/**
 * Draws from a generator with a seed, which is made before the loops and lambdas around the draw.
 *
 * @param drawn the call that draws from the implicit generator
 */
public record SeedDraw(Place drawn) implements Remedy {

  private static final String SEED = "42";

  @Override
  public Optional<Fix> in(Code code) {
    return Temporary.at(code, drawn)
        .filter(it -> it.expr() instanceof Expr.Call)
        .flatMap(it -> fix(code, it.nesting(), (Expr.Call) it.expr()));
  }

  private static Optional<Fix> fix(Code code, Nesting nesting, Expr.Call call) {
    return seeded(code, call)
        .flatMap(
            draw -> {
              Edits edits = new Edits(code);
              return generator(code, edits, nesting, TypeRef.of(draw.generator()))
                  .flatMap(name -> fix(code, edits, call, name + "." + draw.method()));
            });
  }

  private static Optional<Fix> fix(Code code, Edits edits, Expr.Call call, String method) {
    String text = Lines.joined(code.file().textOf(call.span()));
    edits.replace(call.span().start(), call.nameSpan().end(), method);
    return edits.build(Fix.Safety.UNSAFE, "draw `" + text + "` from a generator with a seed");
  }

  private static Optional<SeededDraw> seeded(Code code, Expr.Call call) {
    return call.callee() instanceof MethodRef method
        ? code.models()
            .effect(method.owner(), method, code.types())
            .map(effect -> effect.traits())
            .flatMap(CallTraits::seededBy)
        : Optional.empty();
  }

  /** The name of a generator that is there already, or of a new one. */
  private static Optional<String> generator(Code code, Edits edits, Nesting nesting, TypeRef type) {
    Optional<String> known = Declarations.ofType(nesting, type.name());
    return known.isPresent()
        ? known
        : before(nesting)
            .flatMap(it -> Extent.of(code, it))
            .flatMap(extent -> declared(code, edits, nesting, type, extent.start()));
  }

  private static Optional<String> declared(
      Code code, Edits edits, Nesting nesting, TypeRef type, int start) {
    String name = Names.free(code, nesting, "random");
    Optional<String> simple = Imports.nameOf(code, edits, type);
    simple.ifPresent(
        of ->
            edits.insert(
                start,
                of
                    + " "
                    + name
                    + " = new "
                    + of
                    + "("
                    + SEED
                    + ");"
                    + code.newLine()
                    + code.indentation(start)));
    return simple.map(of -> name);
  }

  /** A generator created in a loop would draw the same numbers on every iteration. */
  private static Optional<Siblings> before(Nesting nesting) {
    int method = nesting.lastIndexOf(MethodDecl.class);
    for (int i = Math.max(method, 0); i < nesting.size(); i++) {
      if (Loops.isLoop(nesting.node(i)) || nesting.node(i) instanceof Expr.Lambda) {
        return nesting.upTo(i).siblings();
      }
    }
    return method < 0 ? Optional.empty() : nesting.siblings();
  }
}
