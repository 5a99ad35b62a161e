// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** Two branches make the tensor, one line closes it, and the next one reads it. */
final class MadeInOneOfTwoWays {
  static void run() {
    System.out.println(mean(new float[] {3f}) + mean());
  }

  private static float mean(float... values) {
    Tensor input;
    if (values.length == 0) {
      input = Tensor.scalar(0f);
    } else {
      input = Tensor.of(values);
    }
    try (Tensor mean = input.mean()) {
      input.close();
      return mean.item() / input.toFloatArray().length; // want UseAfterDispose definite
    }
  }
}
