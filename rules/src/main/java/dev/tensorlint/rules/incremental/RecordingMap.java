// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.incremental;

import java.util.AbstractMap;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A view of a map that records the keys of look-ups and their results. */
final class RecordingMap<K, V> extends AbstractMap<K, V> {

  private final Class<K> keys;
  private final Map<K, V> map;
  private Map<K, Optional<V>> notes = new HashMap<>();

  RecordingMap(Class<K> keys, Map<K, V> map) {
    this.keys = keys;
    this.map = map;
  }

  /** Returns the record, and starts a new one. */
  Map<K, Optional<V>> takeNotes() {
    Map<K, Optional<V>> taken = notes;
    notes = new HashMap<>();
    return taken;
  }

  /** Returns whether each recorded look-up would still have the same result. */
  boolean answers(Map<K, Optional<V>> before) {
    return before.entrySet().stream()
        .allMatch(each -> Objects.equals(each.getValue().orElse(null), map.get(each.getKey())));
  }

  @Override
  public @Nullable V get(Object key) {
    V value = map.get(key);
    notes.put(keys.cast(key), Optional.ofNullable(value));
    return value;
  }

  @Override
  public V put(K key, V value) {
    return map.put(key, value);
  }

  @Override
  public Set<Entry<K, V>> entrySet() {
    return map.entrySet();
  }
}
