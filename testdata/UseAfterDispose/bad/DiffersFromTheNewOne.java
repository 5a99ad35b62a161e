// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;

/** The helper closes what it is given first, as that is another object than the second. */
final class DiffersFromTheNewOne {
  static void run() {
    try (Tensor x = Tensor.of(1f);
        Tensor y = Tensor.of(2f)) {
      closeFirstIfItDiffers(x, y);
      System.out.println(x.item()); // want UseAfterDispose definite
    }
  }

  private static void closeFirstIfItDiffers(Tensor one, Tensor other) {
    if (one != other) {
      one.close();
    }
  }
}
