// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import dev.tensorlint.rules.callgraph.Body;
import dev.tensorlint.rules.effect.FieldKey;
import dev.tensorlint.rules.effect.inferred.FieldHistory;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Content;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Fill;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Loss;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Passage;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Skip;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Store;
import dev.tensorlint.rules.effect.inferred.FieldHistory.Unready;
import dev.tensorlint.rules.incremental.ResultNode;
import dev.tensorlint.rules.ir.FieldDecl;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The effects of all code of the program on fields, by field. */
final class FieldHistories {

  private final Map<FieldKey, List<LocatedStore>> stores = new HashMap<>();
  private final Map<FieldKey, List<LocatedPassage>> passages = new HashMap<>();
  private final Map<FieldKey, List<LocatedFill>> fills = new HashMap<>();
  private final Map<FieldKey, List<LocatedLoss>> losses = new HashMap<>();
  private final Map<FieldKey, List<LocatedSkip>> skips = new HashMap<>();
  private final Set<Unready> unready = new HashSet<>();
  private final Set<FieldKey> taken = new HashSet<>();

  /** A store and the body that contains it. */
  record LocatedStore(Store store, ResultNode by) {}

  /** A passage and the body that contains it. */
  record LocatedPassage(Passage passage, Body in) {

    /** Returns whether the object no longer owns the value after it. */
    boolean endsDuty() {
      return passage.how() == Passage.How.RELEASED || passage.how() == Passage.How.GIVEN;
    }
  }

  /** A call that may fill a value, and the body that contains it. */
  record LocatedFill(Fill fill, ResultNode by) {}

  /** A loss and the body that contains it. */
  record LocatedLoss(Loss loss, ResultNode by) {}

  /** A skipped release and the body that contains it. */
  record LocatedSkip(Skip skip, Body in) {}

  FieldHistories(List<ResultNode> nodes) {
    for (ResultNode node : nodes) {
      FieldHistory history = node.result().fields();
      if (!history.equals(FieldHistory.NONE)) {
        add(node, history);
      }
    }
  }

  private void add(ResultNode node, FieldHistory history) {
    Body body = node.result().body();
    history.stores().forEach(one -> of(stores, one.field()).add(new LocatedStore(one, node)));
    history.passages().forEach(one -> of(passages, one.field()).add(new LocatedPassage(one, body)));
    history.fills().forEach(one -> of(fills, one.field()).add(new LocatedFill(one, node)));
    history.losses().forEach(one -> of(losses, one.field()).add(new LocatedLoss(one, node)));
    history.skips().forEach(one -> of(skips, one.field()).add(new LocatedSkip(one, body)));
    unready.addAll(history.unready());
    history.contents().stream()
        .filter(
            content ->
                content.how() == Content.Event.TAKEN || content.how() == Content.Event.DROPPED)
        .forEach(content -> taken.add(content.field()));
  }

  private static <T> List<T> of(Map<FieldKey, List<T>> lists, FieldKey key) {
    return lists.computeIfAbsent(key, each -> new ArrayList<>());
  }

  private static FieldKey key(FieldDecl field) {
    return new FieldKey(field.owner(), field.name(), field.isStatic());
  }

  /** Returns the names of the types whose fields are stored to, or whose values go somewhere. */
  Set<String> owners() {
    return Stream.concat(stores.keySet().stream(), passages.keySet().stream())
        .map(FieldKey::owner)
        .collect(Collectors.toSet());
  }

  List<LocatedStore> stores(FieldDecl field) {
    return stores(key(field));
  }

  List<LocatedStore> stores(FieldKey field) {
    return stores.getOrDefault(field, List.of());
  }

  List<LocatedPassage> passages(FieldDecl field) {
    return passages(key(field));
  }

  List<LocatedPassage> passages(FieldKey field) {
    return passages.getOrDefault(field, List.of());
  }

  /** Returns whether some code takes elements out of the container in a field, or may do so. */
  boolean isTakenFrom(FieldKey field) {
    return taken.contains(field);
  }

  List<LocatedFill> fills(FieldDecl field) {
    return fills.getOrDefault(key(field), List.of());
  }

  List<LocatedLoss> losses(FieldDecl field) {
    return losses.getOrDefault(key(field), List.of());
  }

  List<LocatedSkip> skips(FieldDecl field) {
    return skips.getOrDefault(key(field), List.of());
  }

  /**
   * Returns whether some code calls a method on an object whose field may hold no open value at
   * that time.
   */
  boolean isUnready(String method, FieldDecl field) {
    return unready.contains(new Unready(method, key(field)));
  }
}
