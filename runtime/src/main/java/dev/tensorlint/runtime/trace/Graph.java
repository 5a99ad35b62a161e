// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.trace;

import dev.tensorlint.runtime.OpRecorders;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.op.TensorType;
import java.util.List;

/** What one trace has noted. It owns its constants, and is immutable but for their release. */
final class Graph {

  private final List<Value> values;
  private final Schedule single;
  private final Schedule fused;

  /**
   * Makes a graph.
   *
   * @param types of the values
   * @param output index of the value that the function returns
   */
  Graph(List<Value> values, List<TensorType> types, int output) {
    this.values = List.copyOf(values);
    this.single = new Schedule(values, output);
    this.fused = new Schedule(new Fusion(values, types, output).fused(), output);
  }

  /**
   * Computes the output. Element-wise operations that feed each other are one pass, unless a
   * recorder wants to see each.
   */
  Tensor run(List<Tensor> inputs) {
    return (OpRecorders.areActive() ? single : fused).run(inputs);
  }

  void close() {
    for (Value value : values) {
      if (value instanceof Value.Constant constant) {
        constant.tensor().close();
      }
    }
  }
}
