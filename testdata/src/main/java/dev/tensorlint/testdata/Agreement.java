// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.ScopeOrderException;
import dev.tensorlint.runtime.TensorDisposedException;
import dev.tensorlint.runtime.trace.SymbolicTensorException;
import dev.tensorlint.runtime.trace.ThreadConfinementException;
import dev.tensorlint.runtime.tracking.Site;
import dev.tensorlint.testdata.Outcome.WeakReferent;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Compares what a case says with what its run showed. */
public final class Agreement {

  private static final Pattern ASSIGNED = Pattern.compile("(\\w+)(\\[.*\\])? = ");

  private static final Pattern DECLARED = Pattern.compile("(\\w+)(?: =.*)?;");

  private final Case program;
  private final Observation seen;

  private Agreement(Case program, Observation seen) {
    this.program = program;
    this.seen = seen;
  }

  /** Returns one line for each difference; empty when header, markers and run agree. */
  public static List<String> differences(Case program, Observation seen) {
    return new Agreement(program, seen).differences();
  }

  private List<String> differences() {
    List<String> differences = new ArrayList<>();
    if (!program.expected().isShownBy(seen.outcome())) {
      differences.add("runs: " + seen.outcome() + ", the header says " + program.expected());
    }
    for (Marker marker : program.markers()) {
      if (!isShown(marker)) {
        differences.add(marker + ": the run does not show it" + seenInstead());
      }
    }
    for (Site leak : seen.leakedTensors()) {
      if (program.markers().stream().noneMatch(marker -> isLeakOf(marker, leak))) {
        differences.add("line " + leak.line() + ": a tensor leaks here, and no marker says so");
      }
    }
    return differences;
  }

  private String seenInstead() {
    return "; seen: "
        + seen.outcome()
        + ", leaks from "
        + seen.leakedTensors()
        + ", thrown in lines "
        + seen.failureLines();
  }

  /**
   * Returns whether the run shows the bug, also for a marker that says potential: a case runs
   * through the bad way as well.
   */
  private boolean isShown(Marker marker) {
    return switch (marker.rule()) {
      case "OverwrittenTensor" -> leaks().anyMatch(leak -> isOldValueOf(marker, leak));
      case "UnscopedTensor", "DiscardedTensor", "TensorAccumulates", "ShallowClose" ->
          seen.leakedTensors().stream().anyMatch(leak -> isLeakOf(marker, leak));
      case "OwnerNotCloseable" -> leaks().anyMatch(leak -> isHeldBy(marker, leak));
      case "LeakOnException" -> isLeftOpen(marker);
      case "UnclosedResource" -> seen.leakedOthers().stream().anyMatch(leak -> isIn(marker, leak));
      // It was read somewhere, and the scope had closed it.
      case "EscapesScope" ->
          seen.failure() instanceof TensorDisposedException read
              && !read.tensor().closedBy().isEmpty();
      case "DoubleDispose" ->
          seen.failureLines().contains(marker.line()) || failsAtEndOfBlock(marker);
      // It was read later, and had been closed there.
      case "DisposeNotOwned" ->
          seen.failure() instanceof TensorDisposedException read
              && isIn(marker, read.tensor().closedAt());
      case "UseAfterDispose", "ViewOutlivesOwner", "DeferredDispose", "WrongOwner" ->
          seen.failureLines().contains(marker.line());
      // The releasing line throws, or the computation does, which comes upon released data.
      case "DisposeWhileInFlight", "AsyncEscapesScope" -> !seen.outcome().exception().isEmpty();
      // The exception says so, or a future's that carries it.
      case "SharedSession" ->
          isThrownBy(ThreadConfinementException.class, ScopeOrderException.class);
      case "SymbolicTensorEscapes" -> isThrownBy(SymbolicTensorException.class);
      case "ManualGc" ->
          seen.collectingLines().contains(marker.line())
              || seen.collectingLines().contains(CaseEvents.UNKNOWN_LINE);
      // Several from one line; or a function that was traced too often, which the case looks at.
      case "HeavyResourceInLoop" ->
          seen.buildingLines().stream().filter(line -> isBuiltAt(marker, line)).count() > 1
              || seen.failure() instanceof IllegalStateException;
      // The case asks twice, and throws where the answers differ.
      case "StateNotReset" -> seen.failure() instanceof IllegalStateException;
      // Read behind the step, or missed by the next one.
      case "StateHeldAcrossSteps" ->
          seen.failureLines().contains(marker.line())
              || (seen.failure() instanceof TensorDisposedException read
                  && isClosedBy(marker, read.tensor().closedAt()))
              || (seen.failure() instanceof TensorDisposedException && isKept(marker));
      case "ImplicitRandomState" ->
          seen.outcome().strains().contains(Outcome.Strain.DRAWS_IMPLICITLY);
      case "WeaklyHeldModel" -> seen.outcome().referent() == WeakReferent.CLEARED;
      default ->
          throw new IllegalArgumentException(
              "nothing says what a run shows for " + marker.rule() + ": say it here");
    };
  }

  /** Try-with-resources closes at the end of its block what the marked line declares. */
  private boolean failsAtEndOfBlock(Marker marker) {
    return program.line(marker.line()).contains("try (")
        && seen.failureLines().stream()
            .anyMatch(line -> line > marker.line() && program.line(line).strip().startsWith("}"));
  }

  private boolean isThrownBy(Class<?>... kinds) {
    Throwable failure = seen.failure();
    while (failure != null) {
      if (Stream.of(kinds).anyMatch(failure.getClass()::equals)) {
        return true;
      }
      failure = failure.getCause();
    }
    return false;
  }

  /** In its line, or at the end of the block whose head it is. */
  private boolean isClosedBy(Marker marker, Site close) {
    boolean isEndOfBlock =
        program.line(marker.line()).contains("try (")
            && close.line() > marker.line()
            && program.line(close.line()).strip().startsWith("}");
    return isEndOfBlock || isIn(marker, close);
  }

  /** What the marked line hands on is read later. */
  private boolean isKept(Marker marker) {
    return program.line(marker.line()).strip().startsWith("return ");
  }

  /** It was built in the marked line, or in a method that this calls. */
  private boolean isBuiltAt(Marker marker, int line) {
    return marker.line() == line
        || program
            .methodAround(line)
            .filter(name -> program.line(marker.line()).contains(name + "("))
            .isPresent();
  }

  /** A tensor, a model or a scope. */
  private boolean isLeftOpen(Marker marker) {
    return leaks().anyMatch(leak -> isIn(marker, leak));
  }

  private Stream<Site> leaks() {
    return Stream.concat(seen.leakedTensors().stream(), seen.leakedOthers().stream());
  }

  private boolean isLeakOf(Marker marker, Site leak) {
    return switch (marker.rule()) {
      case "UnscopedTensor", "DiscardedTensor", "TensorAccumulates", "LeakOnException" ->
          isIn(marker, leak);
      case "ShallowClose" -> leak.line() < marker.line() || isMadeByHelper(leak);
      case "OverwrittenTensor" -> isOldValueOf(marker, leak);
      case "OwnerNotCloseable" -> isHeldBy(marker, leak);
      default -> false;
    };
  }

  /** A leak belongs to the line that created it, or that called the method which handed it out. */
  private boolean isIn(Marker marker, Site leak) {
    return marker.line() == leak.line()
        || program.line(marker.line()).contains(leak.method() + "(");
  }

  /** The line that made it stands in another method than {@code run}, which uses the container. */
  private boolean isMadeByHelper(Site leak) {
    return !leak.method().equals("run");
  }

  /** The old value was given to the variable that the marked line assigns. */
  private boolean isOldValueOf(Marker marker, Site leak) {
    Matcher assigned = ASSIGNED.matcher(program.line(marker.line()));
    return assigned.find() && wasGivenTo(assigned.group(1), leak);
  }

  /** The value was given to the field that the marked line declares, or that its method forgets. */
  private boolean isHeldBy(Marker marker, Site leak) {
    Matcher field = DECLARED.matcher(program.line(marker.line()));
    return wasGivenTo(field.find() ? field.group(1) : "\\w+", leak);
  }

  private boolean wasGivenTo(String name, Site leak) {
    return program.lines().stream()
        .filter(line -> line.matches(".*\\b" + name + "(\\[.*\\])? = .*"))
        .anyMatch(
            line -> line.equals(program.line(leak.line())) || line.contains(leak.method() + "("));
  }
}
