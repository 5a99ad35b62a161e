package application;

import dev.tensorlint.runtime.Tensor;
import library.Inputs;

final class Serve {

  private Serve() {}

  static float[] answer(float[] input) {
    Tensor x = Tensor.of(Inputs.centred(input));
    x.close();
    return x.toFloatArray();
  }
}
