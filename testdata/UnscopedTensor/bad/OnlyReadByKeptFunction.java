// runs: leaks 2 tensors
import dev.tensorlint.runtime.Tensor;
import java.util.Iterator;
import java.util.function.Supplier;

/** A function and an object outlive the method. Both read the tensor, and neither can close it. */
final class OnlyReadByKeptFunction {
  static void run() {
    System.out.println(reader().get());
    System.out.println(repeated().next());
  }

  private static Supplier<Float> reader() {
    Tensor x = Tensor.of(1f); // want UnscopedTensor definite
    return () -> x.item();
  }

  private static Iterator<Float> repeated() {
    Tensor x = Tensor.of(2f); // want UnscopedTensor definite
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public Float next() {
        return x.item();
      }
    };
  }
}
