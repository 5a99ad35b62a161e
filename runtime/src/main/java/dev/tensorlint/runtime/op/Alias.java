// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.op;

import java.util.List;

/** Another handle on the same data. */
public record Alias() implements ViewOp {

  @Override
  public String name() {
    return "clone";
  }

  @Override
  public TensorType result(List<TensorType> operands) {
    return operands.get(0);
  }

  @Override
  public int offset(TensorType operand) {
    return 0;
  }
}
