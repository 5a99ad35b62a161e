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
 * The input of the analysis of one body.
 *
 * @param name enclosing method as {@code Type.name}, for messages
 * @param parameters parameters of the method or lambda
 * @param fields fields of the program
 * @param fieldValues values of final fields, as far as their initializers determine them
 * @param functions summaries of the lambdas that do not run inline, by their spans; captured
 *     variables are the last parameters of a lambda
 * @param traceInputs for the body of a trace: the number of leading parameters that the trace
 *     passes to it; the others are captured
 * @param prediction declaration of the method if its result enters a prediction: it overrides a
 *     method that predicts by its model
 * @param isConstruction whether it is a constructor whose object does not escape before its end
 * @param construction what the body has to do with the construction of its object
 * @param work counts the operations of the analysis
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
    Construction construction,
    Work work) {

  /** Creates the context of a body that is no trace, no part of a prediction and no constructor. */
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
        Construction.NONE,
        Work.unlimited());
  }

  /** Returns whether each call between the creation of a resource and a node certainly returns. */
  public boolean isSureToReach(Site made, int node) {
    return !(made instanceof Site.Node from) || cfg.isSureToReachBehind(from.node(), node);
  }
}
