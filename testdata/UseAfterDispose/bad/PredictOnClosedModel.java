// runs: throws ModelClosedException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.Sequential;

/** A model that is closed cannot predict. */
final class PredictOnClosedModel {
  static void run() {
    Model model = Sequential.withInputs(2, new Dense(1));
    Tensor input = Tensor.ones(1, 2);
    model.close();
    Tensor output = model.predict(input); // want UseAfterDispose definite
    System.out.println(output.toFloatArray()[0]);
    output.close();
    input.close();
  }
}
