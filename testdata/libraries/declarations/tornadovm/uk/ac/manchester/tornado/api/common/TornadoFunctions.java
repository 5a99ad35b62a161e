// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package uk.ac.manchester.tornado.api.common;

/** A part of what code of other packages sees of the class. */
public final class TornadoFunctions {

  /** A kernel with three arguments. */
  @FunctionalInterface
  public interface Task3<A, B, C> {
    void apply(A first, B second, C third);
  }
}
