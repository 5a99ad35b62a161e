// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.ReleaseFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.resource.Release;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Reordering;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.Traces;
import java.util.ArrayList;
import java.util.List;

/**
 * Data of a tensor is read, or an operation is applied to it, after it was disposed.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows each tensor, model, session and result through variables, aliases, in-place results,
 * fields of {@code this} and helper methods, and reports the first use after its release. Reading
 * metadata such as the shape is allowed.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>The bundled runtime and DJL throw. TensorFlow Java returns whatever is in the freed memory.
 * ONNX Runtime ends the process with a segmentation fault.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * Tensor x = Tensor.of(1f, -2f);
 * x.close();
 * float[] values = x.toFloatArray();
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * float[] values;
 * try (Tensor x = Tensor.of(1f, -2f)) {
 *   values = x.toFloatArray();
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>{@code TensorDisposedException} at the reading line, with the lines of the creation and the
 * disposal.
 *
 * <h2>Limits</h2>
 *
 * <p>ViewOutlivesOwner reports a value that is released with its owner, if the owner is not a
 * scope. A tensor is not followed through a collection, nor through a method that no model
 * describes. Code that catches the exception of such a use by name, or a test whose annotation
 * names it, is assumed to expect it. After a call that cannot be resolved, and that may never
 * return, no finding is definite. Potential findings are minor: they are shown on request.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "a resource is used after it was disposed",
    family = RuleFamily.LIFETIME,
    harm = Harm.FAILURE,
    severity = Severity.ERROR,
    fix = "release after the last use",
    reportedAt =
        "the call that reads it, or that passes it to a method of the same file that reads it",
    evidence = EvidenceKind.EXCEPTION)
@AutoService(Rule.class)
public final class UseAfterDispose implements Rule {

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(ReleaseFact.Used.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    return fact instanceof ReleaseFact.Used used && used.owner().isEmpty()
        ? List.of(report(used))
        : List.of();
  }

  /** What is certain on some path only fails in tests, and is mended, if the path exists. */
  @Override
  public boolean isMinor(Fact fact, Confidence confidence) {
    return confidence == Confidence.POTENTIAL;
  }

  private static String help(ReleaseFact.Used used) {
    String name = used.resource().name();
    Release.How how = used.releases().get(0).how();
    return switch (how) {
      case END_OF_SCOPE -> "use `" + name + "` inside the scope, or keep or detach it";
      case END_OF_RESOURCE_BLOCK -> "use `" + name + "` inside the `try`";
      case DIRECT, IN_CALLED_METHOD, WITH_OWNER, BY_STEP ->
          "dispose `" + name + "` after its last use";
    };
  }

  private static Report report(ReleaseFact.Used used) {
    boolean isDefinite = used.isDefinite();
    String name = used.variable().orElse(used.resource().name());
    List<TraceStep> trace = new ArrayList<>();
    trace.add(Traces.origin(used.resource()));
    used.releases().forEach(release -> trace.add(Traces.release(release)));
    return new Report(
        used.confidence(),
        used.at(),
        Event.USED,
        isDefinite ? "used here, on every path" : "used here, on some path",
        isDefinite
            ? "`" + name + "` is used after it was disposed"
            : "`" + name + "` may be used after it was disposed",
        trace,
        help(used),
        Reordering.of(used.releases(), used.at(), isDefinite));
  }
}
