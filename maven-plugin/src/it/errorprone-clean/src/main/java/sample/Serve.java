package sample;

import dev.tensorlint.runtime.Tensor;

final class Serve {

  private Serve() {}

  static float[] answer(float[] input) {
    try (Tensor x = Tensor.of(input)) {
      return x.toFloatArray();
    }
  }
}
