// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.effect.ThrowCondition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An edge from one node to the next.
 *
 * @param target the node it leads to
 * @param thrown types of the exceptions that take it, as binary names, {@link #UNEXPECTED} and
 *     {@link #UNRESOLVED}; empty if the instruction completes normally
 * @param onlyIf for some of the types: conditions on the arguments of the call, one of which holds
 *     if it throws the type
 * @param condition what holds if it is taken, null for nothing
 */
public record Edge(
    int target,
    List<String> thrown,
    Map<String, Set<ThrowCondition>> onlyIf,
    @Nullable Condition condition) {

  private static final Set<ThrowCondition> UNSTATED = Set.of(new ThrowCondition.Unexpected());

  /** Stands for unchecked exceptions that any call might throw. */
  public static final String UNEXPECTED = "<unexpected>";

  /** Stands for the exceptions that an unresolved call might throw. */
  public static final String UNRESOLVED = "<unresolved>";

  public Edge {
    thrown = List.copyOf(thrown);
    onlyIf = known(onlyIf, thrown);
  }

  public Edge(int target, List<String> thrown, @Nullable Condition condition) {
    this(target, thrown, Map.of(), condition);
  }

  private static Map<String, Set<ThrowCondition>> known(
      Map<String, Set<ThrowCondition>> conditions, List<String> types) {
    if (conditions.isEmpty()) {
      return Map.of();
    }
    Map<String, Set<ThrowCondition>> known = new HashMap<>(conditions);
    known.keySet().retainAll(types);
    return Map.copyOf(known);
  }

  Edge(int target, @Nullable Condition condition) {
    this(target, List.of(), condition);
  }

  /** Returns whether it is taken if the instruction throws. */
  public boolean isExceptional() {
    return !thrown.isEmpty();
  }

  /**
   * Returns whether some exception that takes it is declared or unresolved, not merely possible in
   * any call.
   */
  public boolean isExpected() {
    return thrown.stream().anyMatch(this::isStated);
  }

  /** Returns whether some exception that takes it is declared or thrown by a statement. */
  public boolean isSpokenOf() {
    for (String type : thrown) {
      if (isSpokenOf(type)) {
        return true;
      }
    }
    return false;
  }

  /** Returns whether only exceptions take it that any call might throw. */
  boolean isOnlyUnexpected() {
    return isExceptional() && thrown.stream().allMatch(UNEXPECTED::equals);
  }

  /** Returns this edge without the exceptions that any call might throw. */
  Edge withoutUnexpected() {
    return thrown.contains(UNEXPECTED)
        ? new Edge(
            target,
            thrown.stream().filter(type -> !type.equals(UNEXPECTED)).toList(),
            onlyIf,
            condition)
        : this;
  }

  /**
   * Returns whether it exists only because a clause catches what any call might throw: nothing
   * shows that the exception ever occurs.
   */
  public boolean isSupposed() {
    return isExceptional() && !isExpected();
  }

  /** Returns the exceptions that code or a declaration states, in order. */
  public List<String> stated() {
    return thrown.stream().filter(this::isStated).toList();
  }

  private boolean isStated(String type) {
    return isSpokenOf(type) && !UNSTATED.equals(onlyIf.get(type));
  }

  /**
   * Returns whether a type of exception is declared or unresolved, not merely possible in any call.
   */
  public static boolean isSpokenOf(String type) {
    return !type.equals(UNEXPECTED) && !type.equals(UNRESOLVED);
  }
}
