// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.grad.Variable;

/** The name stands for the value of the variable that is open. */
final class ValueTakenAgain {
  static void run() {
    try (Tensor start = Tensor.of(1f, -2f)) {
      Variable first = Variable.of(start);
      Tensor view = first.value();
      System.out.println(view.toFloatArray()[0]);
      first.close();
      try (Variable second = Variable.of(start)) {
        view = second.value();
        System.out.println(view.toFloatArray()[0]);
      }
    }
  }
}
