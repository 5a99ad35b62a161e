// runs: clean
import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;

/** Tensors of every type of numbers are closed, or belong to a scope. */
final class TotalsClosed {
  static void run() {
    try (Tensor prices = Tensor.ofDoubles(0.1, 0.2);
        Tensor counts = Tensor.of(new long[] {3, 4}, Shape.of(2));
        Tensor cost = prices.mul(counts)) {
      double[] all = cost.toDoubleArray();
      long[] kept = counts.toLongArray();
      System.out.println(all[1] * kept[0]);
    }
    try (TensorScope scope = TensorScope.open()) {
      Tensor levels = Tensor.ofUnsignedBytes(0, 255);
      Tensor sum = levels.cast(DType.INT64).add(Tensor.ofLongs(1, 2));
      System.out.println(sum.getLong(-1) + levels.toByteArray().length);
    }
  }
}
