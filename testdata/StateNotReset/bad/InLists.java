// runs: throws IllegalStateException
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.nn.SimpleRnn;
import dev.tensorlint.runtime.nn.StatefulSequential;
import java.util.ArrayList;
import java.util.List;

/** Sequences in lists. */
final class InLists {
  static void run() {
    List<List<Float>> sequences = List.of(List.of(1f, 2f), List.of(1f, 2f));
    List<Float> answers = new ArrayList<>();
    try (StatefulSequential model = StatefulSequential.withInputs(1, new SimpleRnn(1).stateful())) {
      for (List<Float> sequence : sequences) {
        float last = 0;
        for (float value : sequence) {
          try (Tensor x = Tensor.fill(value, 1, 1, 1);
              Tensor y = model.predict(x)) { // want StateNotReset potential
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
