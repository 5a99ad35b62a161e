package determinism;

import dev.tensorlint.runtime.Tensor;
import not.there.Unknown;

/** Names that nothing resolves. */
final class Unresolved {

  float guess(Unknown unknown, float[] input) {
    Tensor x = Tensor.of(input);
    unknown.take(x.tanh());
    Unknown.call(() -> x.relu(), y -> y.close());
    x.close();
    return unknown.make(x).value() + x.toFloatArray()[0];
  }
}
