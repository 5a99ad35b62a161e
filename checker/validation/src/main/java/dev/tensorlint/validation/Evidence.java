// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.validation;

import dev.tensorlint.rules.rule.EvidenceKind;
import dev.tensorlint.validation.RunLog.Failure;
import dev.tensorlint.validation.RunLog.Leak;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What a run shows of findings in one source file. */
public final class Evidence {

  private static final Pattern ASSIGNED = Pattern.compile("(\\w+)(\\[.*\\])? = ");

  private static final Pattern DECLARED = Pattern.compile("(\\w+)(?: =.*)?;");

  private static final String READ_AFTER_DISPOSAL = "TensorDisposedException";

  private final RunLog run;
  private final String file;
  private final List<String> lines;
  private final CallsInText calls;

  /**
   * @param file simple name of the file, as in the log of a run
   * @param lines its text
   */
  public Evidence(RunLog run, String file, List<String> lines) {
    this.run = run;
    this.file = file;
    this.lines = List.copyOf(lines);
    this.calls = new CallsInText(this.lines);
  }

  /**
   * Returns whether the run shows a bug.
   *
   * @param kind what a run shows for the rule
   * @param line of the finding
   */
  public boolean shows(EvidenceKind kind, int line) {
    return switch (kind) {
      case LEAK, LEAKED_OLD_VALUE, LEAKED_FIELD, LEAKED_NON_TENSOR ->
          leaks().anyMatch(leak -> explains(kind, line, leak));
      case LEAKED_TENSOR, LEAKED_ELEMENT ->
          leaks().filter(Leak::isTensor).anyMatch(leak -> explains(kind, line, leak));
      case EXCEPTION -> isThrownIn(line);
      case EXCEPTION_OF_CLOSE -> isThrownIn(line) || failsAtEndOfBlock(line);
      // A later read failed, and the scope had closed the tensor, or the block that the line
      // leaves.
      case CLOSED_BY_SCOPE ->
          failures().anyMatch(Failure::isOfScope)
              || failures(READ_AFTER_DISPOSAL)
                  .anyMatch(failure -> isEndOfBlock(line + 1, failure.closed()));
      case CLOSED_BY_LINE ->
          failures(READ_AFTER_DISPOSAL).anyMatch(failure -> isIn(line, failure.closed()));
      case RACE -> failures().findAny().isPresent();
      // The exception itself, or as the cause of a future's exception.
      case WRONG_THREAD -> isThrown("ThreadConfinementException", "ScopeOrderException");
      case OUTSIDE_TRACE -> isThrown("SymbolicTensorException");
      case GARBAGE_COLLECTION ->
          run.collections().stream()
              .anyMatch(each -> each.number() == 0 || (isHere(each) && each.number() == line));
      case REPEATED_BUILD ->
          run.builds().stream().filter(each -> isIn(line, each)).count() > 1 || failsItsOwnCheck();
      case DIFFERENT_ANSWERS -> failsItsOwnCheck();
      // Read after the step, or missing in the next one.
      case FREED_STATE ->
          isThrownIn(line)
              || failures(READ_AFTER_DISPOSAL)
                  .anyMatch(failure -> isClosedBy(line, failure.closed()) || isKept(line));
      case IMPLICIT_DRAW -> run.drawsImplicitly();
      case CLEARED_REFERENCE -> run.clearsReference();
    };
  }

  /** Returns whether a finding in a line accounts for a leak. */
  public boolean explains(EvidenceKind kind, int line, Leak leak) {
    return switch (kind) {
      case LEAK, LEAKED_TENSOR -> isIn(line, leak.created());
      case LEAKED_NON_TENSOR ->
          !leak.isTensor() && (isIn(line, leak.created()) || isOwnedBy(line, leak));
      case LEAKED_ELEMENT -> leak.created().number() < line || isMadeByHelper(leak);
      case LEAKED_OLD_VALUE -> isOldValueOf(line, leak);
      case LEAKED_FIELD -> isHeldBy(line, leak);
      default -> false;
    };
  }

  /** The program compares something itself and throws where it is wrong. */
  private boolean failsItsOwnCheck() {
    return failures("IllegalStateException").findAny().isPresent();
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
    return assigned.find() && (wasGivenTo(assigned.group(1), leak) || isStoredBy(line, leak));
  }

  /** The line stores what it gets: the code that has created the value runs it. */
  private boolean isStoredBy(int line, Leak leak) {
    return isHere(leak.created()) && calls.reach(leak.created().number(), line);
  }

  /** The line creates an object that owns the value: code that the line runs has created it. */
  private boolean isOwnedBy(int line, Leak leak) {
    return isHere(leak.created()) && calls.reach(line, leak.created().number());
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
        .anyMatch(
            text ->
                text.equals(made)
                    || calls(text, leak.created())
                    || isOwnedBy(lines.indexOf(text) + 1, leak));
  }

  /** Returns a line, counted from 1; nothing where there is none. */
  private String textOf(int line) {
    return line < 1 || line > lines.size() ? "" : lines.get(line - 1);
  }
}
