// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.cfg.ConstantConditions;
import dev.tensorlint.rules.cfg.LiteralKey;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.resource.ProgramField;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The live calls of the code of a program, each piece of which is read once. */
final class LiveCode {

  private final ConstantConditions.Fields constants;
  private final Map<Procedure, LiveCalls> known = new HashMap<>();

  LiveCode(ProgramIndex index) {
    this.constants = new Constants(index.fields());
  }

  LiveCalls of(Procedure code) {
    return known.computeIfAbsent(code, any -> LiveCalls.of(code.body(), constants));
  }

  /** The values of the fields of the program that never change. */
  private record Constants(Map<FieldKey, ProgramField> fields)
      implements ConstantConditions.Fields {

    private Optional<ProgramField> known(Expr.FieldRef field) {
      FieldKey key = new FieldKey(field.owner(), field.name(), field.isStatic());
      return Optional.ofNullable(fields.get(key));
    }

    @Override
    public Optional<Boolean> truth(Expr.FieldRef field) {
      return known(field).flatMap(ProgramField::truth);
    }

    @Override
    public Optional<LiteralKey> number(Expr.FieldRef field) {
      return known(field).flatMap(ProgramField::number);
    }
  }
}
