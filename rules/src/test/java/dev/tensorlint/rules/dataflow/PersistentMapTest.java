// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.dataflow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A persistent map is a map: it does what a {@link HashMap} does, and its copies stay apart. */
final class PersistentMapTest {

  /** A key that shares its hash with many others. */
  private record Key(int number) {
    @Override
    public int hashCode() {
      return number % 7 == 0 ? 42 : number * 0x9E3779B9;
    }
  }

  /** Removes the key when there is no value. */
  private record Change(Key key, int value) {
    boolean isRemoval() {
      return value < 0;
    }
  }

  @Provide
  Arbitrary<List<Change>> changes() {
    return Combinators.combine(
            Arbitraries.integers().between(0, 60).map(Key::new),
            Arbitraries.integers().between(-2, 3))
        .as(Change::new)
        .list()
        .ofMaxSize(200);
  }

  private static PersistentMap<Key, Integer> after(PersistentMap<Key, Integer> map, Change change) {
    return change.isRemoval() ? map.without(change.key()) : map.with(change.key(), change.value());
  }

  @Property
  void doesWhatAMapDoes(@ForAll("changes") List<Change> changes) {
    Map<Key, Integer> expected = new HashMap<>();
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    for (Change change : changes) {
      if (change.isRemoval()) {
        expected.remove(change.key());
      } else {
        expected.put(change.key(), change.value());
      }
      map = after(map, change);
      assertEquals(expected.size(), map.size());
      assertEquals(expected.get(change.key()), map.get(change.key()));
      assertEquals(expected.containsKey(change.key()), map.containsKey(change.key()));
    }
    assertEquals(expected, new HashMap<>(map));
    assertEquals(expected.hashCode(), map.hashCode());
    assertEquals(map, expected);
  }

  @Property
  void formerCopiesStayAsTheyWere(@ForAll("changes") List<Change> changes) {
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    for (Change change : changes) {
      Map<Key, Integer> before = new HashMap<>(map);
      PersistentMap<Key, Integer> former = map;
      map = after(map, change);
      assertEquals(before, new HashMap<>(former));
    }
  }

  @Property
  void equalityDoesNotDependOnTheWay(
      @ForAll("changes") List<Change> changes, @ForAll("changes") List<Change> detour) {
    PersistentMap<Key, Integer> straight = PersistentMap.empty();
    PersistentMap<Key, Integer> other = PersistentMap.empty();
    for (Change change : changes) {
      straight = after(straight, change);
    }
    for (Change change : detour) {
      other = after(other, change);
    }
    for (Key key : List.copyOf(other.keySet())) {
      other = straight.containsKey(key) ? other : other.without(key);
    }
    for (Map.Entry<Key, Integer> entry : straight.entrySet()) {
      other = other.with(entry.getKey(), entry.getValue());
    }
    assertEquals(straight, other);
    assertEquals(straight.hashCode(), other.hashCode());
    assertNotEquals(straight, other.with(new Key(61), 0));
    assertNotEquals(straight.with(new Key(61), 1), other.with(new Key(61), 0));
  }

  @Property
  void whatChangesNothingMakesNoCopy(@ForAll("changes") List<Change> changes) {
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    for (Change change : changes) {
      map = after(map, change);
      assertSame(map, after(map, change));
    }
    assertSame(map, PersistentMap.copyOf(map));
    assertEquals(map, PersistentMap.copyOf(new HashMap<>(map)));
  }

  @Property
  void sharedPartsAreVisitedOnce(@ForAll("changes") List<Change> changes) {
    Map<Key, Set<Integer>> expected = new HashMap<>();
    Map<Key, Set<Integer>> visited = new HashMap<>();
    PersistentMap.SharedVisits<Key, Integer> visits =
        new PersistentMap.SharedVisits<>(
            (key, value) -> visited.computeIfAbsent(key, any -> new HashSet<>()).add(value));
    PersistentMap<Key, Integer> map = PersistentMap.empty();
    for (Change change : changes) {
      map = after(map, change);
      map.forEach((key, value) -> expected.computeIfAbsent(key, any -> new HashSet<>()).add(value));
      visits.visit(map);
      assertTrue(visits.visit(map) <= 1, "the same map again");
    }
    assertEquals(expected, visited);
  }
}
