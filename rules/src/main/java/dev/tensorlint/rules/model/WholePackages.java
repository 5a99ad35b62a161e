// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Addition;
import dev.tensorlint.rules.effect.AnnotationEffects;
import dev.tensorlint.rules.effect.Contracts;
import dev.tensorlint.rules.effect.OperandEffect;
import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The packages that models describe as a whole: a method without an entry uses what it is given,
 * keeps none of it, may fill a container, and gives what the model states of all results of its
 * type.
 */
final class WholePackages {

  private static final OperandEffect USES = OperandEffect.BORROWS.adding(Addition.UNKNOWN);

  private final Map<String, Map<String, ResultEffect.Kind>> resultsByPackage = new HashMap<>();

  private static Summary summary(ResultEffect.Kind result) {
    return Contracts.modelled(ResultEffect.of(result), OperandEffect.BORROWS, List.of(USES));
  }

  /** Adds what a model states; models that were added earlier win. */
  void add(LibraryModel library) {
    for (String name : library.packages()) {
      Map<String, ResultEffect.Kind> results =
          resultsByPackage.computeIfAbsent(name, each -> new HashMap<>());
      for (LibraryModel.Type type : library.types()) {
        ResultEffect.Kind stated = type.traits().results();
        if (stated != null) {
          results.putIfAbsent(type.name(), stated);
        }
      }
    }
  }

  /** Returns whether a method or constructor belongs to such a package. */
  boolean contain(MethodRef method) {
    return !resultsByPackage.isEmpty() && !packageOf(method).isEmpty();
  }

  /** Returns the package that has the method; empty for none. */
  private String packageOf(MethodRef method) {
    return around(method, resultsByPackage.keySet());
  }

  /** Returns the innermost of some packages that has a method; empty for none. */
  static String around(MethodRef method, Set<String> packages) {
    String name = RootMark.strip(method.owner());
    for (int end = name.lastIndexOf('.'); end > 0; end = name.lastIndexOf('.', end - 1)) {
      String around = name.substring(0, end);
      if (packages.contains(around)) {
        return around;
      }
    }
    return "";
  }

  /**
   * Returns what a method does that has no entry; empty in other packages, and for a constructor of
   * a type of which nothing is stated. What an annotation states of its result is more than what is
   * stated of its type, and so is what one states of an operand.
   */
  Optional<Summary> effect(MethodRef method, AnnotationEffects annotations, TypeOracle oracle) {
    Optional<Summary> plain = effect(method, oracle);
    if (method.isConstructor()) {
      return plain;
    }
    ResultEffect given = plain.map(Summary::result).orElse(ResultEffect.COPY);
    return annotations.summary(method, oracle.annotations(method), given, USES).or(() -> plain);
  }

  /** Returns what is stated of a method without annotations. */
  Optional<Summary> effect(MethodRef method, TypeOracle oracle) {
    Map<String, ResultEffect.Kind> results = resultsByPackage.get(packageOf(method));
    if (results == null) {
      return Optional.empty();
    }
    TypeRef returned = method.returnType();
    String type = method.isConstructor() ? method.owner() : returned.name();
    Optional<ResultEffect.Kind> stated =
        method.isConstructor() || !(returned.isArray() || returned.isPrimitive())
            ? IndexedModels.nearest(results, type, oracle)
            : Optional.empty();
    return stated.isEmpty() && method.isConstructor()
        ? Optional.empty()
        : Optional.of(summary(stated.orElse(ResultEffect.Kind.COPY)));
  }

  /** Returns what is stated of new objects of a type. */
  Optional<Summary> ofType(String type, TypeOracle oracle) {
    return resultsByPackage.values().stream()
        .flatMap(results -> IndexedModels.nearest(results, type, oracle).stream())
        .findFirst()
        .map(WholePackages::summary);
  }
}
