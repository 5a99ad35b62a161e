// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.ResultEffect;
import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.RootMark;
import dev.tensorlint.rules.ir.TypeOracle;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What models state once for all constructors and methods whose result is of a type, where no entry
 * says otherwise. It holds in the packages that the same model names: a method of another library
 * may hand out what it keeps.
 */
final class StatedResults {

  private static final Map<ResultEffect.Kind, Summary> SUMMARIES =
      Map.of(
          ResultEffect.Kind.FRESH, summary(ResultEffect.Kind.FRESH),
          ResultEffect.Kind.SCOPED, summary(ResultEffect.Kind.SCOPED));

  /** By package, then by type. */
  private final Map<String, Map<String, ResultEffect.Kind>> byPackage = new HashMap<>();

  private final Map<String, ResultEffect.Kind> byType = new HashMap<>();

  private static Summary summary(ResultEffect.Kind kind) {
    return MethodDecoder.effectOf(ResultEffect.of(kind));
  }

  /** Adds what a model states; models that were added earlier win. */
  void add(LibraryModel library) {
    Map<String, ResultEffect.Kind> stated = new HashMap<>();
    for (LibraryModel.Type type : library.types()) {
      ResultEffect.Kind results = type.traits().results();
      if (results != null) {
        stated.put(type.name(), results);
      }
    }
    if (stated.isEmpty()) {
      return;
    }
    stated.forEach(byType::putIfAbsent);
    for (LibraryModel.Type type : library.types()) {
      Map<String, ResultEffect.Kind> known =
          byPackage.computeIfAbsent(packageOf(type.name()), name -> new HashMap<>());
      stated.forEach(known::putIfAbsent);
    }
  }

  private static String packageOf(String type) {
    return type.substring(0, Math.max(type.lastIndexOf('.'), 0));
  }

  /** Returns whether something may be stated of a method. */
  boolean mayConcern(MethodRef method) {
    return !byPackage.isEmpty() && byPackage.containsKey(packageOf(RootMark.strip(method.owner())));
  }

  /** Returns what is stated of the result of a constructor or method. */
  Optional<Summary> of(MethodRef method, TypeOracle oracle) {
    Map<String, ResultEffect.Kind> stated =
        byPackage.getOrDefault(packageOf(RootMark.strip(method.owner())), Map.of());
    TypeRef returned = method.returnType();
    boolean isObject = method.isConstructor() || !(returned.isArray() || returned.isPrimitive());
    String result = method.isConstructor() ? method.owner() : returned.name();
    return stated.isEmpty() || !isObject
        ? Optional.empty()
        : IndexedModels.nearest(stated, result, oracle).map(SUMMARIES::get);
  }

  /** Returns what is stated of new objects of a type. */
  Optional<Summary> ofType(String type, TypeOracle oracle) {
    return byType.isEmpty()
        ? Optional.empty()
        : IndexedModels.nearest(byType, type, oracle).map(SUMMARIES::get);
  }
}
