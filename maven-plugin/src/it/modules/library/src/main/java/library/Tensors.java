package library;

import dev.tensorlint.runtime.Tensor;

/** Tensors that their callers own. */
public final class Tensors {

  private Tensors() {}

  /** Returns a tensor that the caller closes. */
  public static Tensor of(float[] input) {
    return Tensor.of(input);
  }
}
