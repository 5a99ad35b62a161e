// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import dev.tensorlint.rules.callgraph.Creations.Creation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The places where the program creates objects, by class, and the methods that it refers to. */
public final class CreationIndex {

  private final Map<String, List<Made>> byType = new HashMap<>();
  private final Map<String, Integer> referenced = new HashMap<>();
  private final Map<Procedure, Creations> noted = new HashMap<>();

  /** A creation and the code that contains it. */
  public record Made(Creation creation, Procedure in) {}

  /** Records the current body of some code. */
  public void update(Procedure procedure) {
    Creations now = procedure.creations();
    Creations before = noted.put(procedure, now);
    if (now.equals(before)) {
      return;
    }
    if (before != null) {
      before.made().forEach(each -> made(each).remove(new Made(each, procedure)));
      before.referenced().forEach(key -> referenced.merge(key, -1, Integer::sum));
    }
    now.made().forEach(each -> made(each).add(new Made(each, procedure)));
    now.referenced().forEach(key -> referenced.merge(key, 1, Integer::sum));
  }

  private List<Made> made(Creation creation) {
    return byType.computeIfAbsent(creation.type(), type -> new ArrayList<>());
  }

  /** Returns the creations of exactly one class, in the order of the analysis. */
  public List<Made> of(String type) {
    return byType.getOrDefault(type, List.of()).stream()
        .sorted(Comparator.comparingInt(made -> made.in().rank()))
        .toList();
  }

  /** Returns whether a method reference names a method. */
  public boolean isReferenced(String key) {
    return referenced.getOrDefault(key, 0) > 0;
  }
}
