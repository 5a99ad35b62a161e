// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.ArrayList;
import java.util.List;

/** A helper takes all steps of a sequence, and does not reset. */
final class SequenceInHelper {
  static void run() {
    float[][] sequences = {{1, 2, 3}, {1, 2, 3}};
    List<Float> answers = new ArrayList<>();
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (float[] sequence : sequences) {
        answers.add(answer(model, sequence)); // want StateNotReset potential
      }
    }
    check(answers);
  }
  private static float answer(StatefulSequential model, float[] sequence) {
    float last = 0;
    for (float value : sequence) {
      try (Tensor x = Tensor.fill(value, 1, 1, 1);
          Tensor y = model.predict(x)) {
        last = y.item();
      }
    }
    return last;
  }

  private static void check(List<Float> answers) {
    if (!answers.get(0).equals(answers.get(1))) {
      throw new IllegalStateException("the same sequence has two answers: " + answers);
    }
  }
}
