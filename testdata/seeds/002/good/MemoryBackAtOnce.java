// runs: clean
import dev.tensorlint.runtime.Tensor;
import dev.tensorlint.runtime.TensorRuntime;

/** A release gives the memory back at once, without any garbage collection. */
final class MemoryBackAtOnce {
  static void run() {
    long before = TensorRuntime.liveBytes();
    Tensor x = Tensor.zeros(500, 500);
    x.close();
    if (TensorRuntime.liveBytes() > before) {
      throw new IllegalStateException("the memory is not back");
    }
  }
}
