// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.typestate.state;

import java.util.HashSet;
import java.util.Set;

/** The typestates that a resource can have, as a set with one element for each past of it. */
final class Typestates {

  private Typestates() {}

  static boolean anyReleased(Set<Typestate> typestates) {
    for (Typestate typestate : typestates) {
      if (typestate.isReleased()) {
        return true;
      }
    }
    return false;
  }

  static boolean allReleased(Set<Typestate> typestates) {
    for (Typestate typestate : typestates) {
      if (!typestate.isReleased()) {
        return false;
      }
    }
    return true;
  }

  /** Returns the typestates after a release; what was released before keeps its first release. */
  static Set<Typestate> released(Set<Typestate> typestates, Typestate how) {
    Set<Typestate> after = new HashSet<>();
    for (Typestate typestate : typestates) {
      after.add(typestate.isReleased() ? typestate : how);
    }
    return after;
  }

  static Set<Typestate> used(Set<Typestate> typestates) {
    Set<Typestate> after = new HashSet<>();
    typestates.forEach(typestate -> after.add(typestate.used()));
    return after;
  }

  static Set<Typestate> vacated(Set<Typestate> typestates) {
    Set<Typestate> after = new HashSet<>();
    typestates.forEach(one -> after.add(one.isReleased() ? one : Typestate.EMPTY));
    return after;
  }

  static Set<Typestate> filled(Set<Typestate> typestates) {
    Set<Typestate> after = new HashSet<>();
    typestates.forEach(typestate -> after.add(typestate.filled()));
    return after;
  }

  /** Returns the released or the open ones. */
  static Set<Typestate> only(Set<Typestate> typestates, boolean isReleased) {
    Set<Typestate> left = new HashSet<>(typestates);
    left.removeIf(typestate -> typestate.isReleased() != isReleased);
    return left;
  }
}
