// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.errorprone.translate;

import dev.tensorlint.rules.ir.TypeRef;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Types of the values that each enclosing switch expression yields. */
final class YieldedTypes {

  /** The innermost switch expression first. */
  private final Deque<List<TypeRef>> yielded = new ArrayDeque<>();

  void enter() {
    yielded.push(new ArrayList<>());
  }

  /** Adds the type of a value that the innermost switch expression yields. */
  void add(TypeRef type) {
    if (!yielded.isEmpty()) {
      yielded.element().add(type);
    }
  }

  /** Returns the types of the innermost switch expression, which ends. */
  List<TypeRef> leave() {
    return yielded.pop();
  }
}
