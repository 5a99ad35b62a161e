// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorScope;
import java.util.function.Supplier;

/** Functions that are handed on capture what was kept, or plain data, or run before the end. */
final class FunctionOfKept {
  static void run() {
    Tensor[] kept = new Tensor[1];
    System.out.println(scaler(2f, kept).get());
    kept[0].close();
    System.out.println(copied(3f).get() + ran(4f));
  }

  private static Supplier<Float> scaler(float factor, Tensor[] kept) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor weights = Tensor.of(factor).keep();
      kept[0] = weights;
      return () -> weights.item() * 3f;
    }
  }

  private static Supplier<Float> copied(float factor) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor weights = Tensor.of(factor);
      float value = weights.item();
      return () -> value * 3f;
    }
  }

  private static float ran(float factor) {
    try (TensorScope scope = TensorScope.open()) {
      Tensor weights = Tensor.of(factor);
      Supplier<Float> scaled = () -> weights.item() * 3f;
      return scaled.get();
    }
  }
}
