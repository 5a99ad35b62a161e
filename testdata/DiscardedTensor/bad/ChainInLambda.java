// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.List;

/** Each element makes one more. */
final class ChainInLambda {
  static void run() {
    List.of(1f, 2f)
        .forEach(
            value ->
                System.out.println(
                    Tensor.scalar(value) // want DiscardedTensor definite
                        .item()));
  }
}
