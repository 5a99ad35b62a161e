// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.program.FieldHistories.Put;
import dev.tensorlint.rules.resource.ProgramField;
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
final class GrowthPerCall {

  private static final String MAIN = "main";

  private final ProgramIndex index;
  private final List<ResultNode> nodes;
  private final Map<String, Set<String>> whileMade = new HashMap<>();
  private @Nullable FieldHistories histories;

  GrowthPerCall(ProgramIndex index, List<ResultNode> nodes) {
    this.index = index;
    this.nodes = nodes;
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
        && !whileMade(body).contains(method.ref().key());
  }

  private boolean isAsOldAsObject(FieldKey key) {
    ProgramField field = index.fields().get(key);
    if (field == null) {
      return false;
    }
    List<Put> puts = histories().puts(key);
    return !puts.isEmpty()
        && puts.stream()
            .allMatch(put -> put.store().isOwnedForSure() && isMaking(put.by().result().body()));
  }

  private FieldHistories histories() {
    FieldHistories known = histories == null ? new FieldHistories(nodes) : histories;
    histories = known;
    return known;
  }

  private static boolean isMaking(Body body) {
    MethodDecl method = body.method();
    return method == null ? body.code() == null : method.kind() != MethodDecl.Kind.METHOD;
  }

  /** Returns the methods that constructors and initializers of the type of some code come to. */
  private Set<String> whileMade(Body body) {
    return whileMade.computeIfAbsent(body.type().name(), name -> findWhileMade(body));
  }

  private Set<String> findWhileMade(Body of) {
    Map<String, Procedure> own = new HashMap<>();
    Deque<Procedure> open = new ArrayDeque<>();
    for (Procedure each : index.unit(of.unit()).procedures()) {
      Body body = each.body();
      if (body.type().equals(of.type()) && isMaking(body)) {
        open.add(each);
      } else if (body.type().equals(of.type()) && body.method() != null) {
        own.put(Objects.requireNonNull(body.method()).ref().key(), each);
      }
    }
    Set<String> reached = new HashSet<>();
    while (!open.isEmpty()) {
      for (CallTarget call : index.calls(open.remove())) {
        String key = call.called().key();
        Procedure callee = own.get(key);
        if (callee != null && reached.add(key)) {
          open.add(callee);
        }
      }
    }
    return reached;
  }
}
