// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.testdata.generated;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A block while it is generated: its variables, and the releases that it still owes. */
final class Frame {

  private final @Nullable Frame outer;
  private final boolean isScoped;
  private final String leaving;
  private final List<Variable> variables = new ArrayList<>();
  private final List<String> owed = new ArrayList<>();

  private Frame(@Nullable Frame outer, boolean isScoped, String leaving) {
    this.outer = outer;
    this.isScoped = isScoped;
    this.leaving = leaving;
  }

  /**
   * The body of a method.
   *
   * @param leaving the statement that leaves it early, empty where nothing may
   */
  static Frame ofMethod(String leaving) {
    return new Frame(null, false, leaving);
  }

  Frame inner() {
    return new Frame(this, isScoped, leaving);
  }

  /** A block in which a scope is open. */
  Frame scoped() {
    return new Frame(this, true, leaving);
  }

  boolean isScoped() {
    return isScoped;
  }

  String leaving() {
    return leaving;
  }

  Variable add(String name, boolean isFinal) {
    Variable variable = new Variable(name, isFinal);
    variables.add(variable);
    return variable;
  }

  /** The block releases it at its end. */
  void owes(String release) {
    owed.add(0, release);
  }

  void paid(String release) {
    owed.remove(release);
  }

  /** Returns the releases at the end of this block, the last creation first. */
  List<String> owed() {
    return List.copyOf(owed);
  }

  /** Returns the releases on the way out of the method. */
  List<String> allOwed() {
    List<String> all = new ArrayList<>(owed);
    if (outer != null) {
      all.addAll(outer.allOwed());
    }
    return all;
  }

  /** Returns the variables of this block alone. */
  List<Variable> own() {
    return Collections.unmodifiableList(variables);
  }

  List<Variable> visible() {
    List<Variable> all = new ArrayList<>(outer == null ? List.of() : outer.visible());
    all.addAll(variables);
    return all;
  }

  List<Variable> open() {
    return visible().stream().filter(Variable::isOpen).toList();
  }

  List<Variable> released() {
    return visible().stream().filter(each -> !each.isOpen()).toList();
  }
}
