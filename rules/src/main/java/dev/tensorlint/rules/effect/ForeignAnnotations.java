// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Translates annotations of other tools into the effects that they state: those of Error Prone, the
 * Checker Framework and JSR 305, by simple name. A model and the body of a method say more, so that
 * only the annotations of methods without either are read.
 */
public final class ForeignAnnotations {

  /** Annotations of a method whose caller must release the result. */
  private static final Set<String> FRESH = Set.of("MustBeClosed", "Owning");

  /** Annotations of a type whose objects must be released by one of some methods. */
  private static final Set<String> MUST_CALL = Set.of("MustCall", "InheritableMustCall");

  /** An annotation of a method whose caller must not release the result. */
  private static final String LENT = "NotOwning";

  private static final Map<String, OperandEffect> OPERANDS =
      Map.of(
          "WillClose", OperandEffect.RELEASES,
          "EnsuresCalledMethods", OperandEffect.RELEASES,
          "Owning", OperandEffect.CONSUMES,
          "WillCloseWhenClosed", OperandEffect.WRAPS,
          "MustCallAlias", OperandEffect.WRAPS,
          "WillNotClose", OperandEffect.BORROWS,
          "CreatesMustCallFor", OperandEffect.ACQUIRES,
          "NotOwning", OperandEffect.BORROWS);

  /** An argument without an annotation may be kept. */
  private static final OperandEffect UNSTATED = OperandEffect.REFILLS.givenAway();

  private ForeignAnnotations() {}

  /** Returns whether an annotation of this simple name states an effect. */
  public static boolean isKnown(String name) {
    return FRESH.contains(name) || OPERANDS.containsKey(name);
  }

  /** Returns whether an annotation of this simple name states how objects are released. */
  public static boolean statesRelease(String name) {
    return MUST_CALL.contains(name);
  }

  /** Returns the methods one of which releases the objects of a type; empty if nothing says so. */
  public static List<String> releaseMethods(List<Annotation> ofType) {
    return ofType.stream()
        .filter(each -> statesRelease(each.name()))
        .flatMap(each -> each.strings().stream())
        .distinct()
        .toList();
  }

  /** Returns whether the caller of a method or constructor must release what it makes. */
  public static boolean isFresh(List<Annotation> ofMethod) {
    return ofMethod.stream().anyMatch(each -> FRESH.contains(each.name()));
  }

  /** Returns what the annotations of a method state; empty if they state nothing. */
  public static Optional<Summary> summary(MethodRef method, MethodAnnotations annotations) {
    Optional<ResultEffect> result = result(annotations.method());
    Optional<OperandEffect> receiver = operand(annotations.receiver());
    List<OperandEffect> parameters = new ArrayList<>();
    boolean isStated = result.isPresent() || receiver.isPresent();
    for (int i = 0; i < method.parameters().size(); i++) {
      Optional<OperandEffect> stated = operand(annotations.parameter(i));
      isStated |= stated.isPresent();
      parameters.add(stated.orElse(UNSTATED));
    }
    return isStated
        ? Optional.of(
            Contracts.modelled(
                result.orElse(ResultEffect.COPY),
                receiver.orElse(OperandEffect.BORROWS),
                parameters))
        : Optional.empty();
  }

  private static Optional<ResultEffect> result(Set<String> names) {
    if (names.contains(LENT)) {
      return Optional.of(ResultEffect.COPY);
    }
    return Collections.disjoint(names, FRESH)
        ? Optional.empty()
        : Optional.of(ResultEffect.of(ResultEffect.Kind.FRESH));
  }

  /** Returns the effect that annotations state; of several, the first by name. */
  private static Optional<OperandEffect> operand(Set<String> names) {
    return names.stream().filter(OPERANDS::containsKey).sorted().findFirst().map(OPERANDS::get);
  }
}
