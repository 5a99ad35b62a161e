// runs: leaks 5 tensors
import dev.tensorlint.runtime.DType;
import dev.tensorlint.runtime.Shape;
import dev.tensorlint.runtime.Tensor;

/** Tensors of every type of numbers, and what is computed from two of them, stay open. */
final class TotalsForgotten {
  static void run() {
    Tensor prices = Tensor.ofDoubles(0.1, 0.2); // want UnscopedTensor definite
    Tensor counts = Tensor.ofLongs(3, 4); // want UnscopedTensor definite
    Tensor levels = Tensor.ofUnsignedBytes(0, 255); // want UnscopedTensor definite
    Tensor exact = Tensor.of(new double[] {1, 2}, Shape.of(2)); // want UnscopedTensor definite
    System.out.println(levels.getUnsignedByte(-1) + exact.getDouble(0));
    Tensor wide = counts.cast(DType.FLOAT64); // want UnscopedTensor definite
    try (Tensor cost = prices.mul(wide)) {
      System.out.println(cost.toDoubleArray()[1]);
    }
  }
}
