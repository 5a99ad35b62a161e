// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.ArrayList;
import java.util.List;

/** The same sequence twice, from the beginning each time. */
final class SameSequenceReset {
  static void run() {
    float[] sequence = {1, 2, 3};
    List<Float> answers = new ArrayList<>();
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (int pass = 0; pass < 2; pass++) {
        model.resetStates();
        float last = 0;
        for (float value : sequence) {
          try (Tensor x = Tensor.fill(value, 1, 1, 1);
              Tensor y = model.predict(x)) {
            last = y.item();
          }
        }
        answers.add(last);
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
