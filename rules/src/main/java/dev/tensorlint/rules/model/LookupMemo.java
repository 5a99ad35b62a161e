// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.model;

import dev.tensorlint.rules.ir.MethodRef;
import dev.tensorlint.rules.ir.TypeOracle;
import java.lang.ref.WeakReference;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * What look-ups with one oracle have found. The oracle is held weakly: it may be a whole compiler.
 * Two threads may find the same thing twice, and find the same.
 */
final class LookupMemo {

  private final WeakReference<@Nullable TypeOracle> oracle;
  private final Map<String, Boolean> named = new ConcurrentHashMap<>();
  private final Map<String, Optional<TypeModel>> types = new ConcurrentHashMap<>();
  private final Map<String, Optional<ContainerModel>> containers = new ConcurrentHashMap<>();
  private final Map<String, Map<MethodRef, Optional<CallEffect>>> effects =
      new ConcurrentHashMap<>();

  LookupMemo(@Nullable TypeOracle oracle) {
    this.oracle = new WeakReference<>(oracle);
  }

  boolean isOf(TypeOracle other) {
    return oracle.refersTo(other);
  }

  boolean isNamed(String method, Predicate<String> otherwise) {
    Boolean known = named.get(method);
    return known != null ? known : remember(named, method, otherwise.test(method));
  }

  Optional<TypeModel> type(String name, Function<String, Optional<TypeModel>> otherwise) {
    Optional<TypeModel> known = types.get(name);
    return known != null ? known : remember(types, name, otherwise.apply(name));
  }

  Optional<ContainerModel> container(
      String name, Function<String, Optional<ContainerModel>> otherwise) {
    Optional<ContainerModel> known = containers.get(name);
    return known != null ? known : remember(containers, name, otherwise.apply(name));
  }

  Optional<CallEffect> effect(
      String receiverType,
      MethodRef method,
      BiFunction<String, MethodRef, Optional<CallEffect>> otherwise) {
    Map<MethodRef, Optional<CallEffect>> ofReceiver = effects.get(receiverType);
    if (ofReceiver == null) {
      ofReceiver = effects.computeIfAbsent(receiverType, type -> new ConcurrentHashMap<>());
    }
    Optional<CallEffect> known = ofReceiver.get(method);
    return known != null
        ? known
        : remember(ofReceiver, method, otherwise.apply(receiverType, method));
  }

  private static <K, V> V remember(Map<K, V> memo, K key, V value) {
    memo.put(key, value);
    return value;
  }
}
