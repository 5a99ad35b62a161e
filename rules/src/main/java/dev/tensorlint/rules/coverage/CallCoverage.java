// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.finding.Diagnostic;
import dev.tensorlint.rules.ir.CompilationUnit;
import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.UnitMemory;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * How many calls on modelled types a program has, and which of them mean nothing to the analysis.
 *
 * @param calls calls, creations and method references whose receiver or declaring type is modelled,
 *     resolved or not
 * @param unresolved those of them that are not resolved
 * @param names these, and unresolved calls that are given a modelled value or go on from such a
 *     call
 * @param usedIn by modelled type, the files whose code names it or has a value of it; sorted
 */
public record CallCoverage(
    int calls, int unresolved, List<UnresolvedName> names, Map<String, Set<String>> usedIn) {

  /** Unresolved calls on modelled types that are tolerated, in hundredths of all such calls. */
  public static final int TOLERATED_PERCENT = 5;

  /** Unresolved calls on modelled types that are always tolerated, unless there are no others. */
  public static final int TOLERATED_CALLS = 2;

  public CallCoverage {
    names = List.copyOf(names);
  }

  /** Returns what is said of the program when too many calls are not resolved. */
  public Optional<Diagnostic> gap() {
    if (!isTooLittle()) {
      return Optional.empty();
    }
    String share = unresolved * 100L / calls + " %, " + TOLERATED_PERCENT + " % are tolerated";
    String what =
        unresolved
            + " of "
            + calls
            + (calls == 1 ? " call" : " calls")
            + " on modelled types could not be resolved ("
            + share
            + ")";
    return Optional.of(Diagnostic.gap(null, 0, 0, what, "complete the class path"));
  }

  private boolean isTooLittle() {
    boolean isShareTooLarge = unresolved * 100L > (long) calls * TOLERATED_PERCENT;
    return isShareTooLarge && (unresolved > TOLERATED_CALLS || unresolved == calls);
  }

  /**
   * Looks at all calls of a program.
   *
   * @param isAsked whether a file counts, by its path
   * @param memory keeps what was counted in files, with the same types
   */
  public static CallCoverage of(
      Program program, ModelledTypes types, Predicate<String> isAsked, UnitMemory memory) {
    int calls = 0;
    int unresolved = 0;
    List<UnresolvedName> names = new ArrayList<>();
    Map<String, Set<String>> usedIn = new TreeMap<>();
    for (CompilationUnit unit : program.units()) {
      String path = unit.file().path();
      if (!isAsked.test(path)) {
        continue;
      }
      UnitCoverage found =
          memory.ofUnit(unit, UnitCoverage.class, each -> UnitCoverage.of(each, types));
      calls += found.calls();
      unresolved += found.unresolved();
      names.addAll(found.names());
      found.used().forEach(type -> usedIn.computeIfAbsent(type, t -> new TreeSet<>()).add(path));
    }
    return new CallCoverage(calls, unresolved, names, usedIn);
  }
}
