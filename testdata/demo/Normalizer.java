package demo;

import dev.tensorlint.runtime.Tensor;

/** Brings the features of a batch to mean 0 and variance 1. */
public final class Normalizer {

  private Normalizer() {}

  /** Returns a new tensor, which is the caller's. */
  public static Tensor normalize(Tensor batch) {
    Tensor mean = batch.mean();
    Tensor centred = batch.sub(mean);
    Tensor squares = centred.mul(centred);
    Tensor variance = squares.mean();
    Tensor normal = centred.div((float) Math.sqrt(variance.item()));
    mean.close();
    centred.close();
    squares.close();
    variance.close();
    System.out.println("variance " + variance.item());
    return normal;
  }
}
