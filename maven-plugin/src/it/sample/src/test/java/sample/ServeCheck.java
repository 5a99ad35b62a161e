package sample;

import dev.tensorlint.runtime.Tensor;

final class ServeCheck {

  private ServeCheck() {}

  static float[] readsTooLate() {
    Tensor x = Tensor.of(1f);
    x.close();
    return x.toFloatArray();
  }
}
