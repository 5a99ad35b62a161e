// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.bytecode;

import java.util.List;

/**
 * The basic blocks of a method in the order of its code, the entry first.
 *
 * @param guards what protects them, inner ones before outer ones
 */
record BlockGraph(List<CodeBlock> blocks, List<Guard> guards) {

  BlockGraph {
    blocks = List.copyOf(blocks);
    guards = List.copyOf(guards);
  }

  /**
   * Returns whether a handler protects nothing before a block. Compilers cut what it protects in
   * pieces, where the code returns: one piece of an outer handler may be just an inner handler.
   */
  boolean protectsNothingBefore(int block, int handler) {
    return guards.stream().noneMatch(each -> each.handler() == handler && each.from() < block);
  }
}
