// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule.catalog;

import com.google.auto.service.AutoService;
import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.fact.PoolFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Severity;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.rules.rule.Harm;
import dev.tensorlint.rules.rule.Report;
import dev.tensorlint.rules.rule.Rule;
import dev.tensorlint.rules.rule.RuleFamily;
import dev.tensorlint.rules.rule.RuleMetadata;
import dev.tensorlint.rules.rule.ThrowingPath;
import java.util.List;
import java.util.Optional;

/**
 * What is taken out of a pool is not given back on some path.
 *
 * <h2>What it does</h2>
 *
 * <p>Follows what a method takes out of a container that other methods share, directly or through a
 * method such as {@code acquire}: it must be given back, released or handed on, also when an
 * exception is thrown. Any call may throw before a method gives it back; a finding is potential if
 * no declaration speaks of that exception.
 *
 * <p>A container is a pool if a method of the program gives back to it what it has taken out of it,
 * or if a model says so, as for the pools of Commons Pool. From any other container, such as a
 * queue of work, what is taken need not come back. The finding is potential if only other methods
 * show that the container is a pool.
 *
 * <h2>Why it is bad</h2>
 *
 * <p>Each failure makes the pool smaller. When it is empty, the next caller waits for ever, gets
 * {@code null}, or an exception; the service stops, long after the failures that caused it.
 *
 * <h2>Example</h2>
 *
 * <pre>{@code
 * class Buffers {
 *   private final java.util.Deque<Tensor> free = new java.util.ArrayDeque<>();
 *
 *   Buffers(Tensor only) {
 *     free.add(only);
 *   }
 *
 *   void read(String file) throws java.io.IOException {
 *     Tensor buffer = free.remove();
 *     float scale = java.nio.file.Files.size(java.nio.file.Path.of(file));
 *     System.out.println(scale * buffer.item());
 *     free.add(buffer);
 *   }
 * }
 *
 * try (Tensor only = Tensor.of(1f)) {
 *   Buffers buffers = new Buffers(only);
 *   for (int i = 0; i < 2; i++) {
 *     try {
 *       buffers.read("missing.txt");
 *     } catch (java.io.IOException e) {
 *       System.out.println("not read");
 *     }
 *   }
 * }
 * }</pre>
 *
 * <h2>Use instead</h2>
 *
 * <pre>{@code
 * class Buffers {
 *   private final java.util.Deque<Tensor> free = new java.util.ArrayDeque<>();
 *
 *   Buffers(Tensor only) {
 *     free.add(only);
 *   }
 *
 *   void read(String file) throws java.io.IOException {
 *     Tensor buffer = free.remove();
 *     try {
 *       float scale = java.nio.file.Files.size(java.nio.file.Path.of(file));
 *       System.out.println(scale * buffer.item());
 *     } finally {
 *       free.add(buffer);
 *     }
 *   }
 * }
 *
 * try (Tensor only = Tensor.of(1f)) {
 *   Buffers buffers = new Buffers(only);
 *   for (int i = 0; i < 2; i++) {
 *     try {
 *       buffers.read("missing.txt");
 *     } catch (java.io.IOException e) {
 *       System.out.println("not read");
 *     }
 *   }
 * }
 * }</pre>
 *
 * <h2>What a run shows</h2>
 *
 * <p>The pool runs dry: a later call finds it empty. {@code remove} throws {@code
 * NoSuchElementException}, {@code poll} returns {@code null}, {@code take} waits for ever.
 *
 * <h2>Limits</h2>
 *
 * <p>Only tensors, models and other resources are followed, not objects of any class. A container
 * that is found by a key in a map is a pool only if the same method gives back to it. What is
 * passed to unknown code counts as handed on. A wrapper whose {@code close} gives the object back
 * is a resource of its own.
 *
 * <h2>Since</h2>
 *
 * <p>0.1
 */
@RuleMetadata(
    summary = "what is taken out of a pool is not given back on some path",
    family = RuleFamily.LEAKS,
    harm = Harm.WASTE,
    severity = Severity.WARNING,
    reportedAt = "the call that takes it, or that gets it from a method that does",
    evidence = EvidenceKind.EXCEPTION)
@AutoService(Rule.class)
public final class NotReturned implements Rule {

  private static final String NOTE = "taken from its pool here";

  @Override
  public List<Class<? extends Fact>> wants() {
    return List.of(PoolFact.Kept.class);
  }

  @Override
  public List<Report> check(Fact fact) {
    if (!(fact instanceof PoolFact.Kept kept)) {
      return List.of();
    }
    if (kept.kept() instanceof LeakFact.Unwound unwound) {
      return List.of(afterException(kept, unwound));
    }
    return kept.kept() instanceof LeakFact.Ended ended
        ? exit(ended).map(exit -> atExit(kept, ended, exit)).stream().toList()
        : List.of();
  }

  /** Returns the first exit that certainly keeps it, else the first that may. */
  private static Optional<Exit> exit(LeakFact.Ended ended) {
    return ended.exits().stream()
        .filter(Exit::isOpenOnEveryPath)
        .findFirst()
        .or(() -> ended.exits().stream().filter(Exit::isOpenOnSomePath).findFirst());
  }

  private static Report afterException(PoolFact.Kept kept, LeakFact.Unwound unwound) {
    String name = kept.resource().shown();
    return report(
        kept.confidence(),
        kept,
        name
            + (kept.isDefinite() ? " is not given back" : " may not be given back")
            + ThrowingPath.when(unwound),
        ThrowingPath.trace(unwound, "not given back here"));
  }

  private static Report atExit(PoolFact.Kept kept, LeakFact.Ended ended, Exit exit) {
    boolean isDefinite = kept.isPool() && exit.isOpenOnEveryPath();
    boolean isNever = !ended.isDoneOnSomePath();
    String outcome =
        !isDefinite
            ? " may not be given back to its pool"
            : isNever
                ? " is never given back to its pool"
                : " is not given back to its pool on this path out of the method";
    return report(
        isDefinite ? Confidence.DEFINITE : Confidence.POTENTIAL,
        kept,
        kept.resource().shown() + outcome,
        List.of(
            new TraceStep(
                exit.at(),
                "not given back here" + (exit.isOpenOnEveryPath() ? "" : ", on some path"),
                exit.isDoneOnSomePath() ? Event.OPEN_ON_THIS_PATH : Event.OPEN)));
  }

  private static Report report(
      Confidence confidence, PoolFact.Kept kept, String message, List<TraceStep> trace) {
    return new Report(
        confidence,
        kept.resource().created(),
        Event.CREATED,
        NOTE,
        message,
        trace,
        "give `" + kept.resource().name() + "` back in a `finally`",
        List.of());
  }
}
