package application;

import dev.tensorlint.runtime.Tensor;
import library.Tensors;

final class Serve {

  private Serve() {}

  static float[] answer(float[] input) {
    Tensor x = Tensors.of(input);
    float[] copy = x.toFloatArray();
    x.close();
    return x.toFloatArray();
  }
}
