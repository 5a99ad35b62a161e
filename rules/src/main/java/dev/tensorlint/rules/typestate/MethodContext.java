// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate;

import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.resource.Site;
import dev.tensorlint.rules.source.SourceFile;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.state.Value;
import dev.tensorlint.rules.work.Work;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * All that the analysis of one body needs.
 *
 * @param name enclosing method as {@code Type.name}, as people are told
 * @param parameters parameters of the method or lambda
 * @param fields fields of the program
 * @param fieldValues what final fields hold, where their initializers tell
 * @param functions effects of the lambdas that do not run inline, by their place; the variables
 *     that a lambda captures are the last of its parameters
 * @param traceInputs for the body of a trace: how many of the first parameters the trace hands to
 *     it; the others are captured
 * @param prediction its declaration, where its result goes into a prediction: it overrides a method
 *     of which a model says that it predicts
 * @param isConstruction whether it is a constructor whose object nobody else knows before it ends
 * @param work counts what the analysis does
 */
public record MethodContext(
    SourceFile file,
    String name,
    Cfg cfg,
    List<Local> parameters,
    Map<FieldKey, ProgramField> fields,
    Map<FieldKey, Value> fieldValues,
    Map<Span, Summary> functions,
    Library library,
    Callees callees,
    OptionalInt traceInputs,
    Optional<Place> prediction,
    boolean isConstruction,
    Work work) {

  /** What the analysis needs of a body that is no trace, no part of predictions, no constructor. */
  public MethodContext(
      SourceFile file,
      String name,
      Cfg cfg,
      List<Local> parameters,
      Map<FieldKey, ProgramField> fields,
      Map<FieldKey, Value> fieldValues,
      Map<Span, Summary> functions,
      Library library,
      Callees callees) {
    this(
        file,
        name,
        cfg,
        parameters,
        fields,
        fieldValues,
        functions,
        library,
        callees,
        OptionalInt.empty(),
        Optional.empty(),
        false,
        Work.unlimited());
  }

  /** Returns whether no call between the making of something and a node may never return. */
  public boolean isSureToReach(Site made, int node) {
    return !(made instanceof Site.Node from) || cfg.isSureToReachBehind(from.node(), node);
  }
}
