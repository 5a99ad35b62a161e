// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.rules.program;

import java.util.Set;

/**
 * What the analysis of a group of methods takes, and what it waits for. A group is its position in
 * the order of the analysis.
 *
 * @param steps steps of the bodies, at least 1
 * @param waitsFor the groups that it calls, all of them earlier ones
 */
public record GroupWork(long steps, Set<Integer> waitsFor) {

  public GroupWork {
    waitsFor = Set.copyOf(waitsFor);
  }
}
