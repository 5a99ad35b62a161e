// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.cfg.Cfg;
import dev.tensorlint.rules.effect.LambdaRuns;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import dev.tensorlint.rules.source.Span;
import dev.tensorlint.rules.typestate.MethodContext;
import dev.tensorlint.rules.work.Work;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Makes the contexts in which bodies are analysed. */
final class Contexts {

  private final Library library;
  private final Summaries summaries;
  private final ProgramView program;

  Contexts(Library library, ProgramView program) {
    this.library = library;
    this.summaries = program.summaries();
    this.program = program;
  }

  /** Returns what the analysis of a body knows before it begins. */
  MethodContext of(Body body, Cfg cfg, Map<Span, Summary> functions, Work work) {
    boolean isConstruction = isKeptConstruction(body);
    return new MethodContext(
        body.unit().file(),
        body.name(),
        cfg,
        body.parameters(),
        program.fields(),
        program.fieldValues(),
        functions,
        library,
        summaries,
        traceInputs(body),
        prediction(body),
        isConstruction,
        new BodyConstruction(body, isConstruction, program::keepsObject),
        work);
  }

  private boolean isKeptConstruction(Body body) {
    return KindEffects.isConstructor(body) && SelfReferences.areKept(body, program::keepsObject);
  }

  private OptionalInt traceInputs(Body body) {
    return body.passedTo() instanceof MethodRef method
        ? library
            .calls()
            .effect(method.owner(), method)
            .filter(effect -> effect.lambdas() == LambdaRuns.IN_TRACE)
            .map(effect -> OptionalInt.of(body.parameters().size() - body.captured()))
            .orElse(OptionalInt.empty())
        : OptionalInt.empty();
  }

  /** Returns the method's place if it overrides a method that predicts. */
  private Optional<Place> prediction(Body body) {
    MethodDecl method = body.method();
    return method == null
        ? Optional.empty()
        : library
            .calls()
            .effect(body.type().name(), method.ref())
            .filter(effect -> effect.traits().predicts())
            .map(effect -> new Place(body.unit().file(), method.nameSpan()));
  }
}
