package service.data;

import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Moves and scales columns to mean zero and spread one. */
public final class Normalizer implements AutoCloseable {
  private Tensor mean;
  private Tensor spread;

  private Normalizer(Tensor mean, Tensor spread) {
    this.mean = mean;
    this.spread = spread;
  }

  /** The identity. */
  public static Normalizer identity(int features) {
    Tensor mean = Tensor.zeros(features);
    Tensor spread;
    try {
      spread = Tensor.ones(features);
    } catch (RuntimeException e) {
      mean.close();
      throw e;
    }
    return new Normalizer(mean, spread);
  }

  /** Fits the columns of the inputs, which stay the caller's. */
  public void fit(Tensor inputs) {
    Tensor newMean;
    Tensor newSpread;
    try (TensorScope scope = TensorScope.open()) {
      Tensor middle = inputs.mean(0);
      Tensor square = inputs.sub(middle).square().mean(0);
      newMean = middle.keep();
      newSpread = square.add(1e-3f).sqrt().keep();
    }
    replace(newMean, newSpread);
  }

  private void replace(Tensor newMean, Tensor newSpread) {
    Tensor oldMean = mean;
    Tensor oldSpread = spread;
    mean = newMean;
    spread = newSpread;
    oldMean.close();
    oldSpread.close();
  }

  /** The normalized rows; the caller closes them. */
  public Tensor apply(Tensor inputs) {
    try (Tensor moved = inputs.sub(mean)) {
      return moved.div(spread);
    }
  }

  public Normalizer copy() {
    Tensor first = mean.clone();
    try {
      return new Normalizer(first, spread.clone());
    } catch (RuntimeException e) {
      first.close();
      throw e;
    }
  }

  @Override
  public void close() {
    try {
      mean.close();
    } finally {
      spread.close();
    }
  }
}
