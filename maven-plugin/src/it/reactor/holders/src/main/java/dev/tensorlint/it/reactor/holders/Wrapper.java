// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.it.reactor.holders;

import dev.tensorlint.runtime.Tensor;

/** Owns the tensor that it is given. */
public final class Wrapper implements AutoCloseable {
  private final Tensor given;

  public Wrapper(Tensor given) {
    this.given = given;
  }

  public float first() {
    return given.item();
  }

  @Override
  public void close() {
    given.close();
  }
}
