// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeDecl;
import dev.tensorlint.rules.summary.FieldHistories.Put;
import dev.tensorlint.rules.typestate.Fact;
import dev.tensorlint.rules.typestate.FieldKey;
import dev.tensorlint.rules.typestate.LeakFact;
import dev.tensorlint.rules.typestate.ProgramField;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells which methods leave something to their object's own owner in each call. That owner has to
 * be as old as the object: who is given one, or opens a new one now and then, may know how long it
 * lives. What runs only while the object is made runs once.
 */
final class CallGrowth {

  private static final String MAIN = "main";

  private final ProgramIndex index;
  private final List<BodyResult> results;
  private final Map<String, Set<String>> whileMade = new HashMap<>();
  private @Nullable FieldHistories histories;

  CallGrowth(ProgramIndex index, List<BodyResult> results) {
    this.index = index;
    this.results = results;
  }

  /** Returns whether a fact about a body holds; nothing but what calls leave is in doubt. */
  boolean allows(Fact fact, Body body) {
    return !(fact instanceof LeakFact.LeftByCalls left)
        || (isCalledAgain(body) && isAsOldAsObject(left.field()));
  }

  private boolean isCalledAgain(Body body) {
    MethodDecl method = body.method();
    return method != null
        && method.kind() == MethodDecl.Kind.METHOD
        && !method.ref().name().equals(MAIN)
        && !whileMade(body.type()).contains(index.key(method));
  }

  private boolean isAsOldAsObject(FieldKey key) {
    ProgramField field = index.fields().get(key);
    if (field == null) {
      return false;
    }
    List<Put> puts = histories().puts(field.decl());
    return !puts.isEmpty()
        && puts.stream().allMatch(put -> put.store().isOwnedForSure() && isMaking(put.by().body()));
  }

  private FieldHistories histories() {
    FieldHistories known = histories == null ? new FieldHistories(results) : histories;
    histories = known;
    return known;
  }

  private static boolean isMaking(Body body) {
    MethodDecl method = body.method();
    return method == null ? body.code() == null : method.kind() != MethodDecl.Kind.METHOD;
  }

  /** Returns the methods that constructors and initializers of a type come to. */
  private Set<String> whileMade(TypeDecl type) {
    return whileMade.computeIfAbsent(type.name(), name -> findWhileMade(type));
  }

  private Set<String> findWhileMade(TypeDecl type) {
    Map<String, Body> own = new HashMap<>();
    Deque<Body> open = new ArrayDeque<>();
    for (Body body : index.bodies()) {
      if (body.type().equals(type) && isMaking(body)) {
        open.add(body);
      } else if (body.type().equals(type) && body.method() != null) {
        own.put(index.key(Objects.requireNonNull(body.method())), body);
      }
    }
    Set<String> reached = new HashSet<>();
    while (!open.isEmpty()) {
      for (MethodRef called : index.calls(open.remove())) {
        Body callee = own.get(called.key());
        if (callee != null && reached.add(called.key())) {
          open.add(callee);
        }
      }
    }
    return reached;
  }
}
