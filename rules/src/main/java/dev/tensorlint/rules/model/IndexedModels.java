// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Models indexed by owner, then by method name.
 *
 * <p>Nothing is remembered between calls: most calls are of methods whose name no model knows, and
 * end at the first set; the others cost a look-up for each supertype, no more than hashing a method
 * would.
 */
final class IndexedModels implements LifecycleModels {

  private final Map<String, TypeModel> types = new HashMap<>();
  private final Map<String, MethodIndex> methods = new HashMap<>();
  private final Set<String> methodNames = new HashSet<>();
  private final Set<String> wildcardNames = new HashSet<>();
  private final NameFilter filter;

  private IndexedModels(NameFilter filter) {
    this.filter = filter;
  }

  /**
   * Joins models.
   *
   * @param libraries the strongest first
   */
  static IndexedModels of(List<LibraryModel> libraries) {
    IndexedModels models = new IndexedModels(NameFilter.of(libraries));
    for (int rank = 0; rank < libraries.size(); rank++) {
      for (LibraryModel.Type type : libraries.get(rank).types()) {
        models.add(rank, type);
      }
    }
    return models;
  }

  private void add(int rank, LibraryModel.Type type) {
    if (type.model() != null) {
      types.putIfAbsent(type.name(), type.model());
    }
    methods.computeIfAbsent(type.name(), name -> new MethodIndex()).add(rank, type.methods());
    for (LibraryModel.Method method : type.methods()) {
      MethodPattern pattern = method.pattern();
      (pattern.hasWildcardName() ? wildcardNames : methodNames).add(pattern.name());
    }
  }

  @Override
  public Optional<TypeModel> type(String binaryName, TypeOracle oracle) {
    TypeModel own = types.get(binaryName);
    if (own != null) {
      return Optional.of(own);
    }
    for (String supertype : oracle.supertypes(binaryName)) {
      TypeModel inherited = types.get(supertype);
      if (inherited != null) {
        return Optional.of(inherited);
      }
    }
    return Optional.empty();
  }

  @Override
  public Optional<CallEffect> effect(String receiverType, MethodRef method, TypeOracle oracle) {
    if (!isNamed(method.name())) {
      return Optional.empty();
    }
    if (method.isConstructor()) {
      return of(method.owner(), method);
    }
    Optional<CallEffect> effect = inherited(receiverType, method, oracle);
    return effect.isPresent() || method.owner().equals(receiverType)
        ? effect
        : inherited(method.owner(), method, oracle);
  }

  @Override
  public boolean mayConcern(String sourceText) {
    return filter.matches(sourceText);
  }

  private Optional<CallEffect> inherited(String type, MethodRef method, TypeOracle oracle) {
    Optional<CallEffect> own = of(type, method);
    if (own.isPresent()) {
      return own;
    }
    for (String supertype : oracle.supertypes(type)) {
      Optional<CallEffect> effect = of(supertype, method);
      if (effect.isPresent()) {
        return effect;
      }
    }
    return Optional.empty();
  }

  private Optional<CallEffect> of(String owner, MethodRef method) {
    MethodIndex index = methods.get(owner);
    return index == null ? Optional.empty() : index.find(method);
  }

  private boolean isNamed(String method) {
    return methodNames.contains(method)
        || (!wildcardNames.isEmpty()
            && wildcardNames.stream().anyMatch(name -> Wildcard.matches(name, method)));
  }
}
