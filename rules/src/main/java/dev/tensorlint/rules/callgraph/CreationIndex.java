// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.callgraph.Creations.Creation;
import dev.tensorlint.rules.callgraph.Creations.Destination;
import dev.tensorlint.rules.callgraph.Creations.StaticCall;
import dev.tensorlint.rules.ir.MethodDecl;
import dev.tensorlint.rules.ir.TypeDecl;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** The places where the program creates objects, by class, and the methods that it refers to. */
public final class CreationIndex {

  private final Map<String, List<Made>> byType = new HashMap<>();
  private final Map<String, List<Called>> byMethod = new HashMap<>();
  private final Map<String, Integer> referenced = new HashMap<>();
  private final Map<Procedure, Creations> noted = new HashMap<>();

  /** A creation and the code that contains it. */
  public record Made(Creation creation, Procedure in) {}

  /** A call of a static method and the code that contains it. */
  public record Called(StaticCall call, Procedure in) {}

  /** Records the current body of some code. */
  public void update(Procedure procedure) {
    Creations now = procedure.creations();
    Creations before = noted.put(procedure, now);
    if (now.equals(before)) {
      return;
    }
    if (before != null) {
      before.made().forEach(each -> made(each).remove(new Made(each, procedure)));
      before.calls().forEach(each -> called(each).remove(new Called(each, procedure)));
      before.referenced().forEach(key -> referenced.merge(key, -1, Integer::sum));
    }
    now.made().forEach(each -> made(each).add(new Made(each, procedure)));
    now.calls().forEach(each -> called(each).add(new Called(each, procedure)));
    now.referenced().forEach(key -> referenced.merge(key, 1, Integer::sum));
  }

  private List<Called> called(StaticCall call) {
    return byMethod.computeIfAbsent(call.method(), method -> new ArrayList<>());
  }

  private List<Made> made(Creation creation) {
    return byType.computeIfAbsent(creation.type(), type -> new ArrayList<>());
  }

  /** Returns the creations of exactly one class, in the order of the analysis. */
  public List<Made> of(String type) {
    return byType.getOrDefault(type, List.of()).stream()
        .sorted(Comparator.comparingInt(made -> made.in().rank()))
        .toList();
  }

  /**
   * Returns whether an object lives as long as the program: a static field keeps it, or an object
   * that does, or each caller of the methods that return it puts it into one.
   *
   * @param lives whether all objects of a class live as long
   */
  public boolean isForever(Made made, Predicate<TypeDecl> lives) {
    return isForever(made.creation().destination(), made.in(), lives, new HashSet<>());
  }

  private boolean isForever(
      Destination destination, Procedure in, Predicate<TypeDecl> lives, Set<Procedure> seen) {
    return switch (destination) {
      case STATIC_FIELD -> true;
      case OWN_FIELD -> lives.test(in.body().type());
      case CALLER -> seen.add(in) && isKeptByCallers(in, lives, seen);
      case FIELD, OTHER -> false;
    };
  }

  private boolean isKeptByCallers(
      Procedure procedure, Predicate<TypeDecl> lives, Set<Procedure> seen) {
    MethodDecl method = procedure.body().method();
    if (method == null || isReferenced(method.ref().key())) {
      return false;
    }
    List<Called> calls = byMethod.getOrDefault(method.ref().key(), List.of());
    return !calls.isEmpty()
        && calls.stream()
            .allMatch(each -> isForever(each.call().destination(), each.in(), lives, seen));
  }

  /** Returns whether a method reference names a method. */
  public boolean isReferenced(String key) {
    return referenced.getOrDefault(key, 0) > 0;
  }
}
