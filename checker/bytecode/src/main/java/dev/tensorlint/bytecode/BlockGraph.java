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
}
