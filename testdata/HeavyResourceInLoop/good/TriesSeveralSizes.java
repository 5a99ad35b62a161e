// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** Each round builds another model: that is what the loop is for. */
final class TriesSeveralSizes {
  static void run() {
    for (int units : new int[] {1, 2, 4}) {
      try (Model model = Sequential.withInputs(2, new Dense(units), new Dense(1));
          Tensor x = Tensor.ones(1, 2);
          Tensor y = model.predict(x)) {
        System.out.println(y.item());
      }
    }
  }
}
