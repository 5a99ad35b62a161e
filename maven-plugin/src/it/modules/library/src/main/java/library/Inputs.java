package library;

import dev.tensorlint.runtime.Tensor;

/** What goes into a model. */
public final class Inputs {

  private Inputs() {}

  /** Returns the values with their mean taken off. */
  public static float[] centred(float... values) {
    try (Tensor x = Tensor.of(values);
        Tensor mean = x.mean();
        Tensor centred = x.sub(mean)) {
      return centred.toFloatArray();
    }
  }
}
