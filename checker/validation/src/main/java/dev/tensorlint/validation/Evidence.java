// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import dev.tensorlint.validation.RunLog.Failure;
import dev.tensorlint.validation.RunLog.Leak;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a run says of findings in one source file. */
public final class Evidence {

  private static final Pattern ASSIGNED = Pattern.compile("(\\w+)(\\[.*\\])? = ");

  private static final Pattern DECLARED = Pattern.compile("(\\w+)(?: =.*)?;");

  private static final String READ_AFTER_DISPOSAL = "TensorDisposedException";

  /** What only a test that looks on purpose can see. */
  private static final Set<String> NOT_SEEN_IN_RUNS =
      Set.of(
          "ManualGc",
          "WeaklyHeldModel",
          "HeavyResourceInLoop",
          "StateNotReset",
          "StateHeldAcrossSteps");

  private final RunLog run;
  private final String file;
  private final List<String> lines;

  /**
   * @param file simple name of the file, as runs tell it
   * @param lines its text
   */
  public Evidence(RunLog run, String file, List<String> lines) {
    this.run = run;
    this.file = file;
    this.lines = List.copyOf(lines);
  }

  /** Returns whether a log of any run tells something of a rule. */
  static boolean isSeenInRuns(String rule) {
    return !NOT_SEEN_IN_RUNS.contains(rule);
  }

  /**
   * Returns whether the run shows a bug.
   *
   * @throws IllegalArgumentException for a rule of which nothing says what a run shows
   */
  public boolean shows(String rule, int line) {
    return switch (rule) {
      case "OverwrittenTensor", "OwnerNotCloseable", "LeakOnException" ->
          leaks().anyMatch(leak -> explains(rule, line, leak));
      case "UnscopedTensor", "DiscardedTensor", "TensorAccumulates", "ShallowClose" ->
          leaks().filter(Leak::isTensor).anyMatch(leak -> explains(rule, line, leak));
      case "UnclosedResource" ->
          leaks().filter(leak -> !leak.isTensor()).anyMatch(leak -> isIn(line, leak.created()));
      // It was read somewhere, and the scope had closed it, or the block that the line leaves.
      case "EscapesScope" ->
          failures().anyMatch(Failure::isOfScope)
              || failures(READ_AFTER_DISPOSAL)
                  .anyMatch(failure -> isEndOfBlock(line + 1, failure.closed()));
      case "DoubleDispose" -> isThrownIn(line) || failsAtEndOfBlock(line);
      // It was read later, and had been closed there.
      case "DisposeNotOwned" ->
          failures(READ_AFTER_DISPOSAL).anyMatch(failure -> isIn(line, failure.closed()));
      case "UseAfterDispose", "ViewOutlivesOwner", "DeferredDispose", "WrongOwner" ->
          isThrownIn(line);
      // The releasing line throws, or the computation does, which comes upon released data.
      case "DisposeWhileInFlight", "AsyncEscapesScope" -> failures().findAny().isPresent();
      // The exception says so, or a future's that carries it.
      case "SharedSession" -> isThrown("ThreadConfinementException", "ScopeOrderException");
      case "SymbolicTensorEscapes" -> isThrown("SymbolicTensorException");
      case "ManualGc" ->
          run.collections().stream()
              .anyMatch(each -> each.number() == 0 || (isHere(each) && each.number() == line));
      // Several from one line; or a function that was traced too often, which the program looks at.
      case "HeavyResourceInLoop" ->
          run.builds().stream().filter(each -> isIn(line, each)).count() > 1
              || failures("IllegalStateException").findAny().isPresent();
      // The program asks twice, and throws where the answers differ.
      case "StateNotReset" -> failures("IllegalStateException").findAny().isPresent();
      // Read behind the step, or missed by the next one.
      case "StateHeldAcrossSteps" ->
          isThrownIn(line)
              || failures(READ_AFTER_DISPOSAL)
                  .anyMatch(failure -> isClosedBy(line, failure.closed()) || isKept(line));
      case "ImplicitRandomState" -> run.drawsImplicitly();
      case "WeaklyHeldModel" -> run.clearsReference();
      default ->
          throw new IllegalArgumentException(
              "nothing says what a run shows for " + rule + ": say it here");
    };
  }

  /** Returns whether a finding accounts for a leak. */
  public boolean explains(String rule, int line, Leak leak) {
    return switch (rule) {
      case "UnscopedTensor", "DiscardedTensor", "TensorAccumulates", "LeakOnException" ->
          isIn(line, leak.created());
      case "UnclosedResource" -> !leak.isTensor() && isIn(line, leak.created());
      case "ShallowClose" -> leak.created().number() < line || isMadeByHelper(leak);
      case "OverwrittenTensor" -> isOldValueOf(line, leak);
      case "OwnerNotCloseable" -> isHeldBy(line, leak);
      default -> false;
    };
  }

  private Stream<Leak> leaks() {
    return run.leaks().stream();
  }

  private Stream<Failure> failures() {
    return run.failures().stream();
  }

  private Stream<Failure> failures(String type) {
    return failures().filter(failure -> failure.type().equals(type));
  }

  private boolean isThrown(String... types) {
    return failures()
        .anyMatch(failure -> failure.types().stream().anyMatch(List.of(types)::contains));
  }

  private boolean isThrownIn(int line) {
    return failedLines().anyMatch(each -> each == line);
  }

  private IntStream failedLines() {
    return failures()
        .flatMap(failure -> failure.stack().stream())
        .filter(this::isHere)
        .mapToInt(Line::number);
  }

  private boolean isHere(Line line) {
    return line.file().equals(file);
  }

  /** Try-with-resources closes at the end of its block what the line declares. */
  private boolean failsAtEndOfBlock(int line) {
    return textOf(line).contains("try (")
        && failedLines().anyMatch(each -> each > line && textOf(each).strip().startsWith("}"));
  }

  /** In its line, or at the end of the block whose head it is. */
  private boolean isClosedBy(int line, Line close) {
    boolean isByBlock = textOf(line).contains("try (") && isEndOfBlock(line + 1, close);
    return isByBlock || isIn(line, close);
  }

  private boolean isEndOfBlock(int from, Line close) {
    return isHere(close)
        && close.number() >= from
        && textOf(close.number()).strip().startsWith("}");
  }

  /** What the line hands on is read later. */
  private boolean isKept(int line) {
    return textOf(line).strip().startsWith("return ");
  }

  /** Something belongs to the line that did it, or that called the method which did. */
  private boolean isIn(int line, Line happened) {
    boolean isThere = isHere(happened) && line == happened.number();
    return isThere || (!happened.method().isEmpty() && calls(textOf(line), happened));
  }

  private static boolean calls(String text, Line happened) {
    return text.contains(happened.method() + "(");
  }

  /** The line that made it stands in another method than {@code run}, which uses the container. */
  private static boolean isMadeByHelper(Leak leak) {
    return !leak.created().method().equals("run");
  }

  /** The old value was given to the variable that the line assigns. */
  private boolean isOldValueOf(int line, Leak leak) {
    Matcher assigned = ASSIGNED.matcher(textOf(line));
    return assigned.find() && wasGivenTo(assigned.group(1), leak);
  }

  /** The value was given to the field that the line declares, or that its method forgets. */
  private boolean isHeldBy(int line, Leak leak) {
    Matcher field = DECLARED.matcher(textOf(line));
    return wasGivenTo(field.find() ? field.group(1) : "\\w+", leak);
  }

  private boolean wasGivenTo(String name, Leak leak) {
    Predicate<String> gives = Pattern.compile("\\b" + name + "(\\[.*\\])? = ").asPredicate();
    String made = isHere(leak.created()) ? textOf(leak.created().number()) : "";
    return lines.stream()
        .filter(gives)
        .anyMatch(text -> text.equals(made) || calls(text, leak.created()));
  }

  /** Returns a line, counted from 1; nothing where there is none. */
  private String textOf(int line) {
    return line < 1 || line > lines.size() ? "" : lines.get(line - 1);
  }
}
