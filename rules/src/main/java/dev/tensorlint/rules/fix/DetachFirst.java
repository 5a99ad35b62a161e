// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.fix;

import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.Stmt;
import java.util.Optional;

/**
 * Takes a value out of the hands of its owner before it is returned, by the method that its library
 * has for that and that gives nothing back: a statement of its own.
 *
 * @param at the {@code return}
 * @param created where the value comes from
 */
public record DetachFirst(Place at, Place created, Fix.Safety safety) implements Remedy {

  @Override
  public Optional<Fix> in(Code code) {
    return code.at(at)
        .siblings()
        .filter(siblings -> siblings.stmt() instanceof Stmt.Return)
        .filter(siblings -> siblings.parent() instanceof Stmt.Block)
        .flatMap(siblings -> fix(code, siblings));
  }

  private Optional<Fix> fix(Code code, Siblings siblings) {
    Expr value = ((Stmt.Return) siblings.stmt()).value();
    if (value == null || !code.file().textOf(siblings.stmt().span()).startsWith("return")) {
      return Optional.empty();
    }
    Edits edits = new Edits(code);
    return code.models()
        .methodWith(
            effect -> effect.receiver().equals(OperandEffect.DETACHES),
            value.type().name(),
            code.types())
        .flatMap(method -> write(code, edits, siblings, value, method))
        .flatMap(name -> edits.build(safety, "detach `" + name + "` first"));
  }

  /** Returns the name of what is returned, which gets one where it has none. */
  private static Optional<String> write(
      Code code, Edits edits, Siblings siblings, Expr value, String method) {
    int start = siblings.stmt().span().start();
    String next = code.newLine() + code.indentation(start);
    if (value instanceof Expr.LocalRef) {
      String name = code.file().textOf(value.span());
      edits.insert(start, name + "." + method + "();" + next);
      return Optional.of(name);
    }
    String name = Names.of(code, siblings.around(), value);
    return Imports.nameOf(code, edits, value.type())
        .map(
            type -> {
              edits.replace(start, value.span().start(), type + " " + name + " = ");
              edits.insert(
                  siblings.stmt().span().end(),
                  next + name + "." + method + "();" + next + "return " + name + ";");
              return name;
            });
  }
}
