// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.callgraph;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The declarations of one name in the files of a program. Broken code and programs of several parts
 * can have more than one. For types and fields, the declaration in the first file counts.
 */
final class Declarations<V> {

  private List<Declared<V>> all = List.of();

  private record Declared<V>(UnitIndex unit, V value) {}

  void add(UnitIndex unit, V value) {
    if (all.isEmpty()) {
      all = List.of(new Declared<>(unit, value));
      return;
    }
    List<Declared<V>> more = new ArrayList<>(all);
    int at = 0;
    while (at < more.size() && more.get(at).unit().position() <= unit.position()) {
      at++;
    }
    more.add(at, new Declared<>(unit, value));
    all = more;
  }

  void remove(UnitIndex unit) {
    all = all.stream().filter(each -> each.unit() != unit).toList();
  }

  boolean isEmpty() {
    return all.isEmpty();
  }

  /** Returns the declaration that counts. */
  Optional<V> first() {
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0).value());
  }

  /** Returns the file of the declaration that counts. */
  Optional<UnitIndex> unit() {
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(0).unit());
  }

  Stream<V> all() {
    return all.stream().map(Declared::value);
  }
}
