// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.rule;

import dev.tensorlint.rules.fact.Exit;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.finding.Confidence;
import dev.tensorlint.rules.finding.Event;
import dev.tensorlint.rules.finding.Fix;
import dev.tensorlint.rules.finding.Place;
import dev.tensorlint.rules.finding.TraceStep;
import dev.tensorlint.rules.fix.CloseAtEnd;
import dev.tensorlint.rules.fix.CloseElements;
import dev.tensorlint.rules.fix.CloseFormer;
import dev.tensorlint.rules.fix.NameElements;
import dev.tensorlint.rules.fix.NameTemporary;
import dev.tensorlint.rules.fix.ReleaseInFinally;
import dev.tensorlint.rules.fix.Remedy;
import dev.tensorlint.rules.fix.WrapInTry;
import dev.tensorlint.rules.resource.ContainerLabel;
import dev.tensorlint.rules.resource.ResourceInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A resource that is left open at an exit, where no scope around the method is certain.
 *
 * @param exit the first exit at which it is open for sure, else the first at which it may be
 */
public record Leak(LeakFact.Ended ended, Exit exit) {

  /**
   * Returns the leak to report for a resource.
   *
   * @param isWanted which of the exits that leave it open concern the rule
   */
  public static Optional<Leak> of(LeakFact.Ended ended, Predicate<Exit> isWanted) {
    List<Exit> open =
        ended.exits().stream()
            .filter(Exit::isOpenOnSomePath)
            .filter(exit -> !exit.isScopable() || ended.context().isBare())
            .filter(isWanted)
            .toList();
    return open.stream()
        .filter(Exit::isOpenOnEveryPath)
        .findFirst()
        .or(() -> open.stream().findFirst())
        .map(exit -> new Leak(ended, exit));
  }

  public String name() {
    return ended.resource().name();
  }

  /** The resource in a sentence; for a container that was created elsewhere, its content. */
  public String subject() {
    return (ended.resource().isContainer() ? "the content of " : "") + ended.resource().shown();
  }

  /** The container that still has it, empty when none has. */
  public Optional<ContainerLabel> keeper() {
    return exit.keeper();
  }

  public boolean isDefinite() {
    return ended.isDefinite(exit);
  }

  public Confidence confidence() {
    return isDefinite() ? Confidence.DEFINITE : Confidence.POTENTIAL;
  }

  /** The path to the method, the loss of the last reference, and the exit. */
  public List<TraceStep> trace() {
    List<TraceStep> trace = new ArrayList<>();
    if (exit.isScopable()) {
      trace.addAll(Traces.calls(ended.context()));
    }
    ended
        .keptAt()
        .ifPresent(
            at ->
                trace.add(
                    new TraceStep(at, "an object gets it that never releases it", Event.HANDED_OVER)
                        .by("an object")));
    exit.overwrites()
        .forEach(at -> trace.add(new TraceStep(at, "last reference lost here", Event.LOST)));
    trace.add(new TraceStep(exit.at(), "still open here" + collected() + doubt(), atExit()));
    return trace;
  }

  private Event atExit() {
    return ended.isDoneOnSomePath() ? Event.OPEN_ON_THIS_PATH : Event.OPEN;
  }

  private String collected() {
    return ended.resource().model().release().isCollected()
        ? ", until the garbage collector finds it"
        : "";
  }

  private String doubt() {
    if (isDefinite()) {
      return "";
    }
    return ended.isDoneOnSomePath() ? ", on some path" : ", unless other code releases it";
  }

  /**
   * {@code is never released}, or on which paths it is not. Without a path that releases it, other
   * code may do so.
   */
  public String notDone(String participle) {
    if (ended.missed().isPresent() && ended.isDoneOnSomePath()) {
      return "is not " + participle + " when " + ended.missed().get();
    }
    if (!isDefinite()) {
      return ended.isDoneOnSomePath()
          ? "is not " + participle + " on every path"
          : "may never be " + participle;
    }
    return !ended.isDoneInside() && !ended.isDoneOnSomePath()
        ? "is never " + participle
        : "is not " + participle + " on this path out of the method";
  }

  /** Whether it is open at every exit: no code releases it or takes ownership. */
  public boolean isNobodyElses() {
    return isDefinite() && ended.exits().stream().allMatch(Exit::isOpenOnEveryPath);
  }

  /**
   * The remedies: a block for a named resource, a name for an unnamed one, a loop for the elements
   * of a container. What a function reads that may run later cannot be closed here.
   */
  public List<Remedy> remedies() {
    ResourceInfo resource = ended.resource();
    if (ended.keptAt().isPresent() || ended.exits().stream().anyMatch(Leak::mayBeReached)) {
      return List.of();
    }
    if (keeper().isPresent() || resource.isContainer()) {
      Fix.Safety safety = isDefinite() ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
      String container = keeper().map(ContainerLabel::name).orElse(resource.name());
      List<Remedy> remedies = new ArrayList<>();
      keeper()
          .filter(in -> !resource.isNamed() && !resource.isContainer())
          .ifPresent(in -> remedies.add(new NameElements(resource, in, safety)));
      if (!resource.mayBeAnothers() && !resource.isAmongOthers()) {
        remedies.add(new CloseElements(container, resource.created(), resource.model(), safety));
      }
      return remedies;
    }
    if (!exit.overwrites().isEmpty()) {
      return exit.overwrites().stream().map(this::former).toList();
    }
    return resource.isNamed()
        ? List.of(
            new WrapInTry(resource, isNobodyElses()),
            new ReleaseInFinally(resource, isNobodyElses()),
            new CloseElements(
                resource.name(), resource.created(), resource.model(), Fix.Safety.UNSAFE),
            new CloseAtEnd(resource))
        : List.of(new NameTemporary(resource, isNobodyElses()));
  }

  /** Whether a function that may live on reads it, or a weak reference gives it to other code. */
  private static boolean mayBeReached(Exit exit) {
    return exit.isCaptured() || exit.isHeldWeakly();
  }

  private Remedy former(Place at) {
    Fix.Safety safety = isDefinite() ? Fix.Safety.SAFE : Fix.Safety.UNSAFE;
    return new CloseFormer(at, ended.resource().model(), ended.resource().mayBeNull(), safety);
  }

  /** The alternative, where a scope would own it. */
  public String orScope() {
    return exit.isScopable() ? ", or open a scope around it" : "";
  }
}
