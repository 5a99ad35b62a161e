// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import dev.tensorlint.rules.ir.Local;
import dev.tensorlint.rules.ir.TypeRef;
import java.util.List;

/**
 * Blocks that a handler protects.
 *
 * @param from first block
 * @param to block after the last one
 * @param handler the block that takes the exception
 * @param types what is caught; empty for everything, as compilers write {@code finally}
 * @param caught receives the exception
 */
record Guard(int from, int to, int handler, List<TypeRef> types, Local caught) {

  Guard {
    types = List.copyOf(types);
  }

  Guard over(int newFrom, int newTo) {
    return new Guard(newFrom, newTo, handler, types, caught);
  }

  boolean covers(int block) {
    return from <= block && block < to;
  }
}
