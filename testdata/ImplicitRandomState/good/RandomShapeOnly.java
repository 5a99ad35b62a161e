// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Only the shape of something random is used; the input is zeros. */
final class RandomShapeOnly {
  static void run() {
    try (Model model = Sequential.withInputs(3, new Dense(1));
        Tensor like = Tensor.randn(1, 3);
        Tensor x = Tensor.zeros(like.shape().dims());
        Tensor y = model.predict(x)) {
      System.out.println(y.item());
    }
  }
}
