// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scanner.translate;

import dev.tensorlint.scanner.source.BlockScope;
import dev.tensorlint.scanner.source.Scope;
import dev.tensorlint.scanner.source.Variable;
import java.util.ArrayList;
import java.util.List;

/** Pattern variables that a condition introduces: JLS 6.3.1. */
record Bindings(List<Variable> whenTrue, List<Variable> whenFalse) {

  static final Bindings NONE = new Bindings(List.of(), List.of());

  Bindings {
    whenTrue = List.copyOf(whenTrue);
    whenFalse = List.copyOf(whenFalse);
  }

  Bindings negated() {
    return new Bindings(/* whenTrue= */ whenFalse, /* whenFalse= */ whenTrue);
  }

  static Bindings both(Bindings left, Bindings right) {
    return new Bindings(join(left.whenTrue, right.whenTrue), List.of());
  }

  static Bindings either(Bindings left, Bindings right) {
    return new Bindings(List.of(), join(left.whenFalse, right.whenFalse));
  }

  private static List<Variable> join(List<Variable> some, List<Variable> more) {
    List<Variable> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  Scope trueScope(Scope around) {
    return whenTrue.isEmpty() ? around : new BlockScope(around, whenTrue);
  }

  Scope falseScope(Scope around) {
    return whenFalse.isEmpty() ? around : new BlockScope(around, whenFalse);
  }
}
