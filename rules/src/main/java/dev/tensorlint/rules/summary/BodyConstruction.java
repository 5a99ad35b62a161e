// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.typestate.Construction;
import java.util.function.Predicate;

/**
 * What a body has to do with the construction of its object, by the text of its file.
 *
 * @param isKept whether it is a constructor whose object does not escape before its end
 * @param isDiscreet the inherited methods that do not let the object escape
 */
record BodyConstruction(Body body, boolean isKept, Predicate<MethodRef> isDiscreet)
    implements Construction {

  @Override
  public boolean isLostIfThrown() {
    return isKept || ConstructionParts.isOne(body, isDiscreet);
  }

  @Override
  public boolean hasOwnContainer(FieldKey field) {
    return body.type().name().equals(field.owner())
        && body.type().fields().stream()
            .anyMatch(
                each ->
                    FieldKey.of(each).equals(field.declared())
                        && each.initializer() instanceof Expr.New)
        && !Assignments.areTo(field, body);
  }

  /** Looks for an assignment to a field; its initializer is none. */
  private static final class Assignments extends IrWalker {

    private final FieldKey field;
    private boolean isAnyFound;

    private Assignments(FieldKey field) {
      this.field = field;
    }

    static boolean areTo(FieldKey field, Body body) {
      Assignments assignments = new Assignments(field);
      body.unit().types().forEach(assignments::visitType);
      return assignments.isAnyFound;
    }

    @Override
    public Unit visitAssign(Expr.Assign expr) {
      isAnyFound |=
          expr.target() instanceof Expr.FieldRef ref
              && ref.owner().equals(field.owner())
              && ref.name().equals(field.name());
      return super.visitAssign(expr);
    }
  }
}
