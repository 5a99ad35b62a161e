// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata;

import dev.tensorlint.runtime.tracking.HandleKind;
import dev.tensorlint.runtime.tracking.LeakReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What a run of a case shows, as its header says it and as it is observed.
 *
 * @param exception simple name of the exception that ends the program, empty for none; what is left
 *     open then is nobody's fault and not counted
 * @param leaks how many things of each kind nobody closed; only kinds of which there are some
 * @param strains what it puts a strain on besides; a header says only what its case is about
 */
public record Outcome(
    String exception, Map<HandleKind, Integer> leaks, WeakReferent referent, Set<Strain> strains) {

  private static final Pattern THROWS = Pattern.compile("throws (\\w+)");
  private static final Pattern LEAKS = Pattern.compile("leaks (\\d+) ([a-z]+?)s?");
  private static final Outcome CLEAN = new Outcome("", Map.of(), WeakReferent.NONE, Set.of());

  /** A computation whose end nobody learns of holds nothing for good. */
  private static final Set<HandleKind> COUNTED =
      EnumSet.complementOf(EnumSet.of(HandleKind.FUTURE));

  public Outcome {
    Map<HandleKind, Integer> counted = new EnumMap<>(HandleKind.class);
    leaks.forEach((kind, count) -> counted.merge(kind, count, Integer::sum));
    counted.values().removeIf(count -> count == 0);
    leaks = Collections.unmodifiableMap(counted);
    strains = Set.copyOf(strains);
  }

  /** What is no failure and no leak, and still nothing that a program should do. */
  public enum Strain {
    COLLECTS_GARBAGE("collects the garbage"),
    BUILDS_AGAIN("builds the same again"),
    DRAWS_IMPLICITLY("draws implicit random numbers");

    private final String words;

    Strain(String words) {
      this.words = words;
    }
  }

  /** What became of the object behind the weak reference that a case watches. */
  public enum WeakReferent {
    /** The case watches none. */
    NONE(""),
    CLEARED("clears the reference"),
    KEPT("keeps the reference");

    private final String words;

    WeakReferent(String words) {
      this.words = words;
    }
  }

  static Outcome thrown(String exception) {
    return new Outcome(exception, Map.of(), WeakReferent.NONE, Set.of());
  }

  /**
   * Reads the words behind {@code // runs:}, such as {@code leaks 1 model, clears the reference}.
   *
   * @throws IllegalArgumentException when they are not understood
   */
  static Outcome parse(String words) {
    Outcome outcome = CLEAN;
    for (String part : words.split(",")) {
      outcome = outcome.and(part.strip());
    }
    if (!outcome.toString().equals(words)) {
      throw new IllegalArgumentException(
          "write '// runs: " + outcome + "' instead of '// runs: " + words + "'");
    }
    return outcome;
  }

  private Outcome and(String part) {
    Matcher exception = THROWS.matcher(part);
    if (exception.matches()) {
      return thrown(exception.group(1));
    }
    Matcher leak = LEAKS.matcher(part);
    Optional<HandleKind> kind =
        COUNTED.stream()
            .filter(one -> leak.matches() && one.noun().equals(leak.group(2)))
            .findAny();
    if (kind.isPresent()) {
      return leaking(kind.get(), Integer.parseInt(leak.group(1)));
    }
    for (WeakReferent candidate : WeakReferent.values()) {
      if (!part.isEmpty() && part.equals(candidate.words)) {
        return new Outcome(exception(), leaks, candidate, strains);
      }
    }
    for (Strain candidate : Strain.values()) {
      if (part.equals(candidate.words)) {
        return and(candidate);
      }
    }
    if (part.equals("clean")) {
      return this;
    }
    throw new IllegalArgumentException(
        "'" + part + "' says nothing of a run; see the header grammar in testdata/README.md");
  }

  private Outcome and(Strain strain) {
    Set<Strain> more = new HashSet<>(strains);
    more.add(strain);
    return new Outcome(exception, leaks, referent, more);
  }

  /** Returns whether a run showed all of this, and no failure or leak besides. */
  boolean isShownBy(Outcome seen) {
    boolean isStrained = seen.strains.containsAll(strains);
    return isStrained && equals(seen.strained(strains));
  }

  private Outcome strained(Set<Strain> only) {
    return new Outcome(exception, leaks, referent, only);
  }

  private Outcome leaking(HandleKind kind, int count) {
    Map<HandleKind, Integer> more = new EnumMap<>(HandleKind.class);
    more.putAll(leaks);
    more.put(kind, count);
    return new Outcome(exception, more, referent, strains);
  }

  /** What a run leaves open when it ends normally. */
  static Outcome ended(LeakReport report, WeakReferent referent, Set<Strain> strains) {
    Map<HandleKind, Integer> leaks = new EnumMap<>(HandleKind.class);
    COUNTED.forEach(kind -> leaks.put(kind, report.count(kind)));
    return new Outcome("", leaks, referent, strains);
  }

  public boolean isThrown() {
    return !exception.isEmpty();
  }

  /** Returns whether the program does what it should: it ends normally and loses nothing. */
  public boolean isHarmless() {
    return equals(CLEAN) || equals(new Outcome("", Map.of(), WeakReferent.KEPT, Set.of()));
  }

  /** Returns the words of a header. */
  @Override
  public String toString() {
    List<String> parts = new ArrayList<>();
    if (isThrown()) {
      parts.add("throws " + exception);
    }
    leaks.forEach((kind, count) -> parts.add("leaks " + kind.counted(count)));
    if (referent != WeakReferent.NONE) {
      parts.add(referent.words);
    }
    Stream.of(Strain.values()).filter(strains::contains).forEach(one -> parts.add(one.words));
    return parts.isEmpty() ? "clean" : String.join(", ", parts);
  }
}
