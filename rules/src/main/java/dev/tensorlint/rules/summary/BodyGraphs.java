// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.CallShape;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.cfg.CfgBuilder;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.work.Work;
import org.jspecify.annotations.Nullable;

/** Builds the control-flow graphs of bodies. */
final class BodyGraphs {

  private final CfgBuilder builder;
  private final CfgBuilder inFailure;
  private final MisuseExceptions misuse;

  /**
   * @param shape describes what calls do
   * @param inFailure the same where any call may throw what nothing declares
   */
  BodyGraphs(CallShape shape, CallShape inFailure, MisuseExceptions misuse) {
    this.builder = new CfgBuilder(shape);
    this.inFailure = new CfgBuilder(inFailure);
    this.misuse = misuse;
  }

  Cfg of(Body body, Work work) {
    return graph(builder, body, work);
  }

  /** Returns the graph with the unchecked exceptions that any call might throw. */
  Cfg inFailure(Body body, Work work) {
    return graph(inFailure, body, work);
  }

  private Cfg graph(CfgBuilder by, Body body, Work work) {
    if (body.code() == null) {
      return by.initializers(body.initialized(), body.functions(), work);
    }
    Cfg cfg = by.body(body.parameters(), body.code(), body.functions(), work);
    return isMisuseExpected(body.method()) ? cfg.expectingMisuse() : cfg;
  }

  private boolean isMisuseExpected(@Nullable MethodDecl method) {
    return method != null && misuse.isExpectedBy(method.annotations());
  }
}
