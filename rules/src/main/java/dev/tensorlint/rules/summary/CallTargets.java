// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.MethodRef;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Which methods calls can reach, by their keys. Holds for all versions of a program that declare
 * the same methods in types of the same supertypes.
 */
final class CallTargets {

  /** Calls of code that is long gone are forgotten some time. */
  private static final int MOST = 200_000;

  private final List<List<String>> shape;
  private final Map<String, List<String>> overriders = new HashMap<>();
  private final Map<MethodRef, List<String>> targets = new HashMap<>();

  /**
   * @param shape what each file declares
   */
  CallTargets(List<List<String>> shape) {
    this.shape = shape;
  }

  boolean areOf(List<List<String>> otherShape) {
    return shape.equals(otherShape);
  }

  void addOverrider(String overridden, String overrider) {
    overriders.computeIfAbsent(overridden, key -> new ArrayList<>()).add(overrider);
  }

  List<String> overriders(String key) {
    return overriders.getOrDefault(key, List.of());
  }

  /** Returns the keys of the methods that a call can reach, null when that was not asked yet. */
  @org.jspecify.annotations.Nullable
  List<String> known(MethodRef called) {
    return targets.get(called);
  }

  void note(MethodRef called, List<String> keys) {
    if (targets.size() >= MOST) {
      targets.clear();
    }
    targets.put(called, keys);
  }
}
