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
  private @Nullable Found found;

  /**
   * The calls of the program.
   *
   * @param several keys of the methods with several calls
   * @param onNew names of the methods that are called on new objects, and not on others
   */
  private record Found(Set<String> several, Set<String> onNew) {}

  RepeatedCalls(ProgramIndex index, Library library) {
    this.index = index;
    this.functions = new GivenFunctions(library);
  }

  /** Returns whether at least two places call a method, or one that may run more than once. */
  boolean haveSeveral(MethodRef method) {
    return found().several().contains(method.key());
  }

  /**
   * Returns whether each call of a method is the only one on an object that is made for it. Methods
   * of the same name count as the same one.
   */
  boolean areOnNewObjects(MethodRef method) {
    return found().onNew().contains(method.name());
  }

  private Found found() {
    Found known = found;
    if (known == null) {
      known = find();
      found = known;
    }
    return known;
  }

  private Found find() {
    Set<String> called = new HashSet<>();
    Set<String> again = new HashSet<>();
    Set<String> onNew = new HashSet<>();
    Set<String> onOthers = new HashSet<>();
    for (UnitIndex unit : index.units()) {
      for (Procedure each : unit.procedures()) {
        CallSites code = CallSites.of(each.body(), functions);
        boolean isConstruction = isConstruction(each.body().method());
        for (CallSites.CallSite site : code.sites()) {
          boolean isOnNew = code.isOnNewObject(site);
          (isOnNew ? onNew : onOthers).add(site.method().name());
          if (!isOnNew && !isConstruction) {
            boolean isFirst = called.add(site.method().key());
            if (!isFirst || site.isRepeated()) {
              again.add(site.method().key());
            }
          }
        }
      }
    }
    onNew.removeAll(onOthers);
    return new Found(Set.copyOf(again), Set.copyOf(onNew));
  }

  private static boolean isConstruction(@Nullable MethodDecl method) {
    return method == null || method.kind() != MethodDecl.Kind.METHOD;
  }
}
