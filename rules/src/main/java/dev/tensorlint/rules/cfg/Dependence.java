// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.cfg;

import dev.tensorlint.rules.ir.Local;
import java.util.HashSet;
import java.util.Set;

/**
 * The changing inputs of a value.
 *
 * @param on changing variables on which it depends
 * @param isSure whether it depends on nothing unknown
 */
record Dependence(Set<Local> on, boolean isSure) {

  static final Dependence NONE = new Dependence(Set.of(), true);
  static final Dependence UNKNOWN = new Dependence(Set.of(), false);

  Dependence {
    on = Set.copyOf(on);
  }

  static Dependence on(Local local) {
    return new Dependence(Set.of(local), true);
  }

  /** Returns this dependence without the variables that a region declares or assigns. */
  Dependence besides(Region own) {
    Set<Local> others = new HashSet<>(on);
    others.removeIf(local -> own.declares(local) || own.assigns(local));
    return new Dependence(others, isSure);
  }

  Dependence and(Dependence other) {
    Set<Local> all = new HashSet<>(on);
    all.addAll(other.on);
    return new Dependence(all, isSure && other.isSure);
  }
}
