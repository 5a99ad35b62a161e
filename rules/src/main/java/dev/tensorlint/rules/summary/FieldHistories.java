// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.summary;

import dev.tensorlint.rules.ir.FieldDecl;
import dev.tensorlint.rules.typestate.FieldHistory;
import dev.tensorlint.rules.typestate.FieldHistory.Loss;
import dev.tensorlint.rules.typestate.FieldHistory.Passage;
import dev.tensorlint.rules.typestate.FieldHistory.Store;
import dev.tensorlint.rules.typestate.FieldHistory.Unready;
import dev.tensorlint.rules.typestate.FieldKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What all code of the program does to fields, by field. */
final class FieldHistories {

  private final Map<FieldKey, List<Put>> puts = new HashMap<>();
  private final Map<FieldKey, List<Way>> ways = new HashMap<>();
  private final Map<FieldKey, List<Lost>> losses = new HashMap<>();
  private final Set<Unready> unready = new HashSet<>();

  /** A store and the body that does it. */
  record Put(Store store, BodyResult by) {}

  /** A passage and the body in which it is. */
  record Way(Passage passage, Body in) {

    /** Returns whether the object need not release the value any more. */
    boolean endsDuty() {
      return passage.how() == Passage.How.RELEASED || passage.how() == Passage.How.GIVEN;
    }
  }

  /** A loss and the body that does it. */
  record Lost(Loss loss, BodyResult by) {}

  FieldHistories(List<BodyResult> results) {
    for (BodyResult result : results) {
      FieldHistory history = result.fields();
      history.stores().forEach(one -> of(puts, one.field()).add(new Put(one, result)));
      history.passages().forEach(one -> of(ways, one.field()).add(new Way(one, result.body())));
      history.losses().forEach(one -> of(losses, one.field()).add(new Lost(one, result)));
      unready.addAll(history.unready());
    }
  }

  private static <T> List<T> of(Map<FieldKey, List<T>> lists, FieldKey key) {
    return lists.computeIfAbsent(key, each -> new ArrayList<>());
  }

  private static FieldKey key(FieldDecl field) {
    return new FieldKey(field.owner(), field.name(), field.isStatic());
  }

  List<Put> puts(FieldDecl field) {
    return puts.getOrDefault(key(field), List.of());
  }

  List<Way> ways(FieldDecl field) {
    return ways.getOrDefault(key(field), List.of());
  }

  List<Lost> losses(FieldDecl field) {
    return losses.getOrDefault(key(field), List.of());
  }

  /** Returns whether a method is called on an object whose field may hold nothing open then. */
  boolean isUnready(String method, FieldDecl field) {
    return unready.contains(new Unready(method, key(field)));
  }
}
