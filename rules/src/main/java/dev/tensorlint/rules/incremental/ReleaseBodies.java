// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.ir.Expr;
import dev.tensorlint.rules.ir.IrWalker;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.ir.Unit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which classes of the program override a release without a call in it: nothing is released there
 * (seen in: the manager of a library that manages nothing). Notes what it is asked.
 */
final class ReleaseBodies {

  /** A question: a class, and the names of the methods that release it. */
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

  /** Returns the notes, and begins anew. */
  Map<Asked, Boolean> takeNotes() {
    Map<Asked, Boolean> taken = notes;
    notes = new HashMap<>();
    return taken;
  }

  /** Returns whether it would still answer as the notes say. */
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
            .filter(nearest -> !Calls.areIn(nearest))
            .isPresent();
  }

  private static boolean isRelease(MethodDecl method, List<String> names) {
    return names.contains(method.ref().name())
        && method.ref().parameters().isEmpty()
        && method.body() != null;
  }

  /** Looks for calls. */
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
