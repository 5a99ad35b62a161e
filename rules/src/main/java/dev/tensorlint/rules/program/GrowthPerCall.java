// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.callgraph.CallTarget;
import dev.tensorlint.rules.callgraph.Procedure;
import dev.tensorlint.rules.callgraph.ProgramIndex;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.ModelKind;
import dev.tensorlint.rules.fact.Fact;
import dev.tensorlint.rules.fact.LeakFact;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.program.FieldHistories.LocatedStore;
import dev.tensorlint.rules.resource.ProgramField;
import dev.tensorlint.rules.work.Work;
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
 * Decides whether each call of a method leaves a resource to an owner in a field of its object. The
 * owner must be as old as the object: a class that opens a new one from time to time bounds the
 * lifetime. Code that runs only during construction runs once.
 *
 * <p>An owner that constructors get may have been made for one call. It has not where the program
 * calls one object again, or leaves that to a library. What a method returns is its caller's to
 * release, unless it is a tensor and only a library calls the method: another resource, such as an
 * owner within the owner, is made to be closed.
 */
final class GrowthPerCall {

  private static final String MAIN = "main";

  private final ProgramIndex index;
  private final List<ResultNode> nodes;
  private final Work work;
  private final Map<String, Set<String>> duringConstruction = new HashMap<>();
  private final CallsAgain again;
  private @Nullable FieldHistories histories;

  /**
   * @param work its budget
   */
  GrowthPerCall(ProgramIndex index, List<ResultNode> nodes, Work work) {
    this.index = index;
    this.work = work;
    this.nodes = nodes;
    this.again = new CallsAgain(index);
  }

  /** Returns whether a fact can be refuted here. */
  static boolean decides(Fact fact) {
    return fact instanceof LeakFact.LeftByCalls;
  }

  /**
   * Returns whether a fact about a body holds. Only {@link LeakFact.LeftByCalls} can be refuted.
   */
  boolean allows(Fact fact, Body body) {
    return !(fact instanceof LeakFact.LeftByCalls left)
        || (isCalledAgain(body) && isLeft(left, body));
  }

  private boolean isLeft(LeakFact.LeftByCalls left, Body body) {
    boolean isOwn = isAsOldAsObject(left.field(), left.isOfOwner());
    if (left.isReturned()) {
      boolean isData = left.resource().model().kind() == ModelKind.TENSOR;
      return isOwn && isData && again.isLeftToOthers(body);
    }
    return isOwn
        || (!left.isOfOwner()
            && isGivenAtFirst(left.field())
            && (again.isLeftToOthers(body) || again.isOnOneObject(body)));
  }

  /** Returns whether only constructors set a field, to what they get. */
  private boolean isGivenAtFirst(FieldKey key) {
    List<LocatedStore> stores =
        histories().stores(key).stream().filter(located -> !located.store().isGift()).toList();
    return index.fields().get(key) != null
        && !stores.isEmpty()
        && stores.stream()
            .allMatch(
                located ->
                    located.store().isPassedOn() && isConstruction(located.by().result().body()));
  }

  private boolean isCalledAgain(Body body) {
    MethodDecl method = body.method();
    return method != null
        && method.kind() == MethodDecl.Kind.METHOD
        && !method.ref().name().equals(MAIN)
        && !duringConstruction(body).contains(method.ref().key());
  }

  private boolean isAsOldAsObject(FieldKey key, boolean isOfOwner) {
    ProgramField field = index.fields().get(key);
    if (field == null) {
      return false;
    }
    List<LocatedStore> stores = histories().stores(key);
    return !stores.isEmpty()
        && stores.stream()
            .allMatch(
                located ->
                    (isOfOwner ? located.store().isOfOwnMade() : located.store().isOwnedForSure())
                        && isConstruction(located.by().result().body()));
  }

  private FieldHistories histories() {
    FieldHistories known = histories == null ? new FieldHistories(nodes) : histories;
    histories = known;
    return known;
  }

  private static boolean isConstruction(Body body) {
    MethodDecl method = body.method();
    return method == null ? body.code() == null : method.kind() != MethodDecl.Kind.METHOD;
  }

  /** Returns the methods of a body's type that its constructors and initializers reach. */
  private Set<String> duringConstruction(Body body) {
    return duringConstruction.computeIfAbsent(
        body.type().name(), name -> findDuringConstruction(body));
  }

  private Set<String> findDuringConstruction(Body of) {
    Map<String, Procedure> own = new HashMap<>();
    Deque<Procedure> open = new ArrayDeque<>();
    for (Procedure each : index.unit(of.unit()).procedures()) {
      work.spend(1);
      Body body = each.body();
      if (body.type().equals(of.type()) && isConstruction(body)) {
        open.add(each);
      } else if (body.type().equals(of.type()) && body.method() != null) {
        own.put(Objects.requireNonNull(body.method()).ref().key(), each);
      }
    }
    Set<String> reached = new HashSet<>();
    while (!open.isEmpty()) {
      for (CallTarget call : index.calls(open.remove())) {
        work.spend(1);
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
