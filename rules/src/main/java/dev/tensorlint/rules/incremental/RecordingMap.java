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

  private final Map<K, V> map;
  private Map<Object, Optional<V>> notes = new HashMap<>();

  RecordingMap(Map<K, V> map) {
    this.map = map;
  }

  /** Returns the record, and starts a new one. */
  Map<Object, Optional<V>> takeNotes() {
    Map<Object, Optional<V>> taken = notes;
    notes = new HashMap<>();
    return taken;
  }

  /** Returns whether each recorded look-up would still have the same result. */
  boolean answers(Map<Object, Optional<V>> before) {
    return before.entrySet().stream()
        .allMatch(each -> Objects.equals(each.getValue().orElse(null), map.get(each.getKey())));
  }

  @Override
  public @Nullable V get(Object key) {
    V value = map.get(key);
    notes.put(key, Optional.ofNullable(value));
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
