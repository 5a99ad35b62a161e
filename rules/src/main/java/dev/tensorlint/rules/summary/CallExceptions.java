// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.ThrowCondition;
import dev.tensorlint.rules.effect.inferred.ThrownExceptions;
import dev.tensorlint.rules.effect.inferred.UnexpectedExceptions;
import dev.tensorlint.rules.ir.Callee;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeRef;
import dev.tensorlint.rules.resource.Library;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which exceptions calls may throw, and on which conditions. */
final class CallExceptions {

  private static final String THROWABLE = "java.lang.Throwable";
  private static final String RUNTIME_EXCEPTION = "java.lang.RuntimeException";
  private static final String ERROR = "java.lang.Error";

  private final Library library;
  private final CallSummaryLookup summaries;

  CallExceptions(Library library, CallSummaryLookup summaries) {
    this.library = library;
    this.summaries = summaries;
  }

  /** Returns the exceptions of ordinary operation, as binary names. */
  List<String> of(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)
        || isQuietClose(receiverType, method)
        || library.models().throwsNothing(receiverType, method, library.types())) {
      return List.of();
    }
    return summaries
        .of(receiverType, callee)
        .map(effect -> thrown(method, effect))
        .orElseGet(() -> declared(method));
  }

  /** Returns on which conditions on its arguments a call throws some of its exceptions. */
  Map<String, Set<ThrowCondition>> throwConditions(String receiverType, Callee callee) {
    return callee instanceof MethodRef method
        ? summaries
            .of(receiverType, callee)
            .map(effect -> conditions(method, effect))
            .orElse(Map.of())
        : Map.of();
  }

  /** Returns on which conditions on its arguments a call returns; empty if on any. */
  Set<ThrowCondition> returnConditions(String receiverType, Callee callee) {
    return callee instanceof MethodRef method
        ? summaries
            .of(receiverType, callee)
            .filter(effect -> !effect.mayThrowDeclared(method))
            .map(effect -> effect.part(ThrownExceptions.NONE).otherwise())
            .orElse(Set.of())
        : Set.of();
  }

  /** Unseen code may throw what is declared on any condition. */
  private Map<String, Set<ThrowCondition>> conditions(MethodRef method, Summary effect) {
    Map<String, Set<ThrowCondition>> onlyIf = effect.part(ThrownExceptions.NONE).onlyIf();
    if (onlyIf.isEmpty() || !effect.mayThrowDeclared(method)) {
      return onlyIf;
    }
    Map<String, Set<ThrowCondition>> seen = new HashMap<>(onlyIf);
    seen.keySet().removeAll(declared(method));
    return seen;
  }

  /** Returns whether a call certainly throws no unexpected exception. */
  boolean isQuiet(String receiverType, Callee callee) {
    if (!(callee instanceof MethodRef method)) {
      return false;
    }
    return library.models().throwsNothing(receiverType, method, library.types())
        || summaries
            .of(receiverType, callee)
            .filter(
                one ->
                    !one.listedExceptions().isEmpty() || UnexpectedExceptions.areImpossibleIn(one))
            .isPresent();
  }

  private boolean isQuietClose(String receiverType, MethodRef method) {
    return method.name().equals("close")
        && method.parameters().isEmpty()
        && library.models().closesQuietly(receiverType, library.types());
  }

  /**
   * Returns the exceptions that a summary names; unseen code may also throw those that are
   * declared.
   */
  private List<String> thrown(MethodRef method, Summary effect) {
    Set<String> types = new LinkedHashSet<>();
    if (effect.mayThrowDeclared(method)) {
      types.addAll(declared(method));
    }
    types.addAll(effect.part(ThrownExceptions.NONE).places().keySet());
    types.addAll(effect.listedExceptions());
    return types.isEmpty() && effect.throwsExceptions()
        ? List.of(RUNTIME_EXCEPTION)
        : List.copyOf(types);
  }

  private List<String> declared(MethodRef method) {
    if (method.thrown().isEmpty()) {
      return List.of();
    }
    return method.thrown().stream().map(TypeRef::name).filter(this::isChecked).toList();
  }

  private boolean isChecked(String type) {
    return library.types().isSubtype(type, THROWABLE)
        && !library.types().isSubtype(type, RUNTIME_EXCEPTION)
        && !library.types().isSubtype(type, ERROR);
  }
}
