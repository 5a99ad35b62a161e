// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;

/** An array is thrown away with what is in it. */
final class ArrayReplaced {
  static void run() {
    Tensor[] pair = {Tensor.of(1f), Tensor.of(2f)};
    System.out.println(pair[0].item());
    pair = new Tensor[0]; // want ShallowClose definite
    System.out.println(pair.length);
  }
}
