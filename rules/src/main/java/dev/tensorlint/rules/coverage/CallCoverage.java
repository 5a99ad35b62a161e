// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.coverage;

import dev.tensorlint.rules.ir.Program;
import dev.tensorlint.rules.ir.CompilationUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

  public CallCoverage {
    names = List.copyOf(names);
  }

  /**
   * Looks at all calls of a program.
   *
   * @param isAsked whether a file counts, by its path
   */
  public static CallCoverage of(Program program, ModelledTypes types, Predicate<String> isAsked) {
    int calls = 0;
    int unresolved = 0;
    List<UnresolvedName> names = new ArrayList<>();
    Map<String, Set<String>> usedIn = new TreeMap<>();
    for (CompilationUnit unit : program.units()) {
      String path = unit.file().path();
      if (!isAsked.test(path)) {
        continue;
      }
      UnitCalls found = new UnitCalls(unit.file(), types);
      unit.types().forEach(found::visitType);
      calls += found.calls();
      unresolved += found.unresolved();
      names.addAll(found.names());
      found.used().forEach(type -> usedIn.computeIfAbsent(type, t -> new TreeSet<>()).add(path));
    }
    return new CallCoverage(calls, unresolved, names, usedIn);
  }
}
