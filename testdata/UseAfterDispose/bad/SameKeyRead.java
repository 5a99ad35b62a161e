// runs: throws TensorDisposedException
import dev.tensorlint.runtime.Tensor;
import java.util.Map;

/** A map is asked for the tensor that was closed under the same key. */
final class SameKeyRead {
  static void run() {
    Tensor weight = Tensor.of(1f);
    Tensor bias = Tensor.of(2f);
    apply(Map.of("weight", weight, "bias", bias));
  }

  private static void apply(Map<String, Tensor> parameters) {
    System.out.println(parameters.get("weight").item());
    parameters.get("weight").close();
    System.out.println(parameters.get("bias").item());
    parameters.get("bias").close();
    System.out.println(parameters.get("weight").item()); // want UseAfterDispose definite
  }
}
