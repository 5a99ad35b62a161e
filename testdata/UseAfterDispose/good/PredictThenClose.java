// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Activation;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** The model is closed last. */
final class PredictThenClose {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(3, Activation.RELU), new Dense(1));
    Tensor input = Tensor.ones(1, 2);
    Tensor output = model.predict(input);
    input.close();
    model.close();
    System.out.println(output.toFloatArray().length + " " + model.isClosed());
    output.close();
  }
}
