// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.effect.Summary;
import dev.tensorlint.rules.effect.TypeModel;
import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What look-ups with one oracle have found. The oracle is held weakly: it may be a whole compiler.
 * Two threads may find the same thing twice, and find the same.
 */
final class LookupMemo {

  private final IndexedModels models;
  private final WeakReference<@Nullable TypeOracle> oracle;
  private final Map<String, Boolean> named = new ConcurrentHashMap<>();
  private final Map<String, Optional<TypeModel>> types = new ConcurrentHashMap<>();
  private final Map<String, Optional<TypeModel>> fresh = new ConcurrentHashMap<>();
  private final Map<String, Optional<ContainerModel>> containers = new ConcurrentHashMap<>();
  private final Map<String, Map<MethodRef, Optional<Summary>>> effects = new ConcurrentHashMap<>();

  /**
   * @param models where the answers come from
   */
  LookupMemo(IndexedModels models, @Nullable TypeOracle oracle) {
    this.models = models;
    this.oracle = new WeakReference<>(oracle);
  }

  @SuppressWarnings("ReferenceEquality") // One oracle may be equal to another and know other types.
  boolean isOf(TypeOracle other) {
    return oracle.get() == other;
  }

  boolean isNamed(String method) {
    Boolean known = named.get(method);
    return known != null ? known : remember(named, method, models.findName(method));
  }

  Optional<TypeModel> type(String name, TypeOracle asked) {
    Optional<TypeModel> known = types.get(name);
    return known != null ? known : remember(types, name, models.findType(name, asked));
  }

  Optional<TypeModel> fresh(String type, TypeOracle asked) {
    Optional<TypeModel> known = fresh.get(type);
    return known != null ? known : remember(fresh, type, models.findFresh(type, asked));
  }

  Optional<ContainerModel> container(String name, TypeOracle asked) {
    Optional<ContainerModel> known = containers.get(name);
    return known != null ? known : remember(containers, name, models.findContainer(name, asked));
  }

  Optional<Summary> effect(String receiverType, MethodRef method, TypeOracle asked) {
    Map<MethodRef, Optional<Summary>> ofReceiver = effects.get(receiverType);
    if (ofReceiver == null) {
      ofReceiver = effects.computeIfAbsent(receiverType, type -> new ConcurrentHashMap<>());
    }
    Optional<Summary> known = ofReceiver.get(method);
    return known != null
        ? known
        : remember(ofReceiver, method, models.findEffect(receiverType, method, asked));
  }

  private static <K, V> V remember(Map<K, V> memo, K key, V value) {
    memo.put(key, value);
    return value;
  }
}
