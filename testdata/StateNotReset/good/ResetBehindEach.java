// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.ArrayList;
import java.util.List;

/** Each sequence leaves no state behind. */
final class ResetBehindEach {
  static void run() {
    float[][] sequences = {{1, 2, 3}, {1, 2, 3}};
    List<Float> answers = new ArrayList<>();
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (float[] sequence : sequences) {
        float last = 0;
        for (float value : sequence) {
          try (Tensor x = Tensor.fill(value, 1, 1, 1);
              Tensor y = model.predict(x)) {
            last = y.item();
          }
        }
        answers.add(last);
        model.resetStates();
      }
    }
    check(answers);
  }

  private static void check(List<Float> answers) {
    if (!answers.get(0).equals(answers.get(1))) {
      throw new IllegalStateException("the same sequence has two answers: " + answers);
    }
  }
}
