// runs: clean
// trap: lambdas-and-async
import dev.tensorlint.runtime.Tensor;
import java.util.List;
import java.util.function.Function;

/** Each stage of a pipeline closes what the stage before it made. */
final class PipelineOfFunctions {
  static void run() {
    Tensor current = Tensor.of(1f, -2f);
    List<Function<Tensor, Tensor>> stages = List.of(Tensor::relu, Tensor::tanh);
    for (Function<Tensor, Tensor> stage : stages) {
      Tensor next = stage.apply(current);
      current.close();
      current = next;
    }
    System.out.println(current.toFloatArray()[0]);
    current.close();
  }
}
