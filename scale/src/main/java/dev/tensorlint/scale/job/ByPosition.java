// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.scale.job;

import org.apache.spark.Partitioner;

/** Gives each module of a level a partition of its own, by its position in the level. */
final class ByPosition extends Partitioner {

  private static final long serialVersionUID = 1;

  private final int modules;

  ByPosition(int modules) {
    this.modules = modules;
  }

  @Override
  public int numPartitions() {
    return modules;
  }

  @Override
  public int getPartition(Object key) {
    return (Integer) key;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ByPosition same && same.modules == modules;
  }

  @Override
  public int hashCode() {
    return modules;
  }
}
