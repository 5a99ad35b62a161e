// SPDX-License-Identifier: Apache-2.0
// SPDX-FileCopyrightText: The TensorLint authors
package dev.tensorlint.runtime.nn;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;
import dev.tensorlint.runtime.safetensors.Safetensors;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The weights of some layers by their names in files: the layer's index, a dot and the weight's
 * name, such as {@code 0.kernel}. A layer that is there twice has the name of its first place.
 */
final class NamedWeights {

  private final Map<String, Variable> weights = new LinkedHashMap<>();

  /**
   * Takes the weights of layers.
   *
   * @throws IllegalStateException when they are not all made
   */
  NamedWeights(List<Layer> layers) {
    for (int index = 0; index < layers.size(); index++) {
      requireBuilt(index, layers.get(index));
      for (Variable weight : layers.get(index).variables()) {
        if (!weights.containsValue(weight)) {
          weights.put(index + "." + weight.name(), weight);
        }
      }
    }
  }

  void save(Path file) throws IOException {
    Map<String, Tensor> values = new LinkedHashMap<>();
    weights.forEach((name, weight) -> values.put(name, weight.value()));
    Safetensors.write(file, values, Map.of());
  }

  /** Sets all weights, or none where the file does not fit. */
  void load(Path file) throws IOException {
    Map<String, Tensor> values = Safetensors.read(file);
    try {
      requireFit(file, values);
      weights.forEach((name, weight) -> weight.assign(required(values, name)));
    } finally {
      values.values().forEach(Tensor::close);
    }
  }

  private void requireFit(Path file, Map<String, Tensor> values) {
    if (!values.keySet().equals(weights.keySet())) {
      throw new IllegalArgumentException(
          file + " holds " + values.keySet() + ", the model has " + weights.keySet());
    }
    weights.forEach(
        (name, weight) -> {
          Tensor value = required(values, name);
          if (!value.type().equals(weight.value().type())) {
            throw new IllegalArgumentException(
                file
                    + " holds `"
                    + name
                    + "` as "
                    + value.type()
                    + ", the model has "
                    + weight.value().type());
          }
        });
  }

  private static Tensor required(Map<String, Tensor> values, String name) {
    Tensor value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("there is no `" + name + "`");
    }
    return value;
  }

  private static void requireBuilt(int index, Layer layer) {
    if (layer.hasWeights() && layer.variables().isEmpty()) {
      throw new IllegalStateException(
          "layer "
              + index
              + " has no weights yet: make the model by withInputs, or run it once before");
    }
  }
}
