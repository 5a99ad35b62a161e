// runs: leaks 4 tensors
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.Dense;
import dev.tensorlint.runtime.nn.FitOptions;
import dev.tensorlint.runtime.nn.Model;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import dev.tensorlint.runtime.train.Adam;
import dev.tensorlint.runtime.train.MeanSquaredError;

/** Waits for the training and closes the model: what leaks are the tensors. */
final class TrainedTensorsForgotten {
  static void run() {
    process(step(0)); // want DiscardedTensor definite
  }

  private static void process(Tensor sequence) {
    Model model = StatefulSequential.of(new SimpleRnn(10).stateful(), new Dense(1));
    model.compile(new MeanSquaredError(), new Adam(0.01f));
    train(model, sequence, Tensor.ones(1, 1)); // want DiscardedTensor definite
    Tensor input = step(2); // want UnscopedTensor definite
    Tensor prediction = model.predict(input); // want UnscopedTensor definite
    System.out.println(prediction);
    model.close();
  }

  private static void train(Model model, Tensor inputs, Tensor targets) {
    System.out.println(model.fitAsync(inputs, targets, FitOptions.epochs(1)).join());
  }

  private static Tensor step(float value) {
    return Tensor.of(new float[] {value}, Shape.of(1, 1, 1));
  }
}
