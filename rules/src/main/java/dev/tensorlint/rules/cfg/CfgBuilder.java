// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.work.Work;
import java.util.List;

/** Builds control-flow graphs from the tree. */
public final class CfgBuilder {

  private final CallShape shape;

  public CfgBuilder(CallShape shape) {
    this.shape = shape;
  }

  /**
   * Builds the graph of a body: a block, or the {@code return} of a lambda's expression.
   *
   * @param functions the functions in the fields of its file
   * @param work counts the created nodes and edges
   */
  public Cfg body(List<Local> parameters, Stmt body, FieldFunctions functions, Work work) {
    Lowering lowering = new Lowering(shape, body, functions, work);
    lowering.statement(body);
    end(lowering, body.span());
    if (lowering.graph.dependsOnInputs()) {
      lowering.graph.inputs(InputsFinder.find(shape, parameters, body));
    }
    return lowering.build();
  }

  /**
   * Builds the graph of the initializers of fields, one after the other.
   *
   * @param functions the functions in the fields of their file
   */
  public Cfg initializers(List<FieldDecl> fields, FieldFunctions functions, Work work) {
    Lowering lowering = new Lowering(shape, null, functions, work);
    for (FieldDecl field : fields) {
      initializer(lowering, field);
    }
    end(lowering, Span.NONE);
    return lowering.build();
  }

  private static void initializer(Lowering lowering, FieldDecl field) {
    Expr value = field.initializer();
    if (value == null) {
      return;
    }
    int before = lowering.graph.temporaries();
    Slot object = field.isStatic() ? null : lowering.exprs.thisObject(field.nameSpan());
    Expr.FieldRef target =
        new Expr.FieldRef(
            null,
            field.owner(),
            field.name(),
            field.isStatic(),
            field.type(),
            field.nameSpan(),
            field.nameSpan());
    Slot slot = lowering.value(value, field.name());
    lowering.graph.append(new Instr.StoreField(object, target, slot, field.nameSpan()));
    lowering.forgetTemporaries(before, field.span());
  }

  private static void end(Lowering lowering, Span span) {
    if (!lowering.graph.isReachable()) {
      return;
    }
    Span brace = span.end() == 0 ? span : new Span(span.end() - 1, span.end());
    lowering.graph.append(new Instr.Return(null, true, brace));
    lowering.graph.jump(lowering.exit);
  }
}
