// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.callgraph.UnitIndex;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.resource.Library;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The methods that code calls in more than one place, or in a loop, other than the construction of
 * objects, and other than once on an object that is made for the call: such a method does not run
 * once for each object, as one does that opens what the object works with.
 */
final class RepeatedCalls {

  private final ProgramIndex index;
  private final GivenFunctions functions;
  private @Nullable Set<String> several;

  RepeatedCalls(ProgramIndex index, Library library) {
    this.index = index;
    this.functions = new GivenFunctions(library);
  }

  /** Returns whether at least two places call a method, or one that may run more than once. */
  boolean haveSeveral(MethodRef method) {
    Set<String> known = several;
    if (known == null) {
      known = find();
      several = known;
    }
    return known.contains(method.key());
  }

  private Set<String> find() {
    Set<String> called = new HashSet<>();
    Set<String> again = new HashSet<>();
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        if (!isConstruction(each.body().method())) {
          CallSites code = CallSites.of(each.body(), functions);
          code.sites().stream()
              .filter(site -> !code.isOnNewObject(site))
              .forEach(
                  site -> {
                    boolean isFirst = called.add(site.method().key());
                    if (!isFirst || site.isRepeated()) {
                      again.add(site.method().key());
                    }
                  });
        }
      }
    }
    return again;
  }

  private static boolean isConstruction(@Nullable MethodDecl method) {
    return method == null || method.kind() != MethodDecl.Kind.METHOD;
  }
}
