// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.Stmt;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import dev.tensorlint.rules.summary.NormalCompletion;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds the classes of the program that override a release by a body that releases nothing: one
 * without calls, such as that of a manager that manages nothing, or one that always throws, which
 * no caller can be required to call. Records its queries.
 */
final class ReleaseBodies {

  /** A query: a class, and the names of the methods that release it. */
  record Asked(String type, List<String> methods) {}

  private final ProgramIndex index;
  private final Map<Asked, Boolean> known = new HashMap<>();
  private Map<Asked, Boolean> notes = new HashMap<>();

  ReleaseBodies(ProgramIndex index) {
    this.index = index;
  }

  /** Returns whether calling one of the methods on an object of a class does nothing. */
  boolean areEmpty(String type, List<String> methods) {
    Asked asked = new Asked(type, methods);
    boolean answer = known.computeIfAbsent(asked, this::find);
    notes.put(asked, answer);
    return answer;
  }

  /** Returns the record, and starts a new one. */
  Map<Asked, Boolean> takeNotes() {
    Map<Asked, Boolean> taken = notes;
    notes = new HashMap<>();
    return taken;
  }

  /** Returns whether each recorded query would still have the same result. */
  boolean answers(Map<Asked, Boolean> before) {
    return before.entrySet().stream()
        .allMatch(each -> known.computeIfAbsent(each.getKey(), this::find).equals(each.getValue()));
  }

  private boolean find(Asked asked) {
    TypeDecl type = index.type(asked.type());
    return type != null
        && index.lineage(type).stream()
            .flatMap(each -> each.methods().stream())
            .filter(method -> isRelease(method, asked.methods()))
            .findFirst()
            .filter(nearest -> !Calls.areIn(nearest) || alwaysThrows(nearest))
            .isPresent();
  }

  private static boolean alwaysThrows(MethodDecl method) {
    Stmt body = method.body();
    return body != null && NormalCompletion.isImpossible(body);
  }

  private static boolean isRelease(MethodDecl method, List<String> names) {
    return names.contains(method.ref().name())
        && method.ref().parameters().isEmpty()
        && method.body() != null;
  }

  /** Searches for calls. */
  private static final class Calls extends IrWalker {
    private boolean areThere;

    static boolean areIn(MethodDecl method) {
      Calls calls = new Calls();
      calls.stmt(method.body());
      return calls.areThere;
    }

    @Override
    public Unit visitCall(Expr.Call expr) {
      areThere = true;
      return Unit.UNIT;
    }
  }
}
