// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.effect;

import dev.tensorlint.rules.ir.Annotation;
import dev.tensorlint.rules.ir.MethodAnnotations;
import dev.tensorlint.rules.ir.MethodAnnotations.Use;
import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The effects that annotations state, by their simple names. The entry of a model and the body of a
 * method say more, so that only the annotations of methods without either are read.
 *
 * @param results what a method with the annotation gives
 * @param receivers what it does to the object it is called on
 * @param arguments what it does to a parameter with the annotation
 * @param releases methods one of which releases an object of a class with the annotation; none
 *     where the values of the annotation name them
 */
public record AnnotationEffects(
    Map<String, ResultEffect> results,
    Map<String, OperandEffect> receivers,
    Map<String, OperandEffect> arguments,
    Map<String, List<String>> releases) {

  public static final AnnotationEffects NONE =
      new AnnotationEffects(Map.of(), Map.of(), Map.of(), Map.of());

  /** An argument without an annotation may be kept. */
  private static final OperandEffect UNSTATED = OperandEffect.REFILLS.givenAway();

  public AnnotationEffects {
    results = Map.copyOf(results);
    receivers = Map.copyOf(receivers);
    arguments = Map.copyOf(arguments);
    releases = Map.copyOf(releases);
  }

  /** Returns these effects and others; where both have the same annotation, these hold. */
  public AnnotationEffects and(AnnotationEffects others) {
    return new AnnotationEffects(
        joined(results, others.results),
        joined(receivers, others.receivers),
        joined(arguments, others.arguments),
        joined(releases, others.releases));
  }

  private static <T> Map<String, T> joined(Map<String, T> first, Map<String, T> second) {
    Map<String, T> both = new HashMap<>(second);
    both.putAll(first);
    return both;
  }

  /** Returns whether an annotation states an effect where it stands on a method. */
  public boolean isOfMethods(String name) {
    return results.containsKey(name) || receivers.containsKey(name);
  }

  /** Returns whether an annotation states an effect where it stands on a parameter. */
  public boolean isOfParameters(String name) {
    return arguments.containsKey(name);
  }

  /** Returns the annotations that say of a method that its result must be released. */
  public Set<String> makers() {
    return results.entrySet().stream()
        .filter(stated -> isNew(stated.getValue()))
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  private static boolean isNew(ResultEffect stated) {
    return stated.kind() == ResultEffect.Kind.FRESH || stated.kind() == ResultEffect.Kind.SCOPED;
  }

  /** Returns the methods one of which releases the objects of a type; empty if nothing says so. */
  public List<String> releaseMethods(Collection<Use> ofType) {
    Set<String> methods = new LinkedHashSet<>();
    for (Use use : ofType) {
      List<String> stated = releases.get(use.name());
      if (stated != null) {
        methods.addAll(stated.isEmpty() ? use.strings() : stated);
      }
    }
    return List.copyOf(methods);
  }

  /** Returns whether the caller of a method or constructor must release what it makes. */
  public boolean isFresh(List<Annotation> ofMethod) {
    return ofMethod.stream()
        .map(each -> results.get(each.name()))
        .anyMatch(each -> each != null && each.kind() == ResultEffect.Kind.FRESH);
  }

  /** Returns what the annotations of a method state; empty if they state nothing. */
  public Optional<Summary> summary(MethodRef method, MethodAnnotations annotations) {
    return summary(method, annotations, ResultEffect.COPY, UNSTATED);
  }

  /**
   * Returns what the annotations of a method state; empty if they state nothing.
   *
   * @param given what the method gives without an annotation
   * @param otherwise what becomes of an argument without one
   */
  public Optional<Summary> summary(
      MethodRef method,
      MethodAnnotations annotations,
      ResultEffect given,
      OperandEffect otherwise) {
    Optional<ResultEffect> result =
        first(results, annotations.method()).map(stated -> ofMethod(method, stated));
    Optional<OperandEffect> receiver = first(receivers, annotations.receiver());
    List<OperandEffect> parameters = new ArrayList<>();
    boolean isStated = result.isPresent() || receiver.isPresent();
    for (int i = 0; i < method.parameters().size(); i++) {
      Optional<OperandEffect> stated = first(arguments, annotations.parameter(i));
      isStated |= stated.isPresent();
      parameters.add(stated.orElse(otherwise));
    }
    return isStated
        ? Optional.of(
            Contracts.modelled(
                result.orElse(given), receiver.orElse(OperandEffect.BORROWS), parameters))
        : Optional.empty();
  }

  /** A static method has no receiver to which its result could be related. */
  private static ResultEffect ofMethod(MethodRef method, ResultEffect stated) {
    return method.isStatic() && stated.from().equals(Operand.RECEIVER) ? ResultEffect.COPY : stated;
  }

  /** Returns the effect that annotations state; of several, the first by name. */
  private static <T> Optional<T> first(Map<String, T> effects, Set<String> names) {
    return effects.isEmpty() || names.isEmpty()
        ? Optional.empty()
        : names.stream().filter(effects::containsKey).sorted().findFirst().map(effects::get);
  }
}
